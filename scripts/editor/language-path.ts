/** The path of a file in a language: the first one has the content folder itself, a further one its folder there. */
export function pathIn(code: string, path: string, [first, ...others]: string[]) {
  const below = path.replace(/^content\//, "");
  const folder = others.find((other) => below.startsWith(`${other}/`));
  const plain = folder ? below.slice(folder.length + 1) : below;
  return code === first ? `content/${plain}` : `content/${code}/${plain}`;
}

/** The language of a file, by its path. */
export function languageAt(path: string, [first = "", ...others]: string[]) {
  return others.find((other) => path.startsWith(`content/${other}/`)) ?? first;
}
