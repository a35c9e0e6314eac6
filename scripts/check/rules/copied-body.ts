import { valueOf, type Entry } from "#app/content/entries.ts";
import type { Rule } from "#scripts/check/rule.ts";

const charactersAtLeast = 80;

export default {
  severity: "warning",
  about: "Most of a post stands in another one as well: a copy whose words were not all replaced.",
  check({ entriesOf }, report) {
    const owners = new Map<string, Entry>();
    for (const entry of entriesOf("posts")) {
      const { body, text, path: file } = entry.file;
      const paragraphs = body ? text.slice(body.start).split(/\n{2,}/) : [];
      const own = paragraphs
        .map((one) => one.trim())
        .filter((one) => one.length >= charactersAtLeast);
      const copied = own.filter((one) => owners.has(one));
      const [first = ""] = copied;
      const other = owners.get(first);
      for (const one of own) if (!owners.has(one)) owners.set(one, entry);
      // Two posts with one title are told by another rule.
      const isTold = !other || valueOf(other, "title") === valueOf(entry, "title");
      if (isTold || copied.length * 2 < own.length) continue;
      const start = text.indexOf(first, body?.start);
      const advice = `Most of this text stands in ${other.file.path} as well. If this is a copy, write its own words; if it belongs to both, allow this.`;
      report({ file, start, end: start + 1, text: advice });
    }
  },
} satisfies Rule;
