import type { Rule } from "#scripts/check/rule.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { writtenHosts } from "#scripts/check/words/written-hosts.ts";

const address = /(?:https?:)?\/\/([^\s/?#"'<>()[\]|\\]+)/giu;

const rule: Rule = {
  severity: "error",
  about:
    "A host is written with other letters than a to z, or hides behind a name and an @. It can look like a well-known one and lead to a stranger.",
  examples: {
    bad: [
      "[Give](https://www.mchаnga.africa/x)",
      "[Give](https://xn--mchnga-4nf.africa/x)",
      "[Give](https://www.mchanga.africa@other.example/x)",
      "[Give](https://mch&#1072;nga.africa/x)",
      "Give at mchаnga.africa today.",
      { "contacts.yaml": '[]\n# "https://ｍchanga.africa"\n' },
    ],
    good: [
      "[Give](https://www.mchanga.africa/x), or read https://sw.wikipedia.org/wiki/Ngũgĩ.",
      "Ngũgĩ wa Thiong’o. Kamĩrĩĩthũ.",
    ],
  },
  check({ files, texts }, report) {
    for (const { path: file, text } of files) {
      for (const { 0: whole, 1: host = "", index } of text.matchAll(address))
        if (isForeign(host))
          report({ file, start: index, end: index + whole.length, text: say(host) });
    }
    for (const text of texts) {
      const { target = "", value, at } = text;
      // An address in the file itself was found above.
      const [, host = ""] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(target) ?? [];
      if (isForeign(host) && !text.entry.file.text.includes(host))
        report({ ...at(), text: say(host) });
      for (const { written, name, index } of proseOf(text) === undefined ? [] : writtenHosts(value))
        if (!written.includes("//") && isForeign(name))
          report({ ...at(index, written.length), text: say(name) });
    }
  },
};

export default rule;

function isForeign(host: string) {
  return /[^\x21-\x7e]|@|%|(?:^|\.)xn--/i.test(host);
}

function say(host: string) {
  return `"${host}" is not written in plain letters from a to z, and may lead to a stranger. Type the address anew, or take it out.`;
}
