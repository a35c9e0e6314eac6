import { withTranslation } from "#app/content/languages/with-translation.ts";
import { designedPageAt, designedPageList, type Kind } from "#app/content/kinds.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { hiddenParts } from "#app/content/public-days.ts";

/** The fields that describe a translation rather than translate a field. */
export const layerFields = ["confirm", "translates", "draft", "allow"];

/** The entries that texts in a language may quote: also those that are not shown, in the words of the first language. */
export function quotableIn(language: string, entries: Entry[]): Entry[] {
  const originals = entries.filter(({ isLayer }) => !isLayer);
  if (originals.every((entry) => entry.language === language)) return originals;
  const layers = new Map(
    entries
      .filter((entry) => entry.isLayer && entry.language === language && entry.value !== null)
      .map((layer) => [`${layer.kind} ${layer.id}`, layer]),
  );
  const alone = [...layers.values()].filter((layer) => {
    const page = designOf(layer, originals);
    return page !== undefined && !layers.has(`${page.name} `);
  });
  const inLanguage = originals.map((original) =>
    translated(original, layers.get(`${original.kind} ${original.id}`), language),
  );
  return [...inLanguage, ...alone.map(withoutOriginal)];
}

// Prose may translate a designed page, unless the site hides that page.
function designOf({ kind, id }: Entry, originals: Entry[]) {
  const page = kind === "prosePages" ? designedPageAt(`/${id}`) : undefined;
  return page && !hiddenParts(originals).includes(page.address.slice(1)) ? page : undefined;
}

function withoutOriginal(layer: Entry): Entry {
  const { success, data } = layer.schema.safeParse(wordsOf(layer));
  return { ...layer, layer, isLayer: false, value: success ? data : layer.value, isValid: success };
}

const pageKinds = new Set<string>(designedPageList.map(({ name }) => name));

/** True for an entry that its language shows; pages, and entries that are read alone, need a translation. */
export function isShownInLanguage({ kind, value, file, language, layer, original }: Entry) {
  if (layer || !original) return true;
  const { form, fallsBack, isOptional }: Kind = file.kind;
  if (form === "single") return !isOptional && !pageKinds.has(kind);
  return fallsBack === true || valueOf({ value }, "lang") === language;
}

function translated(original: Entry, layer: Entry | undefined, language: string): Entry {
  const { schema } = original;
  // Most posts are not translated, and the original is already valid.
  if (!layer) return { ...original, original, language };
  const whole = withTranslation(schema, original.value, wordsOf(layer));
  const parsed = schema.safeParse(whole);
  const value = parsed.success ? parsed.data : whole;
  const isHidden = valueOf(layer, "draft") === true;
  const shownValue = isHidden ? { ...(value as object), draft: true } : value;
  return { ...original, original, language, layer, value: shownValue, isValid: parsed.success };
}

/** The words of a translation, without the fields that describe it. */
export function wordsOf({ value }: Entry): unknown {
  if (typeof value !== "object" || value === null) return value;
  // The words of forms also have a field named draft.
  const isWord = ([name, field]: [string, unknown]) =>
    !layerFields.includes(name) || (name === "draft" && typeof field === "object");
  return Object.fromEntries(Object.entries(value).filter(isWord));
}
