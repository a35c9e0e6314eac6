import { valueKinds, valuesIn } from "#scripts/check/words/values-in.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { gravePlaces, gravities, graveOnes, type Gravity } from "#scripts/review/gravities.ts";

// By the file and the path of a field.
const named: [Gravity, RegExp][] = [
  ["money", /home\.yaml#money\b|stats\.yaml#fund-/],
  ["safety", /[#.](?:sensitive|quickExit|exit\w*|helplines|safeguarding|vetting|forYou)\b/],
  ["contact", /#(?:email|phone|whatsapp|location|office|forms)\b/],
  ["links", /#(?:pageAddress|social|editor)\b/],
  ["people", /[#.](?:consent|sample|allow|privacy)\b/],
  ["pages", /\.mdx#address$|#(?:draft|unlisted|publishOn|hide)\b/],
  ["machines", /[#.](?:id|checked|description|dictionary)$|dictionary\.yaml#/],
];
const places = gravePlaces.map((place) => ({
  ...place,
  files: new RegExp(`^content/${place.path.replaceAll("*", "[^/]*")}`),
}));

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

/** What an edit touches: the gravest of its values, else the gravest page whose own words it changes. */
export function gravityOf(edit: Edit, pages: string[] = []): Gravity {
  const own = ownGravity(edit);
  if (graveOnes.includes(own)) return own;
  const page = places.find(
    ({ page: one }) => one && pages.some((name) => name.replace(/^\/sw(?=\/)/, "") === one),
  );
  return page?.gravity ?? own;
}

function ownGravity({ file, entry, field: whole, values, isEntry, isSensitive }: Edit): Gravity {
  const found = values.flatMap(({ field, before, after }): (Gravity | undefined)[] => {
    // The name of a figure says what it is about, and an item that moved has no other place.
    const where = [entry.startsWith("fund-") ? entry : "", whole, field];
    const names = where.filter((name, at) => name !== "" && name !== where[at + 1]);
    const isLink = before !== after && !isEntry && /(?:^|\.)(?:href|to|url)$/.test(field);
    const link = /donat|giv|changia/i.test(before + after) ? "money" : "links";
    const place = `${file}#${names.join(".")}`;
    const known = named.filter(([, pattern]) => pattern.test(place)).map(([gravity]) => gravity);
    return [gravityOfText(before, after), isLink ? link : undefined, ...known];
  });
  if (isSensitive) found.push("people");
  const place = places.find(({ files, gravity }) => gravity && files.test(file));
  if (place && !values.every(({ field }) => /\b(?:leso|jina)\b/.test(field)))
    found.push(place.gravity);
  const isTold = (one: Gravity) => found.includes(one) && !(isEntry && one === "machines");
  return gravities.find(isTold) ?? "words";
}
