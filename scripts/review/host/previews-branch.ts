import { mkdtemp, rm, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { git } from "#scripts/review/git.ts";
import { ReviewError } from "#scripts/review/review-error.ts";

/** The branch whose folders are served as previews. */
export const previewsBranch = "previews";

/** Where the branch is, and what git needs besides to be let in. */
export type Remote = { url: string; variables?: Record<string, string> };

const attempts = 5;

/** Puts a folder with these files on the branch, in the place of one that has its name. */
export function publishFolder(remote: Remote, name: string, files: Map<string, Uint8Array>) {
  return changeBranch(remote, async (room, folders) => {
    folders.set(name, `040000 tree ${await treeOf(room, files)}`);
  });
}

/** Takes the folders away for which the question is answered with yes; answers their names. */
export async function removeFolders(remote: Remote, isOver: (name: string) => Promise<boolean>) {
  const gone: string[] = [];
  await changeBranch(remote, async (_room, folders) => {
    gone.length = 0;
    for (const name of folders.keys()) if (await isOver(name)) gone.push(name);
    for (const name of gone) folders.delete(name);
  });
  return gone;
}

type Room = (words: string[], input?: string) => Promise<string>;
type Folders = Map<string, string>;

// The branch is always one single commit, so that old previews take up no room. Nothing of it is
// ever written out as files: a link or an attribute of git in a preview would have its way there.
async function changeBranch(
  remote: Remote,
  change: (room: Room, folders: Folders) => Promise<void>,
) {
  const folder = await mkdtemp(path.join(tmpdir(), "previews-"));
  try {
    const room = roomIn(folder, remote.variables ?? {});
    await room(["init", "--quiet", "--template="]);
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (await isChanged(room, remote.url, change)) return;
    }
    throw new ReviewError("Others kept changing the previews. Run this job again later.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// False where somebody else was faster, so that it has to be done again on what they left.
async function isChanged(
  room: Room,
  url: string,
  change: (room: Room, folders: Folders) => Promise<void>,
) {
  const reference = `refs/heads/${previewsBranch}`;
  const tip = (await room(["ls-remote", url, reference])).split("\t")[0] ?? "";
  if (tip !== "") await room(["fetch", "--quiet", "--depth", "1", url, tip]);
  const listed = tip === "" ? "" : await room(["ls-tree", "-z", tip]);
  const entries = listed.split("\0").filter((entry) => entry !== "");
  const folders: Folders = new Map(
    entries.flatMap((entry) => {
      const [kind = "", name = ""] = entry.split("\t");
      return kind.startsWith("040000") ? [[name, kind] as const] : [];
    }),
  );
  await change(room, folders);
  // Without this file the host would run a program of its own over what strangers wrote.
  const plain = `100644 blob ${await room(["hash-object", "-w", "--stdin"])}\t.nojekyll`;
  const kept = [...folders].map(([name, kind]) => `${kind}\t${name}`);
  const tree = await room(["mktree", "-z"], [...kept, plain].map((line) => `${line}\0`).join(""));
  if (tip !== "" && tree === (await room(["rev-parse", `${tip}^{tree}`]))) return true;
  const commit = await room(["commit-tree", tree, "-m", "Previews of the open pull requests"]);
  const lease = `--force-with-lease=${reference}:${tip}`;
  return room(["push", "--quiet", lease, url, `${commit}:${reference}`]).then(
    () => true,
    async () => {
      const now = (await room(["ls-remote", url, reference])).split("\t")[0] ?? "";
      if (now === tip) throw new ReviewError("The previews could not be pushed.");
      return false;
    },
  );
}

async function treeOf(room: Room, files: Map<string, Uint8Array>) {
  const folder = await mkdtemp(path.join(tmpdir(), "preview-"));
  try {
    const places: string[] = [];
    // By number and not by name, so that no name of a stranger is ever a path of this machine.
    for (const [index, bytes] of [...files.values()].entries()) {
      const place = path.join(folder, String(Math.floor(index / 1_000)), String(index));
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, bytes);
      places.push(place);
    }
    const written = await room(
      ["hash-object", "-w", "--no-filters", "--stdin-paths"],
      places.map((place) => `${place}\n`).join(""),
    );
    const hashes = written.split("\n");
    const index = [...files.keys()].map((file, at) => `100644 ${hashes[at]}\t${file}\0`);
    await room(["read-tree", "--empty"]);
    await room(["update-index", "-z", "--index-info"], index.join(""));
    return await room(["write-tree"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const author = { NAME: "Suluhisho previews", EMAIL: "previews@suluhisho.example" };

function roomIn(folder: string, variables: Record<string, string>): Room {
  const people = ["AUTHOR", "COMMITTER"].flatMap((role) =>
    Object.entries(author).map(([kind, value]) => [`GIT_${role}_${kind}`, value]),
  );
  const own = { ...Object.fromEntries(people), ...variables } as Record<string, string>;
  return async (words, input = "") => {
    const { code, output, complaint } = await git(folder, words, { input, variables: own });
    if (code === 0) return output.trimEnd();
    throw new ReviewError(`git ${words[0]} did not work: ${complaint.trim().slice(0, 500)}`);
  };
}
