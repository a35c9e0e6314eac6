import { valueOf } from "#app/content/entries.ts";
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
  check({ entriesOf }, report) {
    const [navigation] = entriesOf("navigation");
    const [site] = entriesOf("site");
    const forms = site && valueOf(site, "forms");
    if (isThere(forms, ["newsletter"]) && entriesOf("newsletter").length === 0) {
      const text =
        "site.yaml has a newsletter among its forms, and its words are missing. Bring this file back, or take that away.";
      report({ ...topOf("newsletter.yaml"), text });
    }
    if (!navigation) return;
    if (valueOf(navigation, "swahili") === undefined) {
      const text =
        "navigation.yaml has no links under swahili, so that nobody finds this page. Write them, or take the page away.";
      for (const page of entriesOf("swahiliPages")) report({ ...topOf(page.file.path), text });
      return;
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

function isThere(value: unknown, path: string[]) {
  return path.reduce((inner, name) => valueOf({ value: inner }, name), value) !== undefined;
}
