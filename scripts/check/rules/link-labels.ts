import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { bareNumber, mailsIn } from "#scripts/check/words/contacts-in.ts";
import { hostOf, writtenHosts } from "#scripts/check/words/written-hosts.ts";

// Words that make no sense in a screen reader’s list of links.
const saysNothing =
  /^(?:(?:click|tap|press|see|read)? ?here|click(?: this(?: link)?)?|(?:this |the )?link|this(?: page)?|page|(?:read |see |learn |find out )?more|more info(?:rmation)?|read (?:this|on)|details|continue|go|(?:bonyeza|bofya|gusa|tazama|angalia|soma|ona)? ?hapa|(?:soma |tazama |ona )?zaidi|kiungo(?: hiki)?|ukurasa huu|endelea)$/;
// Screen readers spell long addresses letter by letter.
const longAddress = /^(?:https?:\/\/|www\.)\S{40,}$/i;

export default {
  severity: "warning",
  about:
    "The words of a link do not say where it goes, or name a different address. Screen readers list links without the sentences around them. Name what is there.",
  checkEntry(entry, report) {
    for (const { role, value, target = "", at } of textsOf(entry)) {
      if (role !== "link") continue;
      const label = value.replace(/\s+/g, " ").trim();
      const other = otherThan(target, label);
      const text = other
        ? `The words of this link name ${other}, but it opens ${target}. Correct one of the two.`
        : adviceOn(label, target);
      if (text) report({ ...at(), text });
    }
  },
} satisfies Rule;

function adviceOn(label: string, target: string) {
  if (!/[\p{L}\p{N}]/u.test(label)) return `The link to ${target} has no words. Say where it goes.`;
  if (longAddress.test(label))
    return `A long address is hard to listen to. Write [words that say where it goes](${target}).`;
  const plain = label.toLowerCase().replace(/[^\p{L} ]+/gu, "");
  if (!saysNothing.test(plain.trim())) return undefined;
  return `"${label}" does not say where the link goes. Name what is there, such as “our programs”.`;
}

// The address, host or number in the words of a link, if the link opens a different one.
function otherThan(target: string, label: string) {
  const [, scheme, rest = ""] = /^(mailto|tel):([^?]*)/i.exec(target) ?? [];
  const isNumber = /^[+\d][\d ()-]+$/.test(label) && scheme?.toLowerCase() === "tel";
  if (isNumber) return bareNumber(label) === bareNumber(rest) ? undefined : label;
  const host = hostOf(target);
  const mail = mailsIn(label)[0]?.[0].toLowerCase();
  if (mail) return (scheme || host) && mail !== rest.toLowerCase() ? mail : undefined;
  // A name with a dot, such as list.js, is not an address.
  if (!/^(?:https?:\/\/|www\.)\S+$/i.test(label)) return undefined;
  const named = writtenHosts(label).map(({ name }) => name.toLowerCase().replace(/^www\./, ""));
  return named.find(
    (name) => host && !`.${host}`.endsWith(`.${name}`) && !`.${name}`.endsWith(`.${host}`),
  );
}
