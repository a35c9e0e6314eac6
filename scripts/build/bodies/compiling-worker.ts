// Compiles bodies in a thread of its own: answers each list of texts with what came of them.
import { parentPort } from "node:worker_threads";
import { compileBody } from "#app/mdx/compile-body.server.ts";
import { bodyVersion } from "#scripts/build/body-cache.ts";
import type { ThreadAnswer } from "#scripts/build/bodies/compiling-thread.ts";

// The thread that asked keeps the bodies, so that one which is stopped leaves nothing half done.
process.env.BODY_CACHE = "";
const version = bodyVersion();

parentPort?.on("message", async (texts: string[]) => {
  const bodies: ThreadAnswer["bodies"] = [];
  for (const text of texts) bodies.push(await soundBody(text));
  parentPort?.postMessage({ version, bodies } satisfies ThreadAnswer);
});

// What has problems is compiled again where there is more room for texts inside each other, so that
// the room of a thread decides nothing.
async function soundBody(text: string) {
  const { problems, ...body } = await compileBody(text);
  return problems.length === 0 ? body : undefined;
}
