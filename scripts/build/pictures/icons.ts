import { readFile } from "node:fs/promises";
import { withinSite } from "#app/library/base-path.ts";
import type { OutputDraft } from "#scripts/build/output-draft.ts";
import type { Contents } from "#app/library/contents.ts";

const sizes = [180, 192, 512];

/** Writes the icons of home screens and the manifest that names them. */
export async function writeIcons({ site }: Contents, output: OutputDraft) {
  const mark = await readFile("public/favicon.svg");
  for (const size of sizes) {
    output.write(`icons/icon-${size}.png`, await drawIcon(mark, size));
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
  output.write("manifest.webmanifest", JSON.stringify(manifest));
}

async function drawIcon(mark: Buffer, size: number) {
  const { default: sharp } = await import("sharp");
  return sharp(mark, { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
}
