import type { Kind } from "#app/content/kinds.ts";
import { kindLabel } from "#app/content/model-fields.ts";
import { englishName } from "#app/content/languages/languages-in.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { isError, type Finding } from "#scripts/check/run-rules.ts";
import type { CheckAnswer, CheckQuestion } from "#scripts/editor/check-worker.ts";
import { draftOf, type codeHost } from "#scripts/editor/code-host.ts";
import { entryFiles, type FormEntry } from "#scripts/editor/entry-files.ts";
import type { EntryPage } from "#scripts/editor/entry-pages.ts";
import { formPath, formPathAt, inFormWords, labelAt } from "#scripts/editor/field-words.ts";
import { languageAt } from "#scripts/editor/language-path.ts";
import { loadedOnce } from "#scripts/editor/loaded-once.ts";

/** A message about a field of an entry, or about another file, which has no field here. */
export type FieldFinding = Pick<Finding, "severity" | "instead"> & {
  text: string;
  language: string;
  field: string;
  label: string;
};
/** What is known of an entry in its form; no findings until it was checked for the first time. */
export type CheckedEntry = {
  path?: string;
  isEmpty?: boolean;
  findings?: FieldFinding[];
  pages?: EntryPage[];
  marks?: CheckAnswer["marks"];
  trouble?: string;
};
/** The check of the entries of a kind; every part of a form shows its last answer. */
export type EntryCheck = ReturnType<typeof entryCheck>;

type Setting = {
  kind: Kind;
  codes: string[];
  host: Pick<ReturnType<typeof codeHost>, "contentTexts" | "picture">;
  check: (question: CheckQuestion) => Promise<CheckAnswer>;
};

const patience = 400;

/** Checks the entries of a kind; leaves out what is already wrong elsewhere on the main branch. */
export function entryCheck({ kind, codes, host, check }: Setting) {
  const before = loadedOnce(async () => check(await host.contentTexts()));
  const listeners = new Set<() => void>();
  let [asked, shown, timer] = ["", {} as CheckedEntry, undefined as unknown as number];
  return {
    kind,
    look,
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Asks about an entry a moment after the last change; the parts of a form ask the same. */
    ask(entry: FormEntry) {
      const { path, files } = entryFiles(entry, kind, codes);
      const question = JSON.stringify([path, files]);
      if (question === asked) return;
      asked = question;
      clearTimeout(timer);
      if (path !== shown.path || shown.isEmpty) show({ path });
      timer = self.setTimeout(() => {
        look(entry).then(
          // While there are errors, the last page stays.
          (made) => question === asked && show({ ...made, pages: made.pages ?? shown.pages }),
          ({ message }: Error) => question === asked && show({ ...shown, trouble: message }),
        );
      }, patience);
    },
  };

  function show(next: CheckedEntry) {
    shown = next;
    for (const listener of listeners) listener();
  }

  async function look(entry: FormEntry): Promise<CheckedEntry> {
    const { path, files, pictures, changed } = entryFiles(entry, kind, codes);
    if (Object.keys(files).length === 0) return { path, isEmpty: true, findings: [] };
    const name = kind.form === "folder" ? path.replace(/^.*\/|\.mdx$/g, "") : kind.name;
    const draft = entry.path && draftOf(entry.collection, name);
    const { texts, others } = await host.contentTexts(draft);
    const added = [...pictures.keys()].map((path) => ({ path, size: 1 }));
    const [usual, { findings, pages = [], marks }] = await Promise.all([
      before(),
      check({
        texts: { ...texts, ...files },
        others: [...others, ...added],
        shown: { path, saved: texts[path] ?? "" },
      }),
    ]);
    const known = new Set(usual.findings.map(({ file, text }) => file + text));
    // Saving renews the mark of a translation that was changed.
    const isMark = ({ rule, file, instead }: Finding) =>
      rule === "languages" && instead !== undefined && changed.includes(file);
    // Saving deletes a picture that nothing shows any more.
    const isDeleted = (finding: Finding) =>
      isError(finding) && others.some(({ path }) => path === finding.subject?.file);
    const picture = async (place: string) => pictures.get(place) ?? host.picture(place, draft);
    const here = findings.filter(
      (finding) =>
        !isMark(finding) &&
        !isDeleted(finding) &&
        (finding.file in files || !known.has(finding.file + finding.text)),
    );
    return {
      path,
      findings: here.map((finding) =>
        fieldFinding(finding, files[finding.file], texts[finding.file]),
      ),
      pages:
        pages.length > 0
          ? await Promise.all(pages.map((page) => withPictures(page, picture)))
          : undefined,
      marks,
    };
  }

  function fieldFinding(
    { severity, instead, file, start, text, source, subject }: Finding,
    written?: string,
    elsewhere = "",
  ) {
    const language = languageAt(`content/${file}`, codes);
    const other = layerPath(file).kind ?? kind;
    // The form shows one language at a time.
    const of = language === codes[0] ? "" : ` (${englishName(language)})`;
    if (written === undefined) {
      const [, title] = /^title: *(.+)$/m.exec(elsewhere) ?? [];
      const label = `${kindLabel(other)}${of}: ${title ?? source.trim()}`;
      return { severity, instead, language, field: "", label, text: inFormWords(text, other) };
    }
    const path = subject?.field ? formPath(subject.field, kind) : formPathAt(written, start, kind);
    const [field, label] = [path.join("."), labelAt(kind, path) + of];
    return { severity, instead, language, field, label, text: inFormWords(text, kind) };
  }
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
