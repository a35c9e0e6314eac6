import { valueOf } from "#app/content/entries.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { entryInSection } from "#app/content/parts/voices-of.ts";
import { waitOf, withoutHidden } from "#app/content/public-days.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import type { Report, Rule } from "#scripts/check/rule.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";
import { hostOf } from "#scripts/check/words/written-hosts.ts";

export default {
  severity: "error",
  needsAll: true,
  about:
    "Files that belong together do not agree: words that a form or a list needs are missing, shares of the money do not add up, a page has a cloth that its proverb replaces, or a text about forms, giving or privacy does not match the settings (both a warning). Correct one of the two.",
  check(site, report) {
    checkForms(site, report);
    checkGiving(site, report);
    checkHeadings(site, report);
    checkCloths(site, report);
  },
} satisfies Rule;

// The kind of content with the words of each form.
const kindOfForm = { volunteer: "getInvolved", contact: "contact", newsletter: "newsletter" };
// The pages with the words that entries of these kinds need; a proverb is sent with the words of the blog.
const pagesWith = [
  ["blog", ["posts", "lesos"]],
  ["lesoPage", ["lesos"]],
] as const;
// What the privacy page says of the services that the site uses.
const service = /\b(?:form service|formspree|web3forms|basin|netlify)\b/i;
const frame = /\b(?:frame|giving page)\b/i;

type Fields = Record<string, unknown>;

// The fields of a group in the first entry of a kind, or of a value.
function fieldsIn(entry: { value: unknown } | undefined, field: string) {
  return ((entry && valueOf(entry, field)) ?? {}) as Fields;
}

function checkForms({ entriesOf, texts }: CheckedSite, report: Report) {
  const forms = fieldsIn(entriesOf("site")[0], "forms");
  const isServed = (name: string) => fieldsIn({ value: forms }, name).delivery === "endpoint";
  for (const [name, kind] of Object.entries(kindOfForm))
    for (const entry of isServed(name) ? entriesOf(kind) : []) {
      if (((valueOf(entry, "form") ?? entry.value) as Fields | null)?.served) continue;
      const text = `site.yaml sends the ${name} form to a form service. Add served: here, with a lead and a notice that fit.`;
      report({ ...placeIn(entry), text });
    }
  if (forms.newsletter && entriesOf("newsletter").length === 0) {
    const text =
      "site.yaml has a newsletter form, but this file with its words is missing. Restore the file, or delete newsletter: in site.yaml.";
    report({ ...topOf("newsletter.yaml"), text });
  }
  const pages = forms.newsletter ? [] : texts.filter(({ entry }) => entry.kind === "prosePages");
  for (const { place } of matchesIn(pages, /\bnewsletter\b/gi)) {
    const text = "site.yaml has no newsletter. Delete what this page says about it.";
    report({ ...place, text, severity: "warning" });
  }
  const privacy = entriesOf("prosePages").find(({ id }) => id === "privacy")?.file;
  if (!privacy) return;
  const remind = (text: string) => report({ ...topOf(privacy.path), text, severity: "warning" });
  if (Object.keys(kindOfForm).some(isServed) && !service.test(privacy.text))
    remind("site.yaml sends forms to a form service. Name it here, and say what it stores.");
  const giving = fieldsIn(entriesOf("donate")[0], "provider");
  const provider = giving.frameAddress ? String(giving.name ?? "a service") : undefined;
  if (provider && !frame.test(privacy.text))
    remind(`The donate page shows ${provider} in a frame. Say here that it may set cookies.`);
}

function checkGiving({ entriesOf }: CheckedSite, report: Report) {
  // As they are written, because each language has its own format.
  const figures = new Map(entriesOf("stats").map((stat) => [stat.id, valueOf(stat, "value")]));
  for (const entry of entriesOf("donate")) {
    const { pageAddress, frameAddress } = fieldsIn(entry, "provider");
    const [page, frame] = [pageAddress, frameAddress].map((address) => hostOf(String(address)));
    const apart = `The frame shows ${frame}, and the giving page is on ${page}. Check that both are of the same provider, or the money goes to two.`;
    if (page && frame && !`.${page}`.endsWith(`.${frame}`) && !`.${frame}`.endsWith(`.${page}`))
      report({ ...placeIn(entry, ["provider", "frameAddress"]), text: apart, severity: "warning" });
    const { shares } = fieldsIn(entry, "fundUse");
    const values = Array.isArray(shares) ? shares.map((id) => String(figures.get(String(id)))) : [];
    const total = values.reduce((sum, share) => sum + Number.parseFloat(share), 0);
    // The rule pointers reports an unknown figure.
    if (values.length === 0 || Number.isNaN(total) || Math.abs(total - 100) < 0.01) continue;
    const text = `The shares ${values.join(", ")} do not add up to 100%. Correct them in stats.yaml, or choose other figures here.`;
    report({ ...placeIn(entry, ["fundUse", "shares"]), text });
  }
}

// A proverb has one cloth, wherever it is shown.
function checkCloths({ entries, entriesOf, day }: CheckedSite, report: Report) {
  const proverbs = entriesOf("lesos").filter((proverb) => waitOf(proverb, day) === "");
  for (const entry of entries) {
    const jina = valueOf(entry, "jina");
    if (entry.isLayer || !valueOf(entry, "leso") || !proverbs.some(({ id }) => id === jina))
      continue;
    const text =
      "The page has the cloth of its proverb, so nobody sees this one. Delete leso: or jina:.";
    report({ ...placeIn(entry, ["leso"]), text, severity: "warning" });
  }
}

function checkHeadings({ entries, entriesOf }: CheckedSite, report: Report) {
  for (const [page, kinds] of pagesWith) {
    const [entry] = kinds.flatMap(entriesOf);
    if (!entry || entriesOf(page).length > 0) continue;
    const text = `There are entries in ${entry.file.kind.path}, but this file with the words around them is missing. Restore the file, or delete the entries.`;
    report({ ...topOf(designedPages[page].path), text });
  }
  for (const page of withoutHidden(entries).filter(({ isValid, isLayer }) => isValid && !isLayer))
    for (const section of fieldNames(page.schema)) {
      const { shownWith } = fieldNotes(schemaAt(page.schema, [section]));
      if (!shownWith || valueOf(page, section) !== undefined) continue;
      const entry = entryInSection(entries, section, shownWith);
      if (!entry) continue;
      const text = `There are entries in ${entry.file.kind.path}, but ${section}: with the heading above them is missing here. Add it, or hide the entries with hide: in site.yaml.`;
      report({ ...topOf(page.file.path), text });
    }
}
