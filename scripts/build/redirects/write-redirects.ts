import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { movedPage } from "#scripts/build/redirects/moved-page.ts";
import { basePath } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";

/** Writes the list of redirects that hosts read, and a page for each where a host does not. */
export async function writeRedirects(
  { redirects, site, interface: words }: Contents,
  output: string,
) {
  const rules = redirects.map(({ from, to }) => `${basePath}${from} ${to} 301\n`);
  await writeFile(path.join(output, "_redirects"), rules.join(""));
  for (const { from, to } of redirects) {
    const file = path.join(output, `${from.slice(1)}.html`);
    const page = { language: site.language, title: words.moved, label: words.movedLink, to };
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, movedPage(page));
  }
  return redirects.length;
}
