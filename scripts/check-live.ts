// Compares every answer of a live site with what this checkout builds for the same day, and exits 1
// where anything differs: npm run check:live -- https://www.example.org
import path from "node:path";
import { parseArgs } from "node:util";
import { entriesOf } from "#app/library/entries-of.ts";
import { inspectLibrary } from "#app/library/library.server.ts";
import { deployHosts } from "#app/model/site/deploy-target.ts";
import type { Site } from "#app/model/site/site.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";
import { checkLive } from "#scripts/hosts/answers/live-answers.ts";
import { liveVersion } from "#scripts/hosts/answers/live-version.ts";
import { buildForAddress } from "#scripts/hosts/build-for-address.ts";

const usage = `Write it like this: npm run check:live -- https://www.example.org
What its host cannot do is passed over where site.yaml names it, or with --host, one of ${deployHosts.join(", ")}.`;

const asked = askedFor(process.argv.slice(2));
if (!asked) {
  console.error(usage);
  process.exit(1);
}
const { address } = asked;
const host = asked.host ?? (await hostAt(address));
const version = await liveVersion(address);
console.log(
  version
    ? `${address} was built from commit ${version.commit} for ${version.day}.`
    : `${address} has no version.txt, so it is compared with today's site.`,
);
const folder = path.resolve("build/live");
const rules = await buildForAddress(address, folder, version?.day ?? process.env.DATE);
const isRight = rules && (await checkLive({ address, folder, rules, host, isWhole: true }));
process.exit(isRight ? 0 : 1);

// The host that site.yaml names for this address.
async function hostAt(address: string) {
  setContentCache();
  const { entries } = await inspectLibrary();
  const site = entriesOf(entries, "site")[0]?.value as Site | undefined;
  return site?.deploy?.find((target) => (target.address ?? site.address) === address)?.host;
}

function askedFor(words: string[]) {
  try {
    const options = { host: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const [address = ""] = positionals;
    const host = deployHosts.find((name) => name === values.host);
    if (!/^https?:\/\//.test(address) || (values.host && !host)) return undefined;
    return { address: new URL(address).href.replace(/\/+$/, ""), host };
  } catch {
    return undefined;
  }
}
