import { redirectFaults } from "#scripts/hosts/answers/answer-faults.ts";
import { askAll, type AskedAnswer } from "#scripts/hosts/answers/ask-all.ts";
import { ask } from "#scripts/hosts/answers/ask.ts";
import { builtFiles } from "#scripts/hosts/answers/built-files.ts";
import type { ExpectedAnswer } from "#scripts/hosts/answers/expectation.ts";
import { expectedAnswers } from "#scripts/hosts/answers/expected-answers.ts";
import {
  judgedAnswers,
  judgementText,
  type JudgedExpectation,
} from "#scripts/hosts/answers/judged-answers.ts";
import { lastingRules } from "#scripts/hosts/header-rules.ts";
import type { HostRules } from "#scripts/hosts/host-rules.ts";
import type { DeployHost } from "#app/model/site/deploy-target.ts";
import { hosts } from "#scripts/hosts/hosts.ts";

/** A live address, and the files and rules of the build that should be there. */
export type LiveSite = {
  address: string;
  folder: string;
  rules: HostRules;
  /** The kind of host, whose limits are passed over; without one nothing is. */
  host?: DeployHost;
  /** True where everything is asked for, and not a few pages only. */
  isWhole?: boolean;
};

const pagesInShort = 5;

/**
 * Asks a live address for everything that a build holds, or in short for a few pages, an unknown one
 * and an asset, and compares what comes with the build. Answers with the judgement.
 */
export async function liveAnswers(site: LiveSite): Promise<JudgedExpectation[]> {
  const { address, folder, rules, host, isWhole = false } = site;
  const readsHeaders = !host || (hosts[host].reads as readonly string[]).includes("_headers");
  const headers = readsHeaders ? rules.headers : lastingRules(rules.headers);
  const expected = expectedAnswers(folder, { ...rules, headers });
  const asked = isWhole ? expected : inShort(expected, folder, rules);
  const answers = await askAll(address, asked);
  if (isWhole && address.startsWith("https:")) answers.push(await withoutHttps(address));
  return judgedAnswers(answers, host);
}

// What is not asked for by https is not protected by any header.
async function withoutHttps(address: string): Promise<AskedAnswer> {
  const { host, hostname, pathname } = new URL(address);
  const there = `http://${hostname}`;
  const faults = await ask(there, { path: pathname }).then(
    (answer) => redirectFaults(answer, pathname, `https://${host}${pathname}`),
    // A host that has no http at all is the safest.
    () => [],
  );
  return { expectation: "https", path: there + pathname, faults };
}

function inShort(expected: ExpectedAnswer[], folder: string, rules: HostRules) {
  const { pages, others } = builtFiles(folder, rules);
  const step = Math.max(1, Math.floor(pages.length / pagesInShort));
  const some = pages.filter((_page, index) => index % step === 0).slice(0, pagesInShort);
  const [asset] = others.filter(({ file }) => /^assets\/.*\.js$/.test(file));
  const wanted = new Set(
    [...some.map(({ address }) => address), asset?.address, "/no-such-page", "/version.txt"].map(
      (address) => rules.basePath + address,
    ),
  );
  return expected.filter(({ path }) => wanted.has(path));
}

/** Looks at a live site as liveAnswers does, prints a table and answers whether all is right. */
export async function checkLive(site: LiveSite): Promise<boolean> {
  const judged = await liveAnswers(site);
  console.log(`What ${site.address} answers:\n${judgementText(judged)}`);
  return judged.every(({ faults }) => faults.length === 0);
}
