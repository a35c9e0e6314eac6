/** A text escaped for HTML, between tags or in a quoted attribute. */
export function escapedText(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
