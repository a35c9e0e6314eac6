import { valueOf } from "#app/content/entries.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import { textsOf } from "#scripts/check/texts.ts";
import type { Rule } from "#scripts/check/rule.ts";

// The kind of content with the words of each form.
const kindOfForm = {
  volunteer: "getInvolved",
  contact: "contact",
  newsletter: "newsletter",
} as const;
const service = /\b(?:form service|formspree|web3forms|basin|netlify)\b/i;
const frame = /\b(?:frame|giving page)\b/i;

export default {
  severity: "warning",
  needsAll: true,
  about:
    "The texts about forms, giving or privacy no longer match the settings in site.yaml and pages/donate.yaml. Change the text or the setting.",
  check(site, report) {
    const forms = settingsOf(site, "site", "forms");
    const giving = settingsOf(site, "donate", "provider");
    const served = Object.keys(kindOfForm).filter(
      (name) => valueOf({ value: forms[name] }, "delivery") === "endpoint",
    );
    for (const name of served)
      for (const entry of site.entriesOf(kindOfForm[name as keyof typeof kindOfForm])) {
        const words = valueOf(entry, "form") ?? entry.value;
        if ((words as { served?: unknown } | null)?.served) continue;
        const text = `site.yaml sends the ${name} form to a form service. Add served: here, with a lead and a notice that fit.`;
        report({ ...placeIn(entry), text, severity: "error" });
      }
    for (const donate of site.entriesOf("donate")) {
      const name = typeof giving.name === "string" ? giving.name : "";
      const isNamed = textsOf(donate).some(
        ({ field, value }) => field !== "provider.name" && value.includes(name),
      );
      if (!giving.pageAddress || name === "" || isNamed) continue;
      const text = `No sentence on this page names ${name}. Replace the name of the old provider.`;
      report({ ...placeIn(donate, ["provider", "name"]), text });
    }
    const privacy = site.entriesOf("prosePages").find(({ id }) => id === "privacy")?.file;
    if (!privacy) return;
    const remind = (text: string) => report({ ...topOf(privacy.path), text });
    if (served.length > 0 && !service.test(privacy.text))
      remind("site.yaml sends forms to a form service. Name it here, and say what it stores.");
    if (!forms.newsletter && /\bnewsletter\b/i.test(privacy.text))
      remind("site.yaml has no newsletter. Delete what this page says about it.");
    const provider = giving.frameAddress ? String(giving.name ?? "a service") : undefined;
    if (provider && !frame.test(privacy.text))
      remind(`The donate page shows ${provider} in a frame. Say here that it may set cookies.`);
  },
} satisfies Rule;

function settingsOf({ entriesOf }: CheckedSite, kind: string, field: string) {
  const [entry] = entriesOf(kind);
  return ((entry && valueOf(entry, field)) ?? {}) as Record<string, unknown>;
}
