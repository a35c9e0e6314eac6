/** An element of an XML document, with its decoded text. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string };

const part =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|([\s\S])/g;
const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The elements of an XML document in the order of their end tags; throws if it is malformed. */
export function readXml(xml: string): XmlElement[] {
  const done: XmlElement[] = [];
  const open: XmlElement[] = [];
  for (const [whole, data, close, name = "", settings = "", selfClosing, words] of xml.matchAll(
    part,
  )) {
    if (data !== undefined || words !== undefined) {
      const inside = open.at(-1);
      if (inside) inside.text += data ?? decoded(words ?? "");
    } else if (close) {
      const ended = open.pop();
      if (ended?.name !== name) throw new SyntaxError(`${whole} closes ${ended?.name}`);
      done.push(ended);
    } else if (name) {
      const pairs = [...settings.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const attributes = Object.fromEntries(
        pairs.map(([, key = "", value = ""]) => [key, decoded(value)]),
      );
      (selfClosing ? done : open).push({ name, attributes, text: "" });
    } else if (!whole.startsWith("<?")) throw new SyntaxError(`A stray character: ${whole}`);
  }
  if (open.length > 0) throw new SyntaxError(`${open.at(-1)?.name} is never closed`);
  return done;
}

/** The texts of all elements with that name. */
export function textsIn(xml: string, wanted: string) {
  return readXml(xml).flatMap(({ name, text }) => (name === wanted ? [text] : []));
}

function decoded(text: string) {
  return text.replace(/&(?:#(\d+);|(\w+);)?/g, (whole, code?: string, name?: string) => {
    const character = code ? String.fromCodePoint(Number(code)) : characters[name ?? ""];
    if (character === undefined) throw new SyntaxError(`A stray & in ${text}: ${whole}`);
    return character;
  });
}
