import { usualWordsOver } from "#app/content/languages/defaults.ts";
import { laidOver } from "#app/content/languages/laid-over.ts";
import { designedPageAt, designedPageList, type Kind } from "#app/content/kinds.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { hiddenParts } from "#app/content/public-days.ts";

/** The fields that say something of a translation, and nothing of what it translates. */
export const layerFields = ["confirm", "translates", "draft", "allow"];

/** The entries that texts in a language may quote: those that are left out too, in the words of the first language. */
export function quotableIn(language: string, entries: Entry[]): Entry[] {
  const originals = entries.filter(({ isLayer }) => !isLayer);
  if (originals.every((one) => one.language === language)) return originals;
  const layers = new Map(
    entries
      .filter((entry) => entry.isLayer && entry.language === language && entry.value !== null)
      .map((layer) => [`${layer.kind} ${layer.key}`, layer]),
  );
  const alone = [...layers.values()].filter((layer) => {
    const page = designOf(layer, originals);
    return page !== undefined && !layers.has(`${page.name} `);
  });
  const own = originals.map((original) =>
    translated(original, layers.get(`${original.kind} ${original.key}`), language),
  );
  return [...own, ...alone.map(ofItself)];
}

// Prose may translate a page with a design, unless the site hides that page.
function designOf({ kind, id }: Entry, originals: Entry[]) {
  const page = kind === "prosePages" ? designedPageAt(`/${id}`) : undefined;
  return page && !hiddenParts(originals).includes(page.address.slice(1)) ? page : undefined;
}

function ofItself(layer: Entry): Entry {
  const { success, data } = layer.schema.safeParse(wordsOf(layer));
  return { ...layer, layer, isLayer: false, value: success ? data : layer.value, isValid: success };
}

const pageKinds = new Set<string>(designedPageList.map(({ name }) => name));

/**
 * True for an entry that pages in its language are made of. In another language than the first one, a page and
 * what a visitor reads by itself is left out until it is translated.
 */
export function isWhole({ kind, value, file, language, layer, original }: Entry) {
  if (layer || !original) return true;
  const { form, isKept, isOptional }: Kind = file.kind;
  if (form === "single") return !isOptional && !pageKinds.has(kind);
  return isKept === true || valueOf({ value }, "lang") === language;
}

function translated(original: Entry, layer: Entry | undefined, language: string): Entry {
  const { schema } = original;
  const usual = usualWordsOver(original, language);
  // Of a thousand posts few may be translated, and the others are valid as they were.
  if (!layer && usual === original.value) return { ...original, original, language };
  const whole = layer ? laidOver(schema, usual, wordsOf(layer)) : usual;
  const parsed = schema.safeParse(whole);
  const value = parsed.success ? parsed.data : whole;
  const isHidden = layer !== undefined && valueOf(layer, "draft") === true;
  const own = isHidden ? { ...(value as object), draft: true } : value;
  return { ...original, original, language, layer, value: own, isValid: parsed.success };
}

/** The words of a translation, without what it says of itself. */
export function wordsOf({ value }: Entry): unknown {
  if (typeof value !== "object" || value === null) return value;
  // The words of forms have a field draft too.
  const isWord = ([name, own]: [string, unknown]) =>
    !layerFields.includes(name) || (name === "draft" && typeof own === "object");
  return Object.fromEntries(Object.entries(value).filter(isWord));
}
