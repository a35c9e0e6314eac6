import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";

const sizes = [180, 192, 512];

/** Writes the icons of home screens and the manifest that names them. */
export async function writeIcons({ site }: Contents, output: string) {
  const mark = await readFile("public/favicon.svg");
  const folder = path.join(output, "icons");
  await mkdir(folder, { recursive: true });
  for (const size of sizes) {
    const icon = await sharp(mark, { density: (72 * size) / 32 })
      .resize(size)
      .png({ palette: true })
      .toBuffer();
    await writeFile(path.join(folder, `icon-${size}.png`), icon);
  }
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.motto,
    lang: site.language,
    start_url: withinSite("/"),
    display: "browser",
    background_color: "#fffbf3",
    theme_color: "#27235e",
    icons: [192, 512].map((size) => ({
      src: withinSite(`/icons/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  await writeFile(path.join(output, "manifest.webmanifest"), JSON.stringify(manifest));
  return sizes.length;
}
