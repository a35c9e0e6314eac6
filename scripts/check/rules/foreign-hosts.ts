import type { Place, Report, Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { codeOf, proseOf } from "#scripts/check/words/prose-of.ts";
import { mistakesIn } from "#scripts/check/words/mistakes.ts";
import { writtenHosts } from "#scripts/check/words/written-hosts.ts";

const detours = mistakesIn("in an address");
const address = /(?:https?:)?\/\/([^\s/?#"'<>()[\]|\\]+)/giu;

export default {
  severity: "error",
  about:
    "A web address imitates a trusted one (letters of another alphabet, or an @ in it), or goes through a redirect service. Type the real address.",
  check({ files }, report) {
    for (const file of files) {
      const isCode = codeOf(file);
      for (const { 0: whole, 1: host = "", index } of file.text.matchAll(address))
        // Two slashes alone, such as //@ or ://:@, do not begin an address.
        if ((/^http/i.test(whole) || host.includes(".")) && !isCode(index))
          reportForeign({ file: file.path, start: index, end: index + whole.length }, host, report);
    }
  },
  checkEntry(entry, report) {
    for (const text of textsOf(entry)) {
      const [, advice] = detours.find(([looks]) => looks.test(text.target ?? "")) ?? [];
      if (advice) report({ ...text.at(), severity: "warning", text: advice });
      const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(text.target ?? "")?.[1];
      // An address that is in the file in the same form was found above.
      if (host && !entry.file.text.includes(host)) reportForeign(text.at(), host, report);
      for (const { written, name, index } of writtenHosts(proseOf(text)))
        if (!written.includes("//")) reportForeign(text.at(index, written.length), name, report);
    }
  },
} satisfies Rule;

function reportForeign(place: Place, host: string, report: Report) {
  const text = `"${host}" contains an @ or letters of another alphabet, so it may belong to a stranger. Type the address again, or delete it.`;
  if (/[^\x21-\x7e]|@|%|(?:^|\.)xn--/i.test(host)) report({ ...place, text });
}
