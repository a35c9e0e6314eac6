import { allowedWords } from "#scripts/generate/allowed-words.ts";
import { entryKinds, type EntryKind } from "#scripts/new/entry-kinds.ts";
import { flagOf } from "#scripts/new/answers/read-flags.ts";

/** The kinds of which entries can be added, and how. */
export function kindList() {
  const kinds = entryKinds.map(({ word, kind }) => {
    const place = kind.shape === "folder" ? `${kind.path}/` : kind.path;
    return `  npm run new ${word.padEnd(20)} adds to content/${place}`;
  });
  return [
    "What to add:",
    ...kinds,
    "You are asked for what is needed. To say it at once instead:",
    '  npm run new post -- --title "Why a school bag changes a year" --category Education',
    "  npm run new post -- --help   names every flag of a post",
  ].join("\n");
}

/** The flags for a kind, each with what it says and what may stand there. */
export function flagList({ word, fields }: EntryKind) {
  const flags = fields.map((field) => {
    const { description = "" } = field.node;
    return `  ${flagOf(field)}  ${description} (${allowedWords(field.node)})`;
  });
  return [`npm run new ${word} -- with any of these:`, ...flags].join("\n");
}
