/** The path of a photograph that a file uses, from the path of its original, whose photographs a translation uses. */
export function pathOfPhoto(originalPath: string, source: string) {
  return originalPath.slice(0, originalPath.lastIndexOf("/") + 1) + source.replace(/^\.\//, "");
}
