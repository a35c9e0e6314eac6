import sax from "sax";

const running =
  /^(?:script|handler|listener|foreignobject|iframe|embed|object|audio|video|html|body|form|link|set|animate\w*)$/i;
const inside = /^\s*(?:#|data:image\/(?:png|jpeg|webp);)/i;
const loading = /@import|\\|url\(\s*["']?(?!["']?\s*#)/i;

/** True for a well-formed SVG that runs no code and loads nothing from elsewhere. */
export function isSafeDrawing(text: string): boolean {
  let isSafe = !text.includes("\0");
  const refuseIf = (isUnsafe: boolean) => void (isSafe &&= !isUnsafe);
  const parser = sax.parser(true);
  const open: string[] = [];
  const read = (words: string) => refuseIf(open.at(-1) === "style" && loading.test(words));
  Object.assign(parser, {
    onerror: () => refuseIf(true),
    ontext: read,
    oncdata: read,
    onclosetag: () => void open.pop(),
    ondoctype: (words) => refuseIf(words.includes("[")),
    onprocessinginstruction: ({ name, body }) =>
      refuseIf(name !== "xml" || /encoding\s*=\s*["'](?!utf-8["'])/i.test(body)),
    onopentag: ({ name, attributes }) => {
      open.push(localName(name).toLowerCase());
      refuseIf(running.test(localName(name)));
      for (const [attribute, value] of Object.entries(attributes)) {
        const name = localName(attribute);
        refuseIf(/^on/i.test(name) || attribute === "xml:base");
        refuseIf(/^(?:href|src)$/i.test(name) && !inside.test(value));
        refuseIf(
          !/^(?:href|src)$/i.test(name) &&
            (name === "style" || /url\(/i.test(value)) &&
            loading.test(value),
        );
      }
    },
  } satisfies Partial<typeof parser>);
  try {
    parser.write(text).close();
  } catch {
    return false;
  }
  return isSafe;
}

function localName(name: string) {
  return name.slice(name.indexOf(":") + 1);
}
