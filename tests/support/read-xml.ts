/** An element of an XML document, with its text as a reader of the document gets it. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string };

const part =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|([\s\S])/g;
const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The elements of an XML document in the order in which they end; throws where it is broken. */
export function readXml(xml: string): XmlElement[] {
  const done: XmlElement[] = [];
  const open: XmlElement[] = [];
  for (const [whole, data, close, name = "", settings = "", own, words] of xml.matchAll(part)) {
    const inside = open.at(-1);
    if (data !== undefined || words !== undefined) {
      const text = data ?? decoded(words ?? "");
      if (inside) inside.text += text;
      else if (text.trim() !== "") throw new SyntaxError(`Text outside the document: ${text}`);
    } else if (close) {
      if (inside?.name !== name) throw new SyntaxError(`${whole} closes ${inside?.name}`);
      done.push(inside);
      open.pop();
    } else if (name) {
      const element = { name, attributes: attributesOf(settings), text: "" };
      if (own) done.push(element);
      else open.push(element);
    } else if (!whole.startsWith("<?")) throw new SyntaxError(`A stray sign: ${whole}`);
  }
  if (open.length > 0) throw new SyntaxError(`${open.at(-1)?.name} is never closed`);
  return done;
}

function attributesOf(settings: string) {
  const pairs = [...settings.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decoded(value)]));
}

function decoded(text: string) {
  return text.replace(/&(?:#(\d+);|(\w+);)?/g, (whole, code?: string, name?: string) => {
    const sign = code ? String.fromCodePoint(Number(code)) : signs[name ?? ""];
    if (sign === undefined) throw new SyntaxError(`A stray & in ${text}: ${whole}`);
    return sign;
  });
}
