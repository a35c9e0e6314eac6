import { MendableError } from "#app/library/problems/mendable-error.ts";
import { readVersionText } from "#scripts/build/version-text.ts";
import { ask } from "#scripts/hosts/answers/ask.ts";

/** What a live site says of itself in its version.txt. */
export type LiveVersion = { commit: string; day: string };

/** The commit and the day of a live site; undefined where it does not say. Throws a MendableError where it is silent. */
export async function liveVersion(address: string): Promise<LiveVersion | undefined> {
  const path = `${new URL(address).pathname.replace(/\/+$/, "")}/version.txt`;
  const { status, body } = await ask(address, { path }).catch((error: Error) => {
    throw new MendableError(`${address} does not answer: ${error.message}`);
  });
  const { commit, day } = readVersionText(body.toString());
  return status === 200 && commit && day ? { commit, day } : undefined;
}
