import { addressOf } from "#app/content/addresses.ts";
import { valueOf } from "#app/content/entries.ts";
import { placeIn, topOf, type CheckedSite } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

// Where the words of each form stand.
const homes = { volunteer: "getInvolved", contact: "contact", newsletter: "newsletter" };
const service = /\b(?:form service|formspree|web3forms|basin|netlify)\b/i;
const frame = /\b(?:frame|giving page)\b/i;

export default {
  severity: "warning",
  about:
    "The privacy or accessibility page, or a form, says of forms, the giving page, the newsletter or Swahili what site.yaml and donate.yaml do not.",
  check(site, report) {
    const { served, provider, untrue } = settingsOf(site);
    for (const name of served) {
      for (const entry of site.entriesOf(homes[name])) {
        const words = valueOf(entry, "form") ?? entry.value;
        if ((words as { served?: unknown } | null)?.served) continue;
        const text = `site.yaml gives the ${name} form to a service. Write "served:" in it, with what its lead and notice say then.`;
        report({ ...placeIn(entry), text, severity: "error" });
      }
    }
    for (const { value, role, entry, at } of site.texts) {
      if (role !== "words" || !/^\/(?:privacy|accessibility)$/.test(addressOf(entry))) continue;
      for (const sentence of sentencesOf(value)) {
        const [, text] = untrue.find(([said]) => said.test(sentence.text)) ?? [];
        if (text) report({ ...at(sentence.index, sentence.text.trimEnd().length), text });
      }
    }
    const privacy = site.entriesOf("prosePages").find(({ id }) => id === "privacy")?.file;
    if (!privacy) return;
    const tell = (text: string) => report({ ...topOf(privacy.path), text });
    if (served.length > 0 && !service.test(privacy.text))
      tell("Name the form service here, and say what it keeps.");
    if (provider && !frame.test(privacy.text))
      tell(`The donate page shows ${provider} in a frame. Say here that it may set cookies.`);
  },
} satisfies Rule;

// What no page may say as the settings are, and what to write.
function settingsOf({ entriesOf, addresses }: CheckedSite) {
  const [forms, giving] = [
    ["site", "forms"],
    ["donate", "provider"],
  ].map(([kind = "", field = ""]) => {
    const [entry] = entriesOf(kind);
    return ((entry && valueOf(entry, field)) ?? {}) as Record<string, unknown>;
  });
  const isServed = (name: string) => valueOf({ value: forms?.[name] }, "delivery") === "endpoint";
  const names = (["volunteer", "contact", "newsletter"] as const).filter((one) => forms?.[one]);
  const served = names.filter(isServed);
  const provider = giving?.frameAddress ? String(giving.name ?? "a service") : undefined;
  const other = provider?.replace(/[-‑]/g, "[-‑]");
  const untrue: [said: RegExp, text: string][] = served.map((name) => [
    new RegExp(`\\b${name}\\b.*\\bmail app\\b`, "is"),
    `site.yaml gives the ${name} form to a service. Take it out here, and say what the service keeps.`,
  ]);
  if (served.length === 0)
    untrue.push([service, "No form goes to a form service. Take this away."]);
  if (served.length === names.length)
    untrue.push([
      /\b(?:opens?|asked)\b.*\bmail app\b|\bmail app\b.*\bopens?\b/is,
      "No form opens a mail app any more.",
    ]);
  if (!names.includes("newsletter"))
    untrue.push([/\bnewsletter\b/i, "There is no newsletter any more. Take this away."]);
  if (provider)
    untrue.push([
      new RegExp(`\\b(?:frame|giving page)\\b.*\\bbelongs to (?!${other})`, "is"),
      `The giving page belongs to ${provider}. Name it here.`,
    ]);
  else untrue.push([frame, "The donate page shows no giving page in a frame. Take this away."]);
  if (![...addresses].some((one) => /^\/sw(?:\/|$)/.test(one)))
    untrue.push([/\b(?:Ki)?Swahili\b/, "No page is in Swahili. Take this away."]);
  return { served, provider, untrue };
}
