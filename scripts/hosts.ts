// Serves the built site with the real programs of its hosts, as far as they are installed, and prints
// how each of them answers and how much it sends; exits 1 where an answer is not what the build wants.
import { existsSync } from "node:fs";
import path from "node:path";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import type { DeployHost } from "#app/model/site/deploy-target.ts";
import { outputFolder } from "#scripts/build/output-file.ts";
import { checkLive } from "#scripts/hosts/answers/live-answers.ts";
import { missingEngine } from "#scripts/hosts/engines/engine.ts";
import { engines } from "#scripts/hosts/engines/engines.ts";
import { startEngine, type RunningEngine } from "#scripts/hosts/engines/start-engine.ts";
import { readHostRules } from "#scripts/hosts/read-host-rules.ts";
import { serveSite } from "#scripts/serve/site-server.ts";
import { builtBytes, sentBytes, sentBytesText } from "#scripts/hosts/sent-bytes.ts";

const folder = outputFolder();
if (!existsSync(path.join(folder, "_headers")))
  throw new MendableError("There is no built site to serve. Build it: npm run build");
const rules = readHostRules(folder, "");
const columns = [builtBytes(folder, rules)];
await tryHost("npm start", undefined, async () => {
  const { server, address } = await serveSite({ folder, port: 0 });
  return { address, stop: async () => void server.close() };
});
for (const engine of engines) {
  const missing = missingEngine(engine);
  if (missing) console.log(`${missing}\n`);
  else await tryHost(engine.host, engine.host, () => startEngine(engine, folder, rules));
}
console.log(sentBytesText(columns));
process.exit();

async function tryHost(
  title: string,
  host: DeployHost | undefined,
  start: () => Promise<RunningEngine>,
) {
  const { address, stop } = await start();
  console.log(`${title}:`);
  const isRight = await checkLive({ address, folder, rules, host, isWhole: true });
  if (!isRight) process.exitCode = 1;
  columns.push(await sentBytes(title, { address, folder, rules }));
  await stop();
  console.log("");
}
