/** A name with hyphens in the place of capital letters: readTime becomes read-time. */
export function kebabCase(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
