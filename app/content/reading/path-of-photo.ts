/** The path of a photograph that a file uses. A translation uses those of its original, so this begins with the path of the original. */
export function pathOfPhoto(originalPath: string, source: string) {
  return originalPath.slice(0, originalPath.lastIndexOf("/") + 1) + source.replace(/^\.\//, "");
}
