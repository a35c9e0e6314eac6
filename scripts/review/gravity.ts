import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { graveFiles, gravities, type Gravity } from "#scripts/review/gravities.ts";
import { valueKinds, valuesIn } from "#scripts/review/values-in.ts";

// By the file and the path of a field.
const named: [Gravity, RegExp][] = [
  ["money", /donate\.yaml#(?!title|description|heading|lead|leso|jina|closing\.[ht])/],
  ["money", /home\.yaml#money\b|stats\.yaml#fund-/],
  ["safety", /[#.](?:sensitive|quickExit|safeguarding|vetting)\b/],
  ["contact", /#(?:email|phone|whatsapp|location|office|forms)\b/],
  ["links", /#(?:pageAddress|social|editor)\b/],
  ["people", /[#.](?:consent|sample|allow|privacy)\b/],
  ["pages", /\.mdx#address$/],
  ["machines", /[#.](?:id|checked|description|dictionary)$|dictionary\.yaml#/],
];

/** What a text is about that came in the place of another; undefined where it is only words. */
export function gravityOfText(before: string, after: string): Gravity | undefined {
  const [old, now] = [reachedBy(before), reachedBy(after)];
  const differs = [...old, ...now].filter(([key]) => !old.has(key) || !now.has(key));
  return gravities.find((one) => differs.some(([, gravity]) => gravity === one));
}

function reachedBy(text: string) {
  const links = text.match(/\]\([^\s)]+/g) ?? [];
  return new Map<string, Gravity>([
    ...links.map((link) => [link, "links"] as const),
    ...valuesIn(text).map(({ kind, value }) => {
      return [`${kind} ${value}`, valueKinds[kind].gravity] as const;
    }),
  ]);
}

/** What an edit touches: the gravest of its values. */
export function gravityOf({ file, entry, change, values, isEntry, isSensitive }: Edit): Gravity {
  const found = values.flatMap(({ field, before, after }): (Gravity | undefined)[] => {
    // The name of a figure says what it is about.
    const place = `${file}#${entry.startsWith("fund-") ? `${entry}.` : ""}${field}`;
    const isLink = before !== after && !isEntry && /(?:^|\.)(?:href|to|url)$/.test(field);
    const link = /donat|giv|changia/i.test(before + after) ? "money" : "links";
    const known = named.filter(([, pattern]) => pattern.test(place)).map(([gravity]) => gravity);
    return [gravityOfText(before, after), isLink ? link : undefined, ...known];
  });
  if (isSensitive) found.push("people");
  const inside = file.replace(/^.*?content\//, "");
  const own = graveFiles.find(({ path }) => path === inside)?.gravity;
  if (own && !values.every(({ field }) => /\bleso\b/.test(field))) found.push(own);
  const isTold = (one: Gravity) =>
    found.includes(one) && !(isEntry && one === "machines") && change !== "moved";
  return gravities.find(isTold) ?? "words";
}
