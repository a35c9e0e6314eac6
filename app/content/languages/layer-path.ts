import type { Language } from "#app/content/entries.ts";
import { kindAt, type Kind } from "#app/content/kinds.ts";
import { languageCode } from "#app/model/fields/state.ts";

/** The language and kind that the path of a content file implies. */
export type LayerPath = {
  /** The language that it translates into, which is the name of its folder; undefined in the first language. */
  language?: Language;
  /** Its path in the first language. */
  originalPath: string;
  /** Its kind of content; undefined for a file without words. */
  kind?: Kind;
};

/** Finds the language and the kind of a content file from its path inside the content folder. */
export function layerPath(path: string): LayerPath {
  const [, language = "", originalPath = ""] = /^([^/]+)\/(.+)$/.exec(path) ?? [];
  const kind = languageCode.test(language) ? kindAt(originalPath) : undefined;
  return kind ? { language, originalPath, kind } : { originalPath: path, kind: kindAt(path) };
}
