import { lists, singles } from "#app/library/collections.ts";
import { foundBy, type Problem } from "#app/library/problems/problem.ts";
import { contentHash } from "#app/library/reading/content-hash.ts";
import type { ContentFile } from "#app/library/reading/content-file.ts";
import type { RuleId } from "#app/library/rules/rules.ts";
import { altText } from "#app/library/words/alt-text.ts";
import { descriptionLength } from "#app/library/words/description-length.ts";
import { dignity } from "#app/library/words/dignity.ts";
import { headingOrder } from "#app/library/words/heading-order.ts";
import { linkLabels } from "#app/library/words/link-labels.ts";
import { passagesOf, type WordRule } from "#app/library/words/passage.ts";
import { findableChildren } from "#app/library/words/people/findable-children.ts";
import { fullNamesWithAges, namesInFull } from "#app/library/words/people/full-names-and-ages.ts";
import { foundPeople } from "#app/library/words/people/found-people.ts";
import { typedHelplines } from "#app/library/words/contacts/typed-helplines.ts";
import { personalData } from "#app/library/words/personal-data.ts";
import { readTime } from "#app/library/words/read-time.ts";
import { readingLevel } from "#app/library/words/reading-level.ts";
import { wrongWeekdays } from "#app/library/words/facts/wrong-weekdays.ts";
import { figuresInWrongBraces } from "#app/library/words/markup/figures-in-wrong-braces.ts";
import {
  doubledWords,
  impossibleShares,
  markupInFields,
  placeholderText,
  rawMarkup,
  wrappedLines,
} from "#app/library/words/slips/slip-rules.ts";
import { swallowedPoints } from "#app/library/words/markup/swallowed-points.ts";
import { spelling } from "#app/library/words/spelling.server.ts";
import { unmarkedSwahili } from "#app/library/words/spelling/unmarked-swahili.ts";
import { typedFigures } from "#app/library/words/typed-figures.ts";

type RegisteredRule = { id: RuleId; check: WordRule };

const rules: RegisteredRule[] = [
  { id: "alt-text", check: altText },
  { id: "description-length", check: descriptionLength },
  { id: "avoided-words", check: dignity },
  { id: "doubled-words", check: doubledWords },
  { id: "figure-braces", check: figuresInWrongBraces },
  { id: "findable-children", check: findableChildren },
  { id: "found-people", check: foundPeople },
  { id: "names-with-ages", check: fullNamesWithAges },
  { id: "heading-order", check: headingOrder },
  { id: "impossible-shares", check: impossibleShares },
  { id: "link-labels", check: linkLabels },
  { id: "names-in-full", check: namesInFull },
  { id: "placeholder-text", check: placeholderText },
  { id: "raw-markup", check: rawMarkup },
  { id: "read-time", check: readTime },
  { id: "reading-level", check: readingLevel },
  { id: "markup-in-fields", check: markupInFields },
  { id: "swallowed-points", check: swallowedPoints },
  { id: "typed-figures", check: typedFigures },
  { id: "unmarked-swahili", check: unmarkedSwahili },
  { id: "wrong-weekdays", check: wrongWeekdays },
  { id: "wrapped-lines", check: wrappedLines },
];

// Without these lists every number in them would be taken for a stranger's.
const rulesOnContacts: RegisteredRule[] = [
  { id: "personal-data", check: personalData },
  { id: "typed-helplines", check: typedHelplines },
];
const listsOfContacts = new Set<string>([lists.helplines.path, lists.publicContacts.path]);

// The rules get the entries of these files alone, so the findings in a file stay valid until it or
// one of these changes.
const measuringFiles = new Set<string>([
  singles.site.path,
  singles.donate.path,
  lists.stats.path,
  ...listsOfContacts,
  lists.team.path,
  lists.testimonials.path,
  lists.pledges.path,
  lists.words.path,
  lists.dictionary.path,
]);

/**
 * Checks the words of every file, drafts included. A file is checked again only where it or one of
 * the files used by the rules has changed.
 */
export async function checkWords(files: ContentFile[]): Promise<Problem[]> {
  const measuring = files.filter(({ source }) => measuringFiles.has(source.path));
  const measures = contentHash(...measuring.map(({ hash }) => hash));
  const changed = files.filter(({ words }) => words?.measures !== measures);
  const found = new Map(changed.map(({ source }) => [source.file, [] as Problem[]]));
  for (const problem of await findingsIn(changed, measuring))
    found.get(problem.file)?.push(problem);
  for (const file of changed) file.words = { measures, found: found.get(file.source.file) ?? [] };
  return files.flatMap(({ words }) => words?.found ?? []);
}

async function findingsIn(changed: ContentFile[], measuring: ContentFile[]) {
  const entries = measuring.flatMap(({ contents }) => contents.entries);
  const passages = changed.flatMap(({ contents }) => contents.entries.flatMap(passagesOf));
  const unreadable = measuring.filter(({ contents }) => contents.isUnreadable);
  // Without the names in these files, each would be reported as a spelling mistake.
  const isMeasured = unreadable.length === 0;
  const lacksContacts = unreadable.some(({ source }) => listsOfContacts.has(source.path));
  const applied = lacksContacts ? rules : [...rules, ...rulesOnContacts];
  return [
    ...applied.flatMap(({ id, check }) => foundBy(id, check(passages, entries))),
    ...(isMeasured ? foundBy("spelling", await spelling(passages, entries)) : []),
  ];
}
