import {
  creatorsIn,
  ofAnotherKind,
  refused,
  type ExaminedFile,
} from "#app/library/files/examined-file.ts";

// Opened by itself a drawing is a page of this site, so nothing in it may run or load anything.
const more: [pattern: RegExp, what: string][] = [
  [/<(?:[\w-]+:)?(?:script|handler|listener)\b/i, "a script"],
  [/[\s"'/]on[a-z]+\s*=/i, "an order that runs by itself (on…)"],
  [
    /<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video|html|body|form|link)\b/i,
    "a part that is no drawing (foreignObject)",
  ],
  [/<(?:[\w-]+:)?(?:set|animate\w*)\b/i, "something that moves"],
  [/<!ENTITY|<\?xml-stylesheet|@import/i, "orders from elsewhere"],
  [
    /[\s"'](?:[\w-]+:)?(?:href|src)\s*=\s*(?!["']\s*(?:#|data:image\/(?:png|jpeg|webp);))/i,
    "a link",
  ],
  [/url\(\s*["']?(?!["']?\s*#)/i, "something from another address"],
];

/** Examines a drawing: no script, nothing that runs, nothing from elsewhere, and who drew it. */
export function examineSvg(bytes: Buffer): ExaminedFile {
  const text = bytes.toString("utf8");
  const isPlain = !text.includes("\0") && !/encoding\s*=\s*["'](?!utf-8["'])/i.test(text);
  if (!isPlain || !/<svg[\s>]/.test(text)) return ofAnotherKind("svg");
  const [, what] = more.find(([pattern]) => pattern.test(text)) ?? [];
  if (what) {
    return refused(
      `The drawing holds more than lines and colours: ${what}.`,
      'Save it as "Plain SVG" or "Optimised SVG", or as PNG for a picture, and replace the file with that copy.',
    );
  }
  return { people: creatorsIn(text) };
}
