/** The path inside the content folder of a photograph that a file there names. */
export function photoPlace(file: string, source: string) {
  return file.slice(0, file.lastIndexOf("/") + 1) + source;
}
