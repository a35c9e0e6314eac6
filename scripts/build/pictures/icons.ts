import { mkdir } from "node:fs/promises";
import path from "node:path";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { UserError } from "#app/content/user-error.ts";
import { dyes } from "#app/leso/palette.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import { cachePicture, pictureCache } from "#scripts/build/pictures/picture-cache.ts";

/** The drawing of the site's mark, which is also in the header of every page. */
const siteMark = "public/favicon.svg";
const sizes = [180, 192, 512];

/** Makes the home-screen icons from the site's mark, unless cached; returns their files. */
export async function makeIcons(
  folder = pictureCache("icons", [siteMark, "scripts/build/pictures"]),
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const icons = sizes.map(async (size) => {
    const file = path.join(folder, `icon-${size}.png`);
    await cachePicture(file, () => drawIcon(size));
    return file;
  });
  return Promise.all(icons);
}

/** Writes the home-screen icons and the manifest that lists them. */
export function writeIcons({ site, locale }: Contents, icons: string[], next: NextOutput) {
  for (const file of icons) next.copy(`icons/${path.basename(file)}`, file);
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.motto,
    lang: locale,
    start_url: withinSite("/"),
    display: "browser",
    background_color: dyes.paper,
    theme_color: dyes.indigo,
    icons: [192, 512].map((size) => ({
      src: withinSite(`/icons/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  next.write("manifest.webmanifest", JSON.stringify(manifest));
}

async function drawIcon(size: number) {
  const { default: sharp } = await import("sharp");
  const drawn = sharp(siteMark, { density: (72 * size) / 32 })
    .resize(size, size, { fit: "contain", background: "#0000" })
    .png({ palette: true });
  return drawn.toBuffer().catch(({ message }: Error) => {
    throw new UserError(`Icons cannot be made from ${siteMark}: ${message}`);
  });
}
