import type { Kind } from "#app/content/kinds.ts";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { pathOfPhoto } from "#app/content/reading/path-of-photo.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import type { CheckAnswer, CheckQuestion } from "#scripts/editor/check-worker.ts";
import type { codeHost } from "#scripts/editor/code-host.ts";
import type { EntryPage } from "#scripts/editor/entry-pages.ts";
import { formatOf, itemsField, sourceField } from "#scripts/editor/file-formats.ts";
import { pathIn, languageAt } from "#scripts/editor/language-path.ts";
import { loadedOnce } from "#scripts/editor/loaded-once.ts";
import { isEmpty, withoutEmpty, type Fields } from "#scripts/editor/plain-values.ts";

/** An entry in its form; the path is empty for a new one. */
export type FormEntry = { path: string; data: Fields; i18n: Record<string, { data: Fields }> };
/** Checks an entry in its form and renders its page. */
export type LookAt = (entry: FormEntry) => Promise<CheckAnswer>;

type Setting = {
  kind: Kind;
  codes: string[];
  host: Pick<ReturnType<typeof codeHost>, "contentTexts" | "picture">;
  check: (question: CheckQuestion) => Promise<CheckAnswer>;
};

const inContent = /^content\//;

/** Checks the entries of a kind; leaves out what is already wrong elsewhere on the main branch. */
export function entryCheck({ kind, codes, host, check }: Setting): LookAt {
  const before = loadedOnce(async () => check(await host.contentTexts()));
  const newPath = `content/${kind.path}${kind.form === "folder" ? "/new-entry.mdx" : ""}`;
  return async (entry) => {
    const path = entry.path || newPath;
    const { texts, others } = await host.contentTexts();
    const { files, pictures } = entryFiles({ ...entry, path }, kind, codes);
    const added = [...pictures.keys()].map((path) => ({ path, size: 1 }));
    const shown = path.replace(inContent, "");
    const [usual, { findings, pages }] = await Promise.all([
      before(),
      check({ texts: { ...texts, ...files }, others: [...others, ...added], shown }),
    ]);
    markFields(findings, files, codes);
    const known = new Set(usual.findings.map(({ file, text }) => file + text));
    const picture = async (path: string) => pictures.get(path) ?? host.picture(path);
    return {
      findings: findings.filter(({ file, text }) => file in files || !known.has(file + text)),
      pages: pages && (await Promise.all(pages.map((page) => withPictures(page, picture)))),
    };
  };
}

// The files that saving an entry would write, by their paths inside the content folder. A picture
// that is not saved yet has only a blob: address, and gets a temporary name.
function entryFiles({ path, data, i18n }: FormEntry, kind: Kind, codes: string[]) {
  const pictures = new Map<string, string>();
  const { toFile } = formatOf(kind);
  const layers = Object.entries(i18n).map(
    ([code, layer]) => [pathIn(code, path, codes), layer.data] as const,
  );
  const written = [[path, data] as const, ...layers].filter(
    ([, fields]) => !isEmpty(withoutEmpty(fields)),
  );
  const files = written.map(([place, fields]) => {
    const file = place.replace(inContent, "");
    const saved = toFile(asSaved(fields));
    const text = saved.replaceAll(/blob:[^\s")]*\/([\w-]+)/g, (address, id: string) => {
      pictures.set(pathOfPhoto(path.replace(inContent, ""), `${id}.jpg`), address);
      return `${id}.jpg`;
    });
    return [file, text];
  });
  return { files: Object.fromEntries(files) as Record<string, string>, pictures };
}

async function withPictures(page: EntryPage, picture: (path: string) => Promise<string>) {
  const named = / src="\/([^"]+)"/g;
  const addresses = new Map<string, string>();
  for (const [source, path = ""] of page.html.matchAll(named)) {
    const address = addresses.has(source) ? "" : await picture(path);
    if (address) addresses.set(source, ` src="${address}"`);
  }
  return { ...page, html: page.html.replaceAll(named, (source) => addresses.get(source) ?? "") };
}

// A form drops empty fields when it saves.
function asSaved(fields: Fields) {
  return { ...(withoutEmpty(fields) as Fields), [sourceField]: fields[sourceField] };
}

// Marks each field that has a finding with an attribute, which the style sheet prints below the field.
function markFields(findings: Finding[], files: Record<string, string>, codes: string[]) {
  for (const field of document.querySelectorAll("[data-finding]"))
    field.removeAttribute("data-finding");
  for (const { file, start, text } of findings) {
    const written = files[file];
    if (written === undefined) continue;
    const pane = `.pane[data-locale="${languageAt(`content/${file}`, codes)}"]`;
    const path = CSS.escape(fieldAt(written, start, file.endsWith(".mdx")));
    const field = document.querySelector(`${pane} [data-key-path="${path}"]`);
    if (field && !field.hasAttribute("data-finding")) field.setAttribute("data-finding", text);
  }
}

// The field, such as items.2.label, that contains an offset of the file.
function fieldAt(text: string, at: number, isProse: boolean) {
  const from = isProse ? text.indexOf("\n") + 1 : 0;
  const to = isProse ? text.indexOf("\n---", from - 1) + 1 : text.length;
  if (isProse && at >= to) return "body";
  const { data, rangeOf } = parseYaml(text, from, to);
  const path: (string | number)[] = [];
  let value: unknown = data;
  while (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    const name = Object.keys(value).find((key) => {
      const { start, end } = rangeOf([...path, isList ? Number(key) : key]);
      return at >= start && at < end;
    });
    if (name === undefined) break;
    path.push(isList ? Number(name) : name);
    value = (value as Fields)[name];
  }
  return (Array.isArray(data) ? [itemsField, ...path] : path).join(".");
}
