import { kindAt, type Kind } from "#app/content/kinds.ts";
import { languageCode } from "#app/model/fields/state.ts";

/** The language and kind that the path of a content file implies. */
export type LayerPath = {
  /** The folder of the language that it translates into; undefined in the first language. */
  folder?: string;
  /** Its path in the first language. */
  original: string;
  /** Its kind of content; undefined for a file without words. */
  kind?: Kind;
};

/** Finds the language and the kind of a content file from its path inside the content folder. */
export function layerPath(path: string): LayerPath {
  const [, folder = "", original = ""] = /^([^/]+)\/(.+)$/.exec(path) ?? [];
  const kind = languageCode.test(folder) ? kindAt(original) : undefined;
  return kind ? { folder, original, kind } : { original: path, kind: kindAt(path) };
}
