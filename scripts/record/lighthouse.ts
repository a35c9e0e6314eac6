// Judges every page of the built site with Lighthouse, as a phone on a slow connection sees it, and
// exits 1 where a score is below lighthouse-budget.json: npm run lighthouse -- / /donate
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { openLibrary } from "#app/library/library.server.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import { outputFolder } from "#scripts/build/output-file.ts";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { serveSite } from "#scripts/serve/site-server.ts";

// It is as large as half of all other packages, so npx fetches it where somebody asks for it.
const lighthouse = "lighthouse@12.8.2";
const budgetFile = "scripts/record/lighthouse-budget.json";
const budget = JSON.parse(readFileSync(budgetFile, "utf8")) as Record<string, number>;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

const { server, address: site } = await serveSite({ folder: outputFolder(), port: 0 });
const env = { ...process.env, CHROME_PATH: await findBrowser() };
const named = process.argv.slice(2);
for (const address of named.length > 0 ? named : siteAddresses(await openLibrary())) {
  const { categories, audits } = await reportOn(site + address);
  const scores = Object.keys(budget).map((name) => ({
    name,
    score: Math.round((categories[name]?.score ?? 0) * 100),
  }));
  console.log(`${address}  ${scores.map(({ name, score }) => `${name} ${score}`).join(", ")}`);
  if (scores.every(({ name, score }) => score >= (budget[name] ?? 0))) continue;
  process.exitCode = 1;
  for (const { title, score, displayValue = "" } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${title} ${displayValue}`.trimEnd());
  }
}
server.close();

async function reportOn(address: string) {
  const flags = `--headless ${browserFlags.join(" ")}`;
  const words = [address, "--quiet", "--output=json", `--chrome-flags=${flags}`];
  const categories = `--only-categories=${Object.keys(budget).join(",")}`;
  const { stdout } = await promisify(execFile)("npx", ["--yes", lighthouse, ...words, categories], {
    env,
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout) as Report;
}
