import { layerPath } from "#app/content/languages/layer-path.ts";

/**
 * The path of a photograph inside the content folder, from the file that uses it; a translation uses the photographs of its original.
 */
export function photoPlace(path: string, source: string) {
  const { original } = layerPath(path);
  return original.slice(0, original.lastIndexOf("/") + 1) + source.replace(/^\.\//, "");
}
