import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { paletteOf, paper } from "#app/leso/palette.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import { siteMark } from "#scripts/build/pictures/site-mark.ts";

const sizes = [180, 192, 512];

/** Writes the home-screen icons and the manifest that lists them. */
export async function writeIcons({ site }: Contents, next: NextOutput) {
  for (const size of sizes) {
    next.write(`icons/icon-${size}.png`, await siteMark(size));
  }
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.motto,
    lang: site.language,
    start_url: withinSite("/"),
    display: "browser",
    background_color: paper,
    theme_color: paletteOf("indigo", "dark").ground,
    icons: [192, 512].map((size) => ({
      src: withinSite(`/icons/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  next.write("manifest.webmanifest", JSON.stringify(manifest));
}
