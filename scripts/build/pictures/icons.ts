import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { writeText } from "#scripts/build/compressed-text.ts";
import { hashOfFiles } from "#scripts/build/files-state.ts";
import type { OutputDraft } from "#scripts/build/output-draft.ts";

const cache = path.resolve(".cache/pictures/icons");
const mark = "public/favicon.svg";
const sizes = [180, 192, 512];

/** Writes the icons of home screens and the manifest that names them. */
export async function writeIcons({ site }: Contents, output: OutputDraft) {
  const state = hashOfFiles([mark, "scripts/build/pictures/icons.ts"]);
  await mkdir(cache, { recursive: true });
  for (const size of sizes) {
    const cached = path.join(cache, `${state}-${size}.png`);
    // To load sharp alone takes as long as to render a dozen pages.
    if (!existsSync(cached)) await drawIcon(size, cached);
    output.copy(`icons/icon-${size}.png`, cached, cached);
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
  writeText(output, "manifest.webmanifest", JSON.stringify(manifest));
}

async function drawIcon(size: number, target: string) {
  const { default: sharp } = await import("sharp");
  const icon = sharp(mark, { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true });
  const draft = `${target}.${process.pid}`;
  await icon.toFile(draft);
  await rename(draft, target);
}
