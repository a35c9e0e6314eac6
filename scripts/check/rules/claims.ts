import { valueOf } from "#app/content/entries.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import { textsOf } from "#scripts/check/texts.ts";
import type { Rule } from "#scripts/check/rule.ts";

// Where the words of each form are.
const homes = { volunteer: "getInvolved", contact: "contact", newsletter: "newsletter" } as const;
const service = /\b(?:form service|formspree|web3forms|basin|netlify)\b/i;
const frame = /\b(?:frame|giving page)\b/i;

export default {
  severity: "warning",
  about:
    "A form, the donate page or the privacy page does not say what site.yaml and donate.yaml make happen.",
  check(site, report) {
    const forms = settingsOf(site, "site", "forms");
    const giving = settingsOf(site, "donate", "provider");
    const served = Object.keys(homes).filter(
      (name) => valueOf({ value: forms[name] }, "delivery") === "endpoint",
    );
    for (const name of served)
      for (const entry of site.entriesOf(homes[name as keyof typeof homes])) {
        const words = valueOf(entry, "form") ?? entry.value;
        if ((words as { served?: unknown } | null)?.served) continue;
        const text = `site.yaml gives the ${name} form to a service. Write "served:" in it, with what its lead and notice say then.`;
        report({ ...placeIn(entry), text, severity: "error" });
      }
    for (const donate of site.entriesOf("donate")) {
      const name = typeof giving.name === "string" ? giving.name : "";
      const isNamed = textsOf(donate).some(
        ({ field, value }) => field !== "provider.name" && value.includes(name),
      );
      if (!giving.pageAddress || name === "" || isNamed) continue;
      const text = `No sentence of this page names ${name}. Write the name where another provider is still named.`;
      report({ ...placeIn(donate, ["provider", "name"]), text });
    }
    const privacy = site.entriesOf("prosePages").find(({ id }) => id === "privacy")?.file;
    if (!privacy) return;
    const remind = (text: string) => report({ ...topOf(privacy.path), text });
    if (served.length > 0 && !service.test(privacy.text))
      remind("Name the form service here, and say what it keeps.");
    const provider = giving.frameAddress ? String(giving.name ?? "a service") : undefined;
    if (provider && !frame.test(privacy.text))
      remind(`The donate page shows ${provider} in a frame. Say here that it may set cookies.`);
  },
} satisfies Rule;

function settingsOf({ entriesOf }: CheckedSite, kind: string, field: string) {
  const [entry] = entriesOf(kind);
  return ((entry && valueOf(entry, field)) ?? {}) as Record<string, unknown>;
}
