import { kindAt, type Kind } from "#app/content/kinds.ts";
import { languageCode } from "#app/model/fields/language-field.ts";

/** What the path of a file of the content folder says of it. */
export type LayerPath = {
  /** The folder of the language that the file translates into; undefined in the first language. */
  folder?: string;
  /** The path that the file has in the first language. */
  original: string;
  /** The kind of content there; undefined for a file without words. */
  kind?: Kind;
};

/** Reads the language and the kind off the path of a file inside the content folder. */
export function layerPath(path: string): LayerPath {
  const [, folder = "", original = ""] = /^([^/]+)\/(.+)$/.exec(path) ?? [];
  const kind = languageCode.test(folder) ? kindAt(original) : undefined;
  return kind ? { folder, original, kind } : { original: path, kind: kindAt(path) };
}
