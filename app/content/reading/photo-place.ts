/** The path inside the content folder of a photograph that a file there names; a post shares those of its translation. */
export function photoPlace(path: string, source: string) {
  const file = path.replace(/^sw\/(?=blog\/)/, "");
  return file.slice(0, file.lastIndexOf("/") + 1) + source.replace(/^\.\//, "");
}
