import path from "node:path";

import { checkAddresses } from "#app/library/checks/check-unique.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Folders, Inspection } from "#app/library/inspect.server.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import type { ContentKind } from "#scripts/generate/content-kinds.ts";

/** The content folder as it was before something is added. */
export type Before = { folders: Folders; inspection: Inspection };

/** Who has an id of this kind already, or the address that it would make; undefined where it is free. */
export function takenId({ folders, inspection }: Before, kind: ContentKind, id: string) {
  const owner = inspection.entries.find(
    (entry) => id !== "" && entry.collection === kind.name && entry.id.toLowerCase() === id,
  );
  if (owner) return `The id "${id}" is taken by ${placeOf(owner)}. Choose another with --id.`;
  const file = `${path.basename(folders.content)}/${kind.path}/${id}.mdx`;
  const { places } = readFields(file, "");
  const { name: collection, schema } = kind;
  const entry = { collection, id, file, schema, value: {}, places, path: [], isWhole: false };
  const [problem] = checkAddresses([entry]);
  return problem && `${problem.says} Choose another name with --id.`;
}

function placeOf({ file, path: place, places }: Entry) {
  return place.length === 0 ? file : `${file}:${places.value([...place, "id"]).line}`;
}
