import { createHash } from "node:crypto";
import { problemAt, warningAt } from "#app/library/checks/problem-at.ts";
import { designedPages, type DesignedPageName } from "#app/library/designed-pages.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** The designed pages that are also told in Swahili. */
const translated: DesignedPageName[] = ["home", "contact", "help"];

/** Reports pages in Swahili that are missing, tell no page, or are older than what they tell. */
export function oldTranslations(entries: Entry[]): Problem[] {
  const pages = entriesOf(entries, "swahiliPages");
  const missing = translated.filter((name) => !pages.some(({ id }) => id === name));
  return [
    ...pages.flatMap((page) => problemsOf(page, entries)),
    ...(pages.length > 0 ? missing.map(missingPage) : []),
  ];
}

function problemsOf(page: Entry, entries: Entry[]): Problem[] {
  const [original] = entriesOf(entries, page.id);
  if (!translated.some((name) => name === page.id) || !original) {
    const says = `No page is called "${page.id}", so nothing leads to this one.`;
    const fix = `Give the file one of these names: ${translated.join(", ")}.`;
    return [{ ...problemAt(page, [], { says, fix }), line: 1, column: 1 }];
  }
  const hash = createHash("sha256")
    .update(JSON.stringify(original.value))
    .digest("hex")
    .slice(0, 8);
  const { translates } = (page.value ?? {}) as { translates?: unknown };
  if (translates === hash || !page.isWhole) return [];
  const says = `The English words in ${original.file} have changed since this was written.`;
  const fix = `Bring the Swahili up to date, and then write translates: ${hash}`;
  return [warningAt(page, ["translates"], says, fix)];
}

function missingPage(name: DesignedPageName): Problem {
  return {
    file: `content/${designedPages[name].path}`,
    line: 1,
    column: 1,
    field: "",
    severity: "warning",
    says: "Nobody has written this page in Swahili yet.",
    expected: "",
    fix: `Write it into content/sw/${name}.mdx.`,
  };
}
