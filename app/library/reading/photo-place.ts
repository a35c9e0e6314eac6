/** The path inside the content folder of a photograph that a file names. */
export function photoPlace(file: string, source: string) {
  const inside = file.slice(file.indexOf("/") + 1);
  return inside.slice(0, inside.lastIndexOf("/") + 1) + source;
}
