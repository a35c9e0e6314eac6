import { prefixedAddress, addressOf, notFoundAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { entriesOf } from "#app/content/entries.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { localAudience } from "#app/content/public-days.ts";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { hasFields } from "#app/content/walk-fields.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { siteTargets } from "#scripts/build/rendering/site-targets.ts";
import { isSame } from "#scripts/editor/plain-values.ts";

/** The CSS of every page, and the CSS that only the home page and pages with a body have. */
export type Styles = { site: string; home: string; prose: string };
/** The path of a content file, and its text before it was changed. */
export type Shown = { path: string; saved: string };
/** A rendered page in a language, such as sw. */
export type EntryPage = { locale: string; address: string; html: string };

/** The page that shows the most of what is new in a content file, in each language that has this page. */
export async function entryPages(
  content: FoundContent,
  { path, saved }: Shown,
  styles: Styles,
): Promise<EntryPage[]> {
  const contents = await contentsFor(content, localAudience());
  const part = { script: "", styles: "site", homeStyles: "home", proseStyles: "prose" };
  const renderAt = siteRenderer(contents, part);
  const targets = new Map(siteTargets(contents).map((target) => [target.address, target]));
  const render = (address: string) => renderAt(address, targets.get(address)?.status);
  const shown = await addressOfFile(contents, content, { path, saved }, render);
  const border = encodeURIComponent(await renderAt("/pindo.svg"));
  const pages: EntryPage[] = [];
  for (const { locale, prefix } of contents.languages) {
    const address = prefixedAddress(prefix, shown);
    if (!targets.has(address)) continue;
    const html = standAlone(await render(address), contents, (name) =>
      styles[name].replaceAll("/pindo.svg", `"data:image/svg+xml,${border}"`),
    );
    pages.push({ locale, address, html });
  }
  return pages;
}

// The page of the entry, else the designed page that shows the most of its new texts, or of all of them.
async function addressOfFile(
  contents: Contents,
  { files }: FoundContent,
  { path, saved }: Shown,
  render: (address: string) => Promise<string>,
) {
  const file = files.find((candidate) => candidate.path === path);
  const [entry] = file ? entriesOf(file) : [];
  const entryAddress = entry && file?.kind.form !== "list" ? addressOf(entry) : "";
  if (entryAddress) return entryAddress;
  const fresh = newIn(file?.data, parseYaml(saved).data);
  const texts = (fresh.length > 0 ? fresh : textsIn(file?.data)).map(escapedText);
  let best = { address: "/", count: 0 };
  for (const address of [...contents.designed, notFoundAddress]) {
    const html = await render(address);
    const count = texts.filter((text) => html.includes(text)).length;
    if (count > best.count) best = { address, count };
  }
  return best.address;
}

// The texts of what differs; an item of a list counts whole, because a number alone is on many pages.
function newIn(value: unknown, before: unknown): string[] {
  if (Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return value.filter((item) => !old.some((one) => isSame(one, item))).flatMap(textsIn);
  }
  if (hasFields(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      newIn(inner, hasFields(before) ? before[name] : undefined),
    );
  return isSame(value, before) ? [] : textsIn(value);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === "string" && value.length > 3 ? [value] : [];
}

// Makes a page work without a server: it has no scripts, its styles are inline, and the address of
// each picture is its path inside the content folder.
function standAlone(html: string, { photos }: Contents, styleOf: (name: keyof Styles) => string) {
  const paths = new Map([...photos].map(([path, { hash }]) => [hash, path]));
  return html
    .replaceAll(/<script\b[^]*?<\/script>|<source\b[^>]*>|<link rel="(?!stylesheet)[^>]*>/g, "")
    .replaceAll(/(<iframe[^>]*?) src="[^"]*"/g, "$1")
    .replaceAll(/<link rel="stylesheet" href="(\w+)"\/>/g, (_, name: keyof Styles) => {
      return `<style>${styleOf(name)}</style>`;
    })
    .replaceAll(/ src="\/assets\/photo-(\w+)-\d+\.jpg"/g, (_, hash: string) => {
      return ` src="/${paths.get(hash)}"`;
    })
    .replace("<head>", '<head><base target="_blank"/>');
}
