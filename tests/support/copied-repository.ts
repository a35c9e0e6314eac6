import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, symlink } from "node:fs/promises";

/** Copies the working tree to a folder, without what git ignores and with the packages linked. */
export async function copyRepository(folder: string) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { encoding: "utf8" }).split("\0");
  // Git still lists a file that was deleted and not committed.
  for (const file of files.filter((file) => file && existsSync(file)))
    await cp(file, `${folder}/${file}`);
  await mkdir(`${folder}/node_modules`);
  // Tools keep caches among the packages, in folders that begin with a dot.
  const names = readdirSync("node_modules").filter((name) => !name.startsWith("."));
  for (const name of names)
    await symlink(`${process.cwd()}/node_modules/${name}`, `${folder}/node_modules/${name}`);
}
