/** A path whose names cannot be taken for anything else in an address. */
export function encodedPath(path: string) {
  const whole = path.replace(/\p{Surrogate}/gu, "\uFFFD");
  return whole.split("/").map(encodeURIComponent).join("/");
}

/** The address that opens a line of a file in an editor; the template names {file} and {line}. */
export function editAddress(template: string, file: string, line: number | string) {
  const path = encodedPath(file);
  return template.replace("{file}", () => path).replace("{line}", () => String(line));
}
