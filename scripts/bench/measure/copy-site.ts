import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import path from "node:path";

const leftOut = ["node_modules", ".git", ".cache", "build"];

/**
 * Copies the working tree of the site to a folder where a build can begin from nothing: with the
 * installed packages, without caches, without a build.
 */
export async function copySite(root: string, folder: string) {
  const kept = (await readdir(root)).filter((name) => !leftOut.includes(name));
  await mkdir(folder, { recursive: true });
  for (const name of kept) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  await linkPackages(path.join(root, "node_modules"), path.join(folder, "node_modules"));
}

// Vite keeps its own cache among the packages, so the folder is new and only what it holds is linked.
async function linkPackages(from: string, to: string) {
  const caches = /^\.(?!bin$|package-lock\.json$)/;
  const names = (await readdir(from)).filter((name) => !caches.test(name));
  await mkdir(to);
  for (const name of names) await symlink(path.join(from, name), path.join(to, name));
}
