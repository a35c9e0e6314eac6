import { access, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

const keptBuilds = 3;
const hour = 3_600_000;

/** Where built code is kept, in a folder for each state of the code, and where it is made. */
export type AppShelf = { builds: string; drafts: string };

/** The folder of a state on the shelf, or undefined where none was finished. */
export async function keptBuild({ builds }: AppShelf, state: string): Promise<string | undefined> {
  const folder = path.join(builds, state);
  return (await exists(path.join(folder, "done"))) ? folder : undefined;
}

/**
 * Has a build made in an empty folder of its own and puts it on the shelf when it is whole, so that
 * one that was interrupted never counts and two at once never meet. Answers with its folder.
 */
export async function putOnShelf(
  shelf: AppShelf,
  state: string,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  await mkdir(shelf.builds, { recursive: true });
  await mkdir(shelf.drafts, { recursive: true });
  const folder = path.join(shelf.builds, state);
  const draft = await mkdtemp(path.join(shelf.drafts, `${state}-`));
  try {
    await make(draft);
    await writeFile(path.join(draft, "done"), "");
    await move(draft, folder, async () => (await keptBuild(shelf, state)) !== undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await forgetOldBuilds(shelf, folder);
  return folder;
}

// Another build of the same state may have arrived first; then that one stays.
async function move(draft: string, folder: string, isDone: () => Promise<boolean>) {
  if (await isDone()) return;
  await rm(folder, { recursive: true, force: true });
  try {
    await rename(draft, folder);
  } catch (error) {
    if (!(await isDone())) throw error;
  }
}

async function forgetOldBuilds({ builds, drafts }: AppShelf, current: string) {
  const kept = (await foldersByAge(builds)).slice(keptBuilds);
  // What an interrupted build left behind is old before it is taken away from nobody.
  const left = (await foldersByAge(drafts)).filter(({ changed }) => changed < Date.now() - hour);
  for (const { folder } of [...kept, ...left]) {
    if (folder !== current) await rm(folder, { recursive: true, force: true });
  }
}

async function foldersByAge(room: string) {
  const folders = (await readdir(room)).map((name) => path.join(room, name));
  const dated = await Promise.all(
    folders.map(async (folder) => ({ folder, changed: await timeOf(folder) })),
  );
  return dated.sort((one, other) => other.changed - one.changed);
}

// Another build may tidy up at the same time.
function timeOf(folder: string) {
  return stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );
}

function exists(file: string) {
  return access(file).then(
    () => true,
    () => false,
  );
}
