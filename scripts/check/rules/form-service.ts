import { valueOf } from "#app/content/entries.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

// Where the words of each form stand.
const homes = { volunteer: "getInvolved", contact: "contact", newsletter: "newsletter" };

export default {
  severity: "warning",
  about:
    "A form says that a mail app opens where a service takes it, or the privacy page speaks of a form in another way than site.yaml.",
  check({ entriesOf }, report) {
    const [settings] = entriesOf("site");
    const forms = (settings && valueOf(settings, "forms")) as Record<
      string,
      { delivery?: unknown }
    >;
    const names = Object.entries(homes).filter(([name]) => forms?.[name]?.delivery === "endpoint");
    for (const [name, kind] of names) {
      for (const entry of entriesOf(kind)) {
        const words = valueOf(entry, "form") ?? entry.value;
        if ((words as { served?: unknown } | null)?.served) continue;
        const text = `site.yaml gives the ${name} form to a service. Write "served:" in it, with what its lead and notice say then.`;
        report({ ...placeIn(entry), text, severity: "error" });
      }
    }
    const privacy = entriesOf("prosePages").find(({ id }) => id === "privacy")?.file;
    if (!privacy) return;
    const isNamed = /\b(?:form service|formspree|web3forms|basin|netlify)\b/i.test(privacy.text);
    const hasMail = names.length < Object.keys(forms ?? {}).length;
    const hasNewsletter = forms?.newsletter !== undefined;
    const text =
      (names.length > 0 && !isNamed && "Name the form service here, and say what it keeps.") ||
      (names.length === 0 && isNamed && "No form goes to a form service. Take it away here.") ||
      (!hasMail && /\bmail app\b/i.test(privacy.text) && "No form opens a mail app any more.") ||
      (!hasNewsletter &&
        /\bnewsletter\b/i.test(privacy.text) &&
        "There is no newsletter any more.");
    // Its first line with such a word, where it has one.
    const word = privacy.text.search(text ? /form service|mail app|newsletter/i : /$/);
    if (text)
      report({ ...topOf(privacy.path), start: Math.max(word, 0), end: Math.max(word, 0), text });
  },
} satisfies Rule;
