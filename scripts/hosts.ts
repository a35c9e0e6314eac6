// Serves the built site with the real programs of its hosts, as far as they are installed, and prints
// how each of them answers and how much it sends; exits 1 where an answer is not what the build wants.
import { outputFolder } from "#scripts/build/output-file.ts";
import { checkLive } from "#scripts/hosts/answers/live-answers.ts";
import { missingEngine } from "#scripts/hosts/engines/engine.ts";
import { engines } from "#scripts/hosts/engines/engines.ts";
import { startEngine } from "#scripts/hosts/engines/start-engine.ts";
import { readHostRules } from "#scripts/hosts/read-host-rules.ts";
import { builtBytes, sentBytes, sentBytesText } from "#scripts/hosts/sent-bytes.ts";

const folder = outputFolder();
const rules = readHostRules(folder, "");
const columns = [builtBytes(folder, rules)];
for (const engine of engines) {
  const missing = missingEngine(engine);
  if (missing) console.log(`${missing}\n`);
  else {
    const { address, stop } = await startEngine(engine, folder, rules);
    console.log(`${engine.host}:`);
    const isRight = await checkLive({ address, folder, rules, host: engine.host, isWhole: true });
    if (!isRight) process.exitCode = 1;
    columns.push(await sentBytes(engine.host, { address, folder, rules }));
    await stop();
    console.log("");
  }
}
console.log(sentBytesText(columns));
process.exit();
