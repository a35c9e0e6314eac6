// Thrown away at the merge: stands in for the check of a live site.
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { HostName } from "#scripts/hosts/hosts.ts";

type Live = { address: string; folder: string; host: HostName; isWhole: boolean };

/** Asks a live address for its first page and compares it with the folder. */
export async function checkLive({ address, folder }: Live): Promise<boolean> {
  const built = await readFile(path.join(folder, "index.html"), "utf8");
  const answer = await fetch(address).catch(() => undefined);
  const isRight = answer !== undefined && (await answer.text()) === built;
  console.log(`/  ${answer?.status ?? "no answer"}  ${isRight ? "as built" : "not as built"}`);
  return isRight;
}
