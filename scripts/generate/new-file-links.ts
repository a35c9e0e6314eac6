import { fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { draftValue } from "#scripts/new/draft-value.ts";
import { proseFile } from "#scripts/new/entry-file.ts";
import { entryKinds, type EntryKind } from "#scripts/new/entry-kinds.ts";

const mark =
  "<!-- Written by npm run generate: where the links above lead that begin a file. -->\n";

/** The page of the handbook with the addresses behind its links that begin a file. */
export function withNewFileLinks(page: string): string {
  const [written = ""] = page.split(mark);
  const folders = entryKinds.filter(({ form }) => form === "folder");
  const links = folders.map((kind) => `[new-${kind.word}]: ${newFileLink(kind)}\n`);
  return `${written.trimEnd()}\n\n${mark}\n${links.join("")}`;
}

/**
 * Opens the code host's editor with a draft of this kind. GitHub shows the page below /blob/main/content/,
 * from where three steps lead up to the repository, whoever owns it.
 */
function newFileLink(kind: EntryKind) {
  const title = schemaAt(kind.schema, ["title"]);
  const [name = kind.word] = title ? (fieldNotes(title).examples ?? []) : [];
  const { file, text } = proseFile(kind, draftValue(kind, name, { ids: () => [] }));
  return `../../../new/main?filename=content/${file}&value=${encodeURIComponent(text)}`;
}
