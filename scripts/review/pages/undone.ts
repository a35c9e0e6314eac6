import { kindAt } from "#app/content/kinds.ts";
import type { Contents } from "#app/content/contents.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";

type Entry = Record<string, unknown>;

/**
 * The contents with one edit taken back, so that a page tells by itself whether the edit changes it;
 * undefined where no place in the contents belongs to the edit.
 */
export function undone(after: Contents, before: Contents, edit: Edit): Contents | undefined {
  const file = edit.file.replace(/^.*?content\//, "");
  const kind = kindAt(file);
  if (!kind) return undefined;
  const name = kind.name as keyof Contents;
  if (kind.form === "single")
    return { ...after, [name]: withField(after[name] as Entry, before[name] as Entry, edit.field) };
  const [now, old] = [after[name] as Entry[], before[name] as Entry[]];
  const id = kind.form === "folder" ? file.slice(kind.path.length + 1, -".mdx".length) : undefined;
  return { ...after, [name]: entriesUndone(now, old, edit, id) };
}

function entriesUndone(now: Entry[], old: Entry[], edit: Edit, id = edit.entry) {
  const { field, change } = edit;
  if (change === "moved" && id === "") {
    const place = (one: Entry) => old.findIndex((other) => nameOf(other) === nameOf(one));
    return now.toSorted((one, other) => place(one) - place(other));
  }
  const isMoved = field === "address";
  const here = now.find((one) => nameOf(one) === id);
  const there = old.find((one) => nameOf(one) === (isMoved ? edit.before.split("/").at(-1) : id));
  if (!there) return now.filter((one) => one !== here);
  if (!here) return now.toSpliced(old.indexOf(there), 0, there);
  const entry = isMoved ? there : withField(here, there, field || "body");
  return now.map((one) => (one === here ? entry : one));
}

// The name by which an entry is known in its list.
function nameOf(entry: Entry | string) {
  if (typeof entry === "string") return entry;
  return String(entry.id ?? entry.from ?? entry.name ?? entry.title ?? "");
}

// Copies only what lies on the way to the field. A list is taken back whole, since its places shift.
function withField(now: Entry, old: Entry | undefined, field: string): Entry {
  const [name = "", ...rest] = field.split(".");
  const [value, was] = [now[name], old?.[name]];
  const isDeeper =
    rest.length > 0 && value && was && typeof value === "object" && !Array.isArray(value);
  return {
    ...now,
    [name]: isDeeper ? withField(value as Entry, was as Entry, rest.join(".")) : was,
  };
}
