import { usualWordsOver } from "#app/content/languages/defaults.ts";
import { laidOver } from "#app/content/languages/laid-over.ts";
import { designedPageAt, designedPageList, type Kind } from "#app/content/kinds.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";

/** The fields that say something of a translation, and nothing of what it translates. */
export const layerFields = ["confirm", "translates", "draft", "allow"];

/**
 * The entries that pages in a language are made of. Of the first language these are its own; of another, each
 * with its translation laid over it, but for those that have none and are left out.
 */
export function entriesIn(language: string, entries: Entry[]): Entry[] {
  return quotableIn(language, entries).filter(
    (entry) => entry.language !== language || entry.layer || isWholeWithout(entry, language),
  );
}

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
  const site = originals.find((one) => one.kind === "site");
  const hidden = [(site && valueOf(site, "hide")) ?? []].flat();
  return page && !hidden.includes(page.address.slice(1)) ? page : undefined;
}

function ofItself(layer: Entry): Entry {
  const { success, data } = layer.schema.safeParse(wordsOf(layer));
  return { ...layer, layer, isLayer: false, value: success ? data : layer.value, isValid: success };
}

const pageKinds = new Set<string>(designedPageList.map(({ name }) => name));

// A page, and what a visitor reads by itself, is there once it is translated.
function isWholeWithout({ kind, value, file, original }: Entry, language: string) {
  if (!original) return true;
  const { form, isKept, isOptional }: Kind = file.kind;
  if (form === "single") return !isOptional && !pageKinds.has(kind);
  return isKept === true || valueOf({ value }, "lang") === language;
}

function translated(original: Entry, layer: Entry | undefined, language: string): Entry {
  const { schema } = original;
  const usual = usualWordsOver(original, language);
  const whole = layer ? laidOver(schema, usual, wordsOf(layer)) : usual;
  const parsed = schema.safeParse(whole);
  const value = parsed.success ? parsed.data : whole;
  const isHidden = layer !== undefined && valueOf(layer, "draft") === true;
  const own = isHidden ? { ...(value as object), draft: true } : value;
  return { ...original, original, language, layer, value: own, isValid: parsed.success };
}

/** The entries that texts count: those of a language, and of what it has none of those of the first one. */
export function countedIn(own: Entry[], first: Entry[]): Entry[] {
  const kinds = new Set(own.map(({ kind }) => kind));
  return [...own, ...first.filter(({ kind }) => !kinds.has(kind))];
}

/** The words of a translation, without what it says of itself. */
export function wordsOf({ value }: Entry): unknown {
  if (typeof value !== "object" || value === null) return value;
  // The words of forms have a field draft too.
  const isWord = ([name, own]: [string, unknown]) =>
    !layerFields.includes(name) || (name === "draft" && typeof own === "object");
  return Object.fromEntries(Object.entries(value).filter(isWord));
}
