import { draftOf, type codeHost } from "#scripts/editor/code-host.ts";
import { removedGroups, typedFields } from "#scripts/editor/entry-files.ts";
import type { Kind } from "#app/content/kinds.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { stepsInForm } from "#scripts/editor/field-words.ts";
import { formatOf, sourceField } from "#scripts/editor/file-formats.ts";
import { mergedValues, type Clash } from "#scripts/editor/merged-values.ts";
import { pathIn } from "#scripts/editor/language-path.ts";
import { withoutEmpty, type Fields } from "#scripts/editor/plain-values.ts";
import { hasFields } from "#app/content/walk-fields.ts";

type Host = Pick<ReturnType<typeof codeHost>, "currentText">;
type Entry = { toJS: () => object; set: (name: never, value: never) => Entry };
type MarksOf = (entry: Saved, kind: Kind) => Promise<Record<string, string>>;
type Saved = {
  collection: string;
  slug: string;
  path: string;
  newRecord: boolean;
  data: Fields;
  i18n: Record<string, { data?: Fields }>;
};

/**
 * Updates an entry just before it is saved: fetches the current text of each of its files, and applies
 * the writer's changes to that. `keep` is called once it is saved, so that what this window saved does
 * not look like a change by somebody else.
 */
export function latestEntry(
  host: Host,
  codes: string[],
  keepMine = askWriter,
  marksOf: MarksOf = () => Promise.resolve({}),
) {
  // What this window saved, by the file and the text that it replaced; the form still has that text.
  const [ours, pending] = [new Map<string, string>(), new Map<string, string>()];
  const nameOf = (path: string, { [sourceField]: source = "" }: Fields) =>
    `${path}\n${String(source).trim()}`;
  const update = async (path: string, draft: string, fields: Fields): Promise<Fields> => {
    const source = String(fields[sourceField] ?? "");
    const now = await host.currentText(path, draft);
    const { kind, language } = layerPath(path.replace(/^content\//, ""));
    // A translation that was switched off may be switched on again.
    if (now === null && !language)
      throw new Error(
        "Somebody marked this entry for deletion, so nothing was saved. If it should stay, cancel the deletion first.",
      );
    if (now === undefined || now === null || !kind) return fields;
    const last = ours.get(nameOf(path, fields)) ?? source;
    if (now === source || now === last) return { ...fields, [sourceField]: now };
    const { fromFile, schema } = formatOf(kind);
    const before = last && withoutEmpty(fromFile(last));
    const theirs = withoutEmpty(fromFile(now));
    const mine = withoutEmpty(fields);
    const ask = (clash: Clash) => keepMine({ ...clash, path: stepsInForm(clash.path, kind) });
    const merged = mergedValues(before || undefined, mine, theirs, ask, schema);
    return { ...(hasFields(merged) && merged), [sourceField]: now };
  };
  return {
    keep() {
      for (const [name, text] of pending) ours.set(name, text);
      pending.clear();
    },
    async latest<Given extends Entry>(entry: Given): Promise<Given> {
      const written = entry.toJS() as Saved;
      const { collection, slug, path, newRecord, data, i18n } = written;
      const { kind } = layerPath(path.replace(/^content\//, ""));
      if (!kind) return entry;
      const draft = draftOf(collection, slug);
      const current = async (at: string, fields: Fields) =>
        newRecord ? fields : update(at, draft, fields);
      const note = <Made extends Fields>(at: string, fields: Fields, made: Made) => {
        const text = formatOf(kind).toFile(made);
        for (const either of [fields, made]) pending.set(nameOf(at, either), text);
        return made;
      };
      pending.clear();
      const marks = await marksOf(written, kind);
      const removed = removedGroups(data, kind);
      const layers = Object.entries(i18n).map(async ([code, { data: fields }]) => {
        // This language was switched off.
        if (!fields) return [code, {}] as const;
        const at = pathIn(code, path, codes);
        const { [sourceField]: source, ...words } = await current(at, marked(fields, marks[at]));
        const made = { ...typedFields(words, kind, removed), [sourceField]: source ?? "" };
        return [code, { data: note(at, fields, made) }] as const;
      });
      const others = Object.fromEntries(await Promise.all(layers));
      const original = note(path, data, await current(path, data));
      return entry
        .set("data" as never, original as never)
        .set("i18n" as never, others as never) as Given;
    },
  };
}

// A translation that the writer changed fits the original beside it.
function marked(fields: Fields, translates?: string) {
  return translates ? { ...fields, translates } : fields;
}

function askWriter({ path, mine, theirs }: Clash) {
  const [yours, other] = [mine, theirs].map((value) =>
    value === undefined ? "nothing" : JSON.stringify(value, null, 1),
  );
  return confirm(
    `Somebody else changed “${path}” while this form was open.\n\nTheirs: ${other}\n\nYours: ${yours}\n\nOK saves yours, Cancel keeps theirs.`,
  );
}
