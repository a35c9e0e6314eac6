import { isWritten, valueOf } from "#app/content/entries.ts";
import { isDraft } from "#app/content/public-days.ts";
import type { Path } from "#app/content/range.ts";
import { schemaAt, walkFields } from "#app/content/walk-fields.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

// What a site with pages in Swahili says in Swahili besides, by the kind of content.
const halves: Record<string, string[][]> = {
  interface: [
    ["swahili", "motto"],
    ["helplines", "swahili"],
    ["quickExit", "swahili"],
  ],
  helplines: [["swahili"]],
};

export default {
  severity: "error",
  about: "Something is left out without which another part of the site would say half of it.",
  check({ entries, entriesOf }, report) {
    const [navigation] = entriesOf("navigation");
    const [site] = entriesOf("site");
    const forms = site && valueOf(site, "forms");
    if (isThere(forms, ["newsletter"]) && entriesOf("newsletter").length === 0) {
      const text =
        "site.yaml has a newsletter among its forms, and its words are missing. Bring this file back, or delete that.";
      report({ ...topOf("newsletter.yaml"), text });
    }
    for (const home of entriesOf("home")) {
      const part = { value: valueOf(home, "programs") };
      const [count, shown] = [
        entriesOf("programs").filter((one) => !isDraft(one)).length,
        valueOf(part, "summaries"),
      ];
      const field = ["heading", "lead"].find((one) =>
        /count:programs/.test(String(valueOf(part, one))),
      );
      if (!field || !Array.isArray(shown) || shown.length === count) continue;
      const text = `This counts ${count} programs, and ${shown.length} are shown below it. Say it without the number, or show each.`;
      report({ ...placeIn(home, ["programs", field]), severity: "warning", text });
    }
    if (!navigation) return;
    if (valueOf(navigation, "swahili") === undefined) {
      const text =
        "navigation.yaml has no links below swahili:, so nobody finds this page. Write them, or delete the page.";
      for (const page of entriesOf("swahiliPages")) report({ ...topOf(page.file.path), text });
      return;
    }
    for (const entry of entries) {
      const told = valueOf(entry, "swahili");
      const schema = schemaAt(entry.schema, ["swahili"]);
      // The links of a menu are a list of its own in each language.
      if (typeof told !== "object" || entry.kind === "navigation") continue;
      for (const { notes, value, path } of walkFields(entry.schema, entry.value)) {
        const same = path[0] === "swahili" ? valueAt(entry.value, path.slice(1)) : undefined;
        if (Array.isArray(value) && Array.isArray(same) && value.length > same.length) {
          const text = `This list has ${value.length} entries, and the English one ${same.length}, so readers never see the last. Delete what is too much, or add it in English.`;
          report({ ...placeIn(entry, path), severity: "warning", text });
        }
        const isTwice = path[0] !== "swahili" && notes.copy && schemaAt(schema, path);
        if (!isTwice || !isWritten(entry, path) || isThere(told, path)) continue;
        const text = `Here is nothing in Swahili for "${String(value)}". Write ${path.join(".")} too.`;
        report({ ...placeIn(entry, ["swahili", ...path]), severity: "warning", text });
      }
    }
    for (const [kind, paths] of Object.entries(halves))
      for (const entry of entriesOf(kind))
        for (const path of paths.filter((one) => isHalf(entry.value, one))) {
          const text = `The site has pages in Swahili. Write "${path.join(": ")}:" here too.`;
          report({ ...placeIn(entry, path.slice(0, -1)), text });
        }
  },
} satisfies Rule;

function isHalf(value: unknown, path: string[]) {
  return isThere(value, path.slice(0, -1)) && !isThere(value, path);
}

function isThere(value: unknown, path: Path) {
  return valueAt(value, path) !== undefined;
}

function valueAt(value: unknown, path: Path) {
  return path.reduce((inner, name) => valueOf({ value: inner }, String(name)), value);
}
