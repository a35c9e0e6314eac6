import { layerPath } from "#app/content/languages/layer-path.ts";

/** The path of a photograph that a file uses; a translation uses the photographs of its original. */
export function photoPlace(path: string, source: string) {
  const { original } = layerPath(path);
  return original.slice(0, original.lastIndexOf("/") + 1) + source.replace(/^\.\//, "");
}
