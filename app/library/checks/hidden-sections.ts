import { problemAt } from "#app/library/checks/problem-at.ts";
import { lists } from "#app/library/collections.ts";
import type { DesignedPageName } from "#app/library/designed-pages.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { NewsItem } from "#app/model/entries/news-item.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** A part of a designed page that shows a list, and is left out with its heading while that is empty. */
export type ListSection = { list: keyof typeof lists; page: DesignedPageName; section: string };

const sections: ListSection[] = [
  { list: "gallery", page: "home", section: "gallery" },
  { list: "testimonials", page: "home", section: "testimonials" },
  { list: "news", page: "home", section: "news" },
  { list: "additionalPrograms", page: "programsPage", section: "additional" },
  { list: "successStories", page: "programsPage", section: "stories" },
  { list: "team", page: "about", section: "team" },
  { list: "timeline", page: "about", section: "timeline" },
  { list: "opportunities", page: "getInvolved", section: "opportunities" },
  { list: "partnerships", page: "getInvolved", section: "partnerships" },
  { list: "pledges", page: "donate", section: "pledges" },
];

/** The parts that no page shows, since visitors would see nothing below their headings. */
export function hiddenSections(shown: Entry[]): ListSection[] {
  const posts = new Set(entriesOf(shown, "posts").map(({ id }) => id));
  // News of a draft are left out with it.
  const isSeen = ({ collection, value }: Entry) =>
    collection !== "news" || posts.has((value as Partial<NewsItem> | null)?.post ?? "");
  return sections.filter(({ list }) => !entriesOf(shown, list).some(isSeen));
}

/** Notes that a part is not shown because its list has nothing to show. */
export function hiddenSectionNotes(hidden: ListSection[], entries: Entry[]): Problem[] {
  return hidden.flatMap(({ list, page, section }) =>
    entriesOf(entries, page).map((entry) => ({
      ...problemAt(entry, [section], {
        says: `This part and its heading are not shown, because there is nothing to show in ${lists[list].path}.`,
        fix: "It comes back with the first entry.",
      }),
      severity: "note" as const,
    })),
  );
}
