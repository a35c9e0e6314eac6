import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { UserError } from "#app/content/user-error.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { draftValue } from "#scripts/new/draft-value.ts";
import { entryFile } from "#scripts/new/entry-file.ts";
import { entryKinds, kindList } from "#scripts/new/entry-kinds.ts";

/** The content folder, and the day in the form 2026-06-30. */
export type Surroundings = { content: string; today: string };

/**
 * Adds what the words behind `npm run new` say, a kind and a name, and answers with what to tell; throws
 * a UserError where nothing was written.
 */
export async function newEntry(words: string[], { content, today }: Surroundings) {
  const [word, ...rest] = words;
  if (word === undefined || word === "--help") return kindList();
  const kind = entryKinds.find((one) => one.word === word);
  if (!kind) {
    const near = didYouMean(
      word,
      entryKinds.map((one) => one.word),
    );
    throw new UserError(`There is no kind called "${word}". ${near}\n${kindList().join("\n")}`);
  }
  const name = rest.join(" ").trim();
  if (!name) throw new UserError(`Say what it is called: npm run new ${word} "A name"`);
  const site = checkedSite(await readContent(findFiles(content)));
  const ids = (some: string) => site.entriesOf(some).map(({ id }) => id);
  const { file, text, line } = await entryFile(
    kind,
    draftValue(kind, name, { ids, today }),
    content,
  );
  const place = path.join(content, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text, { flag: file.endsWith(".mdx") ? "wx" : "w" });
  return [
    `${path.basename(content)}/${file}:${line}`,
    `Write over the examples around line ${line}. See it with npm run dev, and check it with npm run check:content.`,
  ];
}
