import type { Rule } from "#scripts/check/rule.ts";
import { bareNumber, email } from "#scripts/check/words/known-contacts.ts";
import { hostOf, writtenHosts } from "#scripts/check/words/written-hosts.ts";

// Screen readers list the links of a page without the sentences around them.
const saysNothing =
  /^(?:(?:click|tap|press|see|read)? ?here|click(?: this(?: link)?)?|(?:this |the )?link|this(?: page)?|page|(?:read |see |learn |find out )?more|more info(?:rmation)?|read (?:this|on)|details|continue|go)$/;
// A short address reads like a name; a long one is spelled out letter by letter.
const longAddress = /^(?:https?:\/\/|www\.)\S{40,}$/i;

export default {
  severity: "warning",
  about: "The words of a link say nothing, or name another address than it opens.",
  check({ texts }, report) {
    for (const { role, value, target = "", at } of texts) {
      if (role !== "link") continue;
      const label = value.replace(/\s+/g, " ").trim();
      const other = otherThan(target, label);
      const text = other
        ? `The words of this link name ${other}, and it goes to ${target}. Let both name the same.`
        : adviceOn(label, target);
      if (text) report({ ...at(), text });
    }
  },
} satisfies Rule;

function adviceOn(label: string, target: string) {
  if (!/[\p{L}\p{N}]/u.test(label)) return `A link to ${target} has no words. Say where it leads.`;
  if (longAddress.test(label)) return `Write [words that say where it leads](${target}).`;
  const plain = label.toLowerCase().replace(/[^\p{L} ]+/gu, "");
  if (!saysNothing.test(plain.trim())) return undefined;
  return `"${label}" does not say where the link goes. Name what is there, such as “our programs”.`;
}

/** What the words of a link name where that is another address, host or number than its target. */
function otherThan(target: string, label: string) {
  const [, scheme, rest = ""] = /^(mailto|tel):([^?]*)/i.exec(target) ?? [];
  const isNumber = /^[+\d][\d ()-]+$/.test(label) && scheme?.toLowerCase() === "tel";
  if (isNumber) return bareNumber(label) === bareNumber(rest) ? undefined : label;
  const host = hostOf(target);
  const mail = label.match(email)?.[0].toLowerCase();
  if (mail) return (scheme || host) && mail !== rest.toLowerCase() ? mail : undefined;
  // A name with a dot inside other words, such as Node.js, is no address.
  if (/\s/.test(label)) return undefined;
  const named = writtenHosts(label).map(({ name }) => name.toLowerCase().replace(/^www\./, ""));
  return named.find(
    (name) => host && !`.${host}`.endsWith(`.${name}`) && !`.${name}`.endsWith(`.${host}`),
  );
}
