import { folders, lists, singles } from "#app/library/collections.ts";
import type { Contents, Photos } from "#app/library/contents.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import { pointersOf } from "#app/library/pointers.ts";
import { walkFields } from "#app/library/schema-walk.ts";
import { readThrough, readThroughList, type Besides } from "#app/library/reads/read-through.ts";
import { noteRead } from "#app/library/reads/recorder.ts";
import type { Stat } from "#app/model/entries/stat.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";

/** The same contents, which note what is read of them; made of these entries. */
export function recordedContents(contents: Contents, entries: Entry[]): Contents {
  const folder = entries[0]?.file.split("/")[0] ?? "";
  const of = (collection: string) => entriesOf(entries, collection);
  const figures = new Map(of("stats").map((stat) => [stat.id, stat]));
  const recorded = (entry: Entry | undefined, value: unknown) =>
    entry && typeof value === "object"
      ? readThrough(value as object, nameOf(entry), quotesIn(entry, figures))
      : value;
  const listOf = (name: keyof Contents, place: string) => {
    const own = of(name);
    const values = contents[name] as unknown as unknown[];
    return readThroughList(
      values.map((value, index) => recorded(own[index], value)),
      place,
    );
  };
  return {
    ...mapRegister(singles, (name) => recorded(of(name)[0], contents[name])),
    ...mapRegister(lists, (name, path) => listOf(name, `${folder}/${path}`)),
    ...mapRegister(folders, (name, path) => listOf(name, `${folder}/${path}`)),
    photos: recordedPhotos(contents.photos, folder),
  } as Contents;
}

/** The name under which the reads of an entry are noted, such as content/team.yaml#2. */
export function nameOf({ file, path }: Pick<Entry, "file" | "path">) {
  return `${file}#${path.join(".")}`;
}

/** What the reads of a photograph are noted as: a file as a whole. */
export function photoRead(photos: Photos, place: string) {
  const photo = photos.get(place);
  return photo && `${photo.hash} ${photo.width} ${photo.height}`;
}

function recordedPhotos(photos: Photos, folder: string): Photos {
  return new Proxy(photos, {
    get(target, property) {
      if (property !== "get") {
        const found: unknown = Reflect.get(target, property, target);
        return typeof found === "function" ? (found.bind(target) as unknown) : found;
      }
      return (place: string) => {
        noteRead(`${folder}/${place}#`, photoRead(photos, place));
        return photos.get(place);
      };
    },
  });
}

function quotesIn(entry: Entry, figures: ReadonlyMap<string, Entry>): Besides | undefined {
  if (!pointersOf(entry).some(({ kind }) => kind === "figure")) return undefined;
  const found = new Map<string, [string, unknown][]>();
  walkFields(entry.schema, entry.value, (_field, written, path) => {
    if (typeof written !== "string") return;
    const quoted = quotedFigures(written).flatMap(({ id }) => readsOfFigure(figures.get(id)));
    if (quoted.length > 0) found.set(nameOf({ ...entry, path: [...entry.path, ...path] }), quoted);
  });
  return found;
}

// Whoever quotes a figure depends on which one has its id, and on what that one says.
function readsOfFigure(stat: Entry | undefined): [string, unknown][] {
  if (!stat) return [];
  const name = nameOf(stat);
  return [
    [`${stat.file}?id=${stat.id}`, name],
    [`${name}.value`, (stat.value as Stat).value],
  ];
}

function mapRegister<Register extends Record<string, { path: string }>>(
  register: Register,
  change: (name: keyof Register & keyof Contents, path: string) => unknown,
) {
  return Object.fromEntries(
    Object.entries(register).map(([name, { path }]) => [
      name,
      change(name as keyof Register & keyof Contents, path),
    ]),
  );
}
