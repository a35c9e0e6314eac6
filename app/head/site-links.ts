/** What the links of a page's head depend on. */
type Links = { styles: string; basePath: string; hasDrawnIcons: boolean };

/** The stylesheet and the icons of every page; the larger icons are there once the build has drawn them. */
export function siteLinks({ styles, basePath, hasDrawnIcons }: Links) {
  return [
    { rel: "stylesheet", href: styles },
    { rel: "icon", href: `${basePath}/favicon.svg`, type: "image/svg+xml" },
    ...(hasDrawnIcons
      ? [
          { rel: "apple-touch-icon", href: `${basePath}/icons/icon-180.png` },
          { rel: "manifest", href: `${basePath}/manifest.webmanifest` },
        ]
      : []),
  ];
}
