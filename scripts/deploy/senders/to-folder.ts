import path from "node:path";
import { markFile, safeOutput } from "#scripts/build/safe-output.ts";
import type { PreparedSite } from "#scripts/deploy/deploy-plan.ts";
import { refuseForeignFolder } from "#scripts/deploy/senders/refuse-foreign-folder.ts";
import { changesInWords, type Sending } from "#scripts/deploy/senders/sender.ts";
import { runProgram } from "#scripts/run-program.ts";

// -s hands paths to the other side without a shell; what is the same by its bytes stays as it is.
const options = ["-s", "--recursive", "--checksum", "--force", "--chmod=D755,F644"];
// What hosting companies put into a folder by themselves, such as the proofs for certificates.
const ofCompany = ["/cgi-bin", "/.well-known/acme-challenge", "/.well-known/pki-validation"];
const keptFiles = ofCompany.map((place) => `--filter=protect ${place}/***`);
const onlyAssets = [`--include=/${markFile}`, "--include=/assets/***", "--exclude=*"];

/** Sends a site to a folder on this disk or on a server, with rsync. */
export async function toFolder({ site, plan }: PreparedSite): Promise<Sending> {
  const { to } = plan.target;
  const isOnServer = to.includes(":");
  const target = isOnServer ? `${to.replace(/\/+$/, "")}/` : `${localFolder(to)}/`;
  const copy = (...more: string[]) =>
    runProgram("rsync", [...options, ...more, "--", `${site}/`, target]);
  await refuseForeignFolder(target, to);
  const changes = await copy(...keptFiles, "--delete-after", "--dry-run", "--itemize-changes");
  const gone = [...changes.matchAll(/^\*deleting +(.*[^/\n])$/gm)].map(([, file = ""]) => file);
  const count = (pattern: RegExp) => changes.match(pattern)?.length ?? 0;
  const says = changesInWords({
    added: count(/^[<>]f\+{9}/gm),
    changed: count(/^[<>]f(?!\+{9})/gm),
    gone: gone.length,
  });
  const send = async () => {
    if (changes.trim() === "") return "nothing to send";
    // No page may ask for what is not there yet, and nothing that one asks for may go before it.
    await copy(...onlyAssets);
    await copy();
    await copy(...keptFiles, "--delete-after");
    return "assets first, then the pages, and what was left over is gone";
  };
  return { says: says + namesOf(gone), send };
}

/** The full path of a folder on this disk that a deployment may change; throws where it may not. */
export function localFolder(to: string) {
  const content = path.resolve(process.env.CONTENT_DIR ?? "content");
  return safeOutput(path.resolve(to), content, "to");
}

const namesShown = 10;

// Somebody may have put a file there that the site does not have.
function namesOf(gone: string[]) {
  if (gone.length === 0) return "";
  const more = gone.length > namesShown ? ` and ${gone.length - namesShown} more` : "";
  return `: ${gone.slice(0, namesShown).join(", ")}${more}`;
}
