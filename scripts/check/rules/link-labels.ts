import { email } from "#scripts/check/words/known-contacts.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { hostOf, writtenHosts } from "#scripts/check/words/written-hosts.ts";

// Screen readers list the links of a page without the sentences around them.
const saysNothing =
  /^(?:(?:click|tap|press|see|read)? ?here|click(?: this(?: link)?)?|(?:this |the )?link|this(?: page)?|page|(?:read |see |learn |find out )?more|more info(?:rmation)?|read (?:this|on)|details|continue|go)$/;
// A short address reads like a name; a long one is spelled out letter by letter.
const longAddress = /^(?:https?:\/\/|www\.)\S{40,}$/i;

const rule: Rule = {
  severity: "warning",
  about:
    "The words of a link do not say where it leads, or name another address than the one that opens (an error). Somebody who trusts the words would end up with a stranger.",
  examples: {
    bad: [
      "Go [click here](/about) now.",
      "[Read more …](/about)",
      "[](/about)",
      "https://www.example.org/reports/2025/annual/a-very-long-name-of-a-report.html",
      "[www.mchanga.africa](https://other.example/x)",
      "[Give at mchanga.africa/girls](https://mchanga.africa.other.example)",
      "[info@suluhisho.example](mailto:info@other.example)",
      "[+254 700 000 000](tel:+254711222333)",
      { "navigation.yaml": "header:\n  - { label: Read more, href: /blog }\n" },
    ],
    good: [
      "[our programs](/about), [read more about our programs](/about), [Donate](/about)",
      "[mchanga.africa](https://www.mchanga.africa/x), [M-Changa](https://mchanga.africa)",
      "[info@suluhisho.example](mailto:info@suluhisho.example), [0700 000 000](tel:+254700000000)",
      "See https://www.knec.ac.ke or www.meteo.go.ke. Click here, said the teacher.",
      "[The report.pdf](/files/report.pdf)",
    ],
  },
  check({ texts }, report) {
    for (const { role, value, target = "", at } of texts) {
      if (role !== "link") continue;
      const label = value.replace(/\s+/g, " ").trim();
      const other = otherThan(target, label);
      if (other) {
        const text = `The words of this link name ${other}, and it leads to ${target}. Let both name the same.`;
        report({ ...at(), text, severity: "error" });
        continue;
      }
      const plain = label
        .toLowerCase()
        .replace(/[^\p{L} ]+/gu, "")
        .trim();
      if (!/[\p{L}\p{N}]/u.test(label))
        report({ ...at(), text: `A link to ${target} has no words. Write where it leads.` });
      else if (longAddress.test(label))
        report({ ...at(), text: `Write [words that say where it leads](${target}).` });
      else if (saysNothing.test(plain))
        report({
          ...at(),
          text: `"${label}" does not say where the link leads. Name what stands there, such as “our programs”.`,
        });
    }
  },
};

export default rule;

/** What the words of a link name where that is another address, host or number than its target. */
function otherThan(target: string, label: string) {
  const [, scheme = "", rest = ""] = /^(mailto|tel):([^?]*)/i.exec(target) ?? [];
  if (scheme.toLowerCase() === "tel") {
    const [said, dialled] = [label, rest].map((one) => one.replace(/\D/g, "").slice(-9));
    return said && said.length > 2 && said !== dialled ? label : undefined;
  }
  const mail = label.match(email)?.[0];
  if (mail) return scheme && mail.toLowerCase() !== rest.toLowerCase() ? mail : undefined;
  const host = hostOf(target);
  if (!host) return undefined;
  const named = writtenHosts(label).map(({ name }) => name.toLowerCase().replace(/^www\./, ""));
  return named.find((name) => !`.${host}`.endsWith(`.${name}`) && !`.${name}`.endsWith(`.${host}`));
}
