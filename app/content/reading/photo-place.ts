/** The path of a photograph that a file uses, from the path of its original, whose photographs a translation uses. */
export function photoPlace(original: string, source: string) {
  return original.slice(0, original.lastIndexOf("/") + 1) + source.replace(/^\.\//, "");
}
