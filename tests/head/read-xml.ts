import sax from "sax";

/** An element of an XML document, with its decoded text. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string };

/** The elements of an XML document in the order of their end tags; throws if it is malformed. */
export function readXml(xml: string): XmlElement[] {
  const done: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = sax.parser(true);
  const read = (words: string) => open.slice(-1).forEach((inside) => (inside.text += words));
  Object.assign(parser, {
    onopentag: ({ name, attributes }) => void open.push({ name, attributes, text: "" }),
    ontext: read,
    oncdata: read,
    onclosetag: () => void done.push(open.pop()!),
  } satisfies Partial<typeof parser>);
  parser.write(xml).close();
  return done;
}

/** The texts of all elements with that name. */
export function textsIn(xml: string, wanted: string) {
  return readXml(xml).flatMap(({ name, text }) => (name === wanted ? [text] : []));
}
