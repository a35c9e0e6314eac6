import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inspectFiles } from "#app/library/inspect.server.ts";
import type { RememberedFile } from "#app/library/memory/remembered-file.ts";
import { rememberedFiles } from "#app/library/memory/remembered-files.server.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { loadDictionary } from "#app/library/words/spelling/dictionary.server.ts";
import { loadCompiler } from "#app/mdx/compile-body.server.ts";

const rounds = 12;
// So much is left to others between two rounds, such as a browser that loads the first page.
const breakMilliseconds = 15;
// A large site has run often enough sooner.
const workMilliseconds = 600;

/** What a rehearsal needs: a way to draw a page, and whether nobody has saved anything yet. */
type Stage = { content: string; draw: () => Promise<unknown>; isIdle: () => boolean };

/**
 * Takes the steps of a save in advance, once the first page has been sent: what a save needs is
 * loaded, and what it runs has run often enough for Node to make it fast.
 */
export async function readyForSaves({ content, draw, isIdle }: Stage) {
  await Promise.all([loadCompiler(), loadDictionary()]);
  const files = await rememberedFiles(content);
  const index = files.findIndex(({ contents }) => contents.entries[0]?.collection === "posts");
  const post = files[index];
  if (!post || post.contents.problems.length > 0) return;
  for (let round = 0, work = 0; round < rounds && work < workMilliseconds && isIdle(); round += 1) {
    await sleep(breakMilliseconds);
    const started = performance.now();
    await readAsIfSaved(post, (again) => files.with(index, again), content);
    await draw();
    work += performance.now() - started;
  }
}

async function readAsIfSaved(
  { source, hash, contents }: RememberedFile,
  filesWith: (again: RememberedFile) => RememberedFile[],
  content: string,
) {
  const line = contents.entries[0]?.body?.line ?? 1;
  await loadCompiler(
    source.text
      .split("\n")
      .slice(line - 1)
      .join("\n"),
  );
  const again = { source, hash, contents: await readEntries(source) };
  const folders = { content, pictures: path.resolve("public") };
  await inspectFiles(filesWith(again), folders, { drafts: false });
}
