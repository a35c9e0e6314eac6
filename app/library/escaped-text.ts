/** A text as it stands in HTML, between tags or in quotes. */
export function escapedText(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
