import type { Addition } from "#scripts/new/add-entry.ts";
import type { EntryKind } from "#scripts/new/entry-kinds.ts";

type Added = Exclude<Addition, { problems: string[] }>;

/** Where the new entry stands, which line to edit first, and what to do then. */
export function nextSteps({ kind }: EntryKind, { file, line, isDraft, elsewhere }: Added) {
  const isProse = kind.shape === "folder";
  const others = elsewhere === 1 ? "is 1 problem" : `are ${elsewhere} problems`;
  return [
    `${file}:${line}`,
    isProse
      ? `Write the text from line ${line} on, in the place of what stands there.`
      : `Read it over from line ${line} on.`,
    ...(isDraft ? ["It is a draft: take the line draft: true away when it is ready."] : []),
    "See it with npm run dev, and check it with npm run check:content.",
    ...(elsewhere > 0 ? [`Elsewhere there ${others}; the check names what to mend.`] : []),
  ];
}
