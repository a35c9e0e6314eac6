import { hiddenSections } from "#app/library/checks/hidden-sections.ts";
import { contentsOf } from "#app/library/contents-of.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { withInspection } from "#app/library/library.server.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, schemaAt } from "#app/library/schema-walk.ts";
import type { NewsItem } from "#app/model/entries/news-item.ts";
import type { Site } from "#scripts/build/pages/open-site.ts";
import { siteTargets } from "#scripts/build/pages/site-targets.ts";
import { marksIn, textMark } from "#scripts/sources/text-marks.ts";

type Text = { entry: Entry; path: readonly PropertyKey[] };

const postsOfAKind = 3;
/**
 * Renders the pages with an invisible number behind each text and answers with a note for every
 * text that came out nowhere. Of posts with the same fields a few are enough, and of parts that are not
 * shown while a list is empty another check speaks.
 */
export async function unshownCopy(inspection: Inspection, site: Site): Promise<Problem[]> {
  if (!inspection.contents) return [];
  const entries = fewPosts(inspection.shown);
  const texts: Text[] = [];
  const numberOf = new Map<string, number>();
  const contents = contentsOf(entries, inspection.contents, (entry, path) => {
    const key = [entry.file, ...entry.path, ...path].join("#");
    const number = numberOf.get(key) ?? texts.length;
    if (number === texts.length) texts.push({ entry, path });
    numberOf.set(key, number);
    return textMark(number);
  });
  const shown = new Set<number>();
  await withInspection({ ...inspection, entries, contents }, async () => {
    for (const { address, status } of siteTargets(contents)) {
      const { text } = await site.render(address, status);
      for (const { number } of marksIn(text)) shown.add(number);
    }
  });
  const hidden = hiddenSections(entries);
  const isHidden = ({ entry, path }: Text) =>
    hidden.some(({ page, section }) => entry.collection === page && path[0] === section);
  return texts.flatMap((text, index) =>
    shown.has(index) || isOccasional(text) || isHidden(text) ? [] : [unshown(text)],
  );
}

// A post that news lead to is always among them, since the news are shown with it.
function fewPosts(entries: Entry[]) {
  const news = entriesOf(entries, "news");
  const named = new Set(news.map(({ value }) => (value as NewsItem).post));
  const taken = new Map<string, number>();
  return entries.filter((entry) => {
    if (entry.collection !== "posts" || named.has(entry.id)) return true;
    const kind =
      JSON.stringify(entry.value)
        .match(/"\w+":/g)
        ?.sort()
        .join("") ?? "";
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
    return (taken.get(kind) ?? 0) <= postsOfAKind;
  });
}

function isOccasional({ entry, path }: Text) {
  return fieldNotes(schemaAt(entry.schema, path)).occasion !== undefined;
}

function unshown({ entry, path }: Text): Problem {
  const full = [...entry.path, ...path];
  return {
    file: entry.file,
    ...entry.places.value(full),
    field: full.join("."),
    says: `No page shows "${path.join(".")}".`,
    expected: "",
    fix: "Use it somewhere, or take it away.",
    rule: "unshown-copy",
    severity: "note",
  };
}
