import { folders, lists, singles } from "#app/content/kinds.ts";
import type { Contents } from "#app/content/contents.ts";
import type { Edit } from "#scripts/review/edits/edit.ts";

type Entry = Record<string, unknown>;

/**
 * The contents with one edit taken back, so that a page tells by itself whether the edit changes it;
 * undefined where no place in the contents belongs to the edit.
 */
export function undone(after: Contents, before: Contents, edit: Edit): Contents | undefined {
  const file = edit.file.replace(/^.*?content\//, "");
  const [single] = Object.entries(singles).find(([, { path }]) => path === file) ?? [];
  const [list] = Object.entries(lists).find(([, { path }]) => path === file) ?? [];
  const [folder] =
    Object.entries(folders).find(
      ([, { path }]) => file.startsWith(`${path}/`) && file.endsWith(".mdx"),
    ) ?? [];
  const name = (single ?? list ?? folder) as keyof Contents | undefined;
  if (!name) return undefined;
  const [now, old] = [after[name], before[name]];
  if (single) return { ...after, [name]: withField(now as Entry, old as Entry, edit.field) };
  const entries = entriesUndone(now as Entry[], old as Entry[], edit, folder && idOf(file));
  return entries && { ...after, [name]: entries };
}

function entriesUndone(now: Entry[], old: Entry[], edit: Edit, id = edit.entry) {
  const isIt = (entry: Entry) => nameOf(entry) === id;
  if (edit.change === "moved" && edit.values[0]?.field === "address") {
    const from = old.find((entry) => nameOf(entry) === idOf(edit.before));
    return from && now.map((entry) => (isIt(entry) ? from : entry));
  }
  if (edit.change === "moved" && edit.field === "") {
    const place = (entry: Entry) => old.findIndex((one) => nameOf(one) === nameOf(entry));
    return now.toSorted((one, other) => place(one) - place(other));
  }
  const [here, there] = [now.find(isIt), old.find(isIt)];
  if (!there) return here && now.filter((entry) => entry !== here);
  if (!here) return now.toSpliced(old.indexOf(there), 0, there);
  const isBody = edit.field === "";
  const changed = isBody ? { ...here, body: there.body } : withField(here, there, edit.field);
  return now.map((entry) => (entry === here ? changed : entry));
}

/** The name by which an entry is known in its list. */
function nameOf(entry: Entry | string) {
  if (typeof entry === "string") return entry;
  const { id, from, name, title } = entry;
  return String(id ?? from ?? name ?? title ?? "");
}

function idOf(file: string) {
  return file.replace(/^.*\//, "").replace(/\.mdx$/, "");
}

// Copies only what lies on the way to the field. A list is taken back whole, since its places shift.
function withField(now: Entry, old: Entry | undefined, field: string): Entry {
  const [name = "", ...rest] = field.split(".");
  const [value, was] = [now[name], old?.[name]];
  const isDeeper =
    rest.length > 0 && value && was && typeof value === "object" && !Array.isArray(value);
  const inner = isDeeper ? withField(value as Entry, was as Entry, rest.join(".")) : was;
  const { [name]: _left, ...others } = now;
  return inner === undefined ? others : { ...now, [name]: inner };
}
