/** The parts of the links in a page's head that vary. */
type Links = { styles: string; basePath: string; hasDrawnIcons: boolean };

/** The stylesheet and icons of every page; the larger icons exist only after a build. */
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
