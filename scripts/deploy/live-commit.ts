import { MendableError } from "#app/library/problems/mendable-error.ts";
import { readVersionText } from "#scripts/build/version-text.ts";

/** Asks an address for its status and its text; status 0 where it cannot be reached. */
export type Ask = (url: string) => Promise<{ status: number; text: string }>;

/** Asks over the network, past every cache on this side. */
export const askAddress: Ask = async (url) => {
  try {
    const answer = await fetch(url, { cache: "no-store", signal: AbortSignal.timeout(30_000) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: "" };
  }
};

/** The same where a host that is broken, or says nothing, is no reason to stop: then "unknown". */
export function commitBefore(address: string, ask: Ask): Promise<string> {
  return liveCommit(address, ask).catch(() => "unknown");
}

/**
 * The commit that is live at an address by its version.txt; empty where nothing of ours is there. Throws
 * a MendableError where the host answers in any other way, because that is no empty place.
 */
export async function liveCommit(address: string, ask: Ask) {
  const place = `${address.replace(/\/$/, "")}/version.txt`;
  const { status, text } = await ask(place);
  if (status === 404) return "";
  const { commit = "", isChanged } = readVersionText(text);
  if (status === 200 && /^[0-9a-f]{40}$/.test(commit) && !isChanged) return commit;
  throw new MendableError(
    `${place} (status ${status}) does not name one commit that is live. Deploy a commit by hand.`,
  );
}
