/** The path of a file in a language: in content/ for the first language, in content/sw/ for Swahili. */
export function pathIn(code: string, path: string, [first, ...others]: string[]) {
  const below = path.replace(/^content\//, "");
  const folder = others.find((other) => below.startsWith(`${other}/`));
  const plain = folder ? below.slice(folder.length + 1) : below;
  return code === first ? `content/${plain}` : `content/${code}/${plain}`;
}

/** The language of the file at a path. */
export function languageAt(path: string, [first = "", ...others]: string[]) {
  return others.find((other) => path.startsWith(`content/${other}/`)) ?? first;
}
