// Compares a live site with what this checkout builds for it, and exits 1 where anything differs:
// npm run check:live -- https://www.example.org
import { readFileSync } from "node:fs";
import path from "node:path";
import { runChild } from "#scripts/processes.ts";
import { filesBelow } from "#scripts/build/files-below.ts";
import { headersAt } from "#scripts/hosts/header-rules.ts";
import { readHeadersFile } from "#scripts/hosts/headers-file.ts";
import { readRedirectsFile } from "#scripts/hosts/redirects-file.ts";

const [address = ""] = process.argv.slice(2);
if (!/^https?:\/\//.test(address)) {
  console.error("Write it like this: npm run check:live -- https://www.example.org");
  process.exit(1);
}
const { origin, pathname } = new URL(address);
const basePath = pathname.replace(/\/+$/, "");

// What is public depends on the day, which the site tells.
const version = await fetch(`${origin}${basePath}/version.txt`).then((answer) => answer.text());
const day = /^day (\d{4}-\d{2}-\d{2})$/m.exec(version)?.[1];
console.log(day ? version.trim() : `${address} has no version.txt, so today's site is compared.`);

const folder = path.resolve("build/live");
Object.assign(process.env, { SITE_URL: origin, BASE_PATH: basePath, OUT_DIR: folder });
if (day) process.env.DATE = day;
if ((await runChild(["scripts/run.js", "build"])) !== 0) process.exit(1);

const read = (file: string) => readFileSync(path.join(folder, file));
const rules = readHeadersFile(read("_headers").toString());
const redirects = readRedirectsFile(read("_redirects").toString());
const faults: string[] = [];
const fault = (place: string, says: string) => faults.push(`${place} ${says}`);

/** Says which headers of an answer are not what its address should have. */
function compareHeaders(place: string, answer: Response, expected: Record<string, string>) {
  for (const [name, value] of Object.entries(expected)) {
    const sent = answer.headers.get(name);
    if (sent !== value) fault(place, `has ${name}: ${sent ?? "nothing"} in the place of ${value}.`);
  }
}

const hidden = /^(?:_headers|_redirects|\.(?!well-known\/).*|version\.txt)$|\/index\.html$/;
const moved = new Set(redirects.map(({ from }) => from));
const files = filesBelow(folder).map((file) => file.path);
for (const file of files) {
  const page = `/${file.replace(/^index\.html$|\.html$/, "")}`;
  // Hosts show their error pages themselves, and send redirects in the place of moved pages.
  if (hidden.test(file) || /^(?:404|500)\.html$/.test(file) || moved.has(basePath + page)) continue;
  const answer = await fetch(origin + basePath + page, { redirect: "manual" });
  if (answer.status !== 200) fault(page, `answers ${answer.status}.`);
  else if (!Buffer.from(await answer.arrayBuffer()).equals(read(file)))
    fault(page, "is not the same.");
  else compareHeaders(page, answer, headersAt(rules, page));
}

for (const { from, to } of redirects) {
  const answer = await fetch(origin + from, { redirect: "manual" });
  const location = answer.headers.get("Location") ?? "";
  const leads = new URL(location, origin).href === new URL(to, origin).href;
  if (answer.status < 301 || answer.status > 308 || !leads)
    fault(from, `answers ${answer.status} ${location} and should lead to ${to}.`);
}

const unknown = `${basePath}/assets/no-such-file.js`;
const missing = await fetch(origin + unknown);
if (missing.status !== 404) fault(unknown, `answers ${missing.status} and not 404.`);
if ((await missing.text()) !== read("404.html").toString())
  fault(unknown, "shows another 404 page.");
if (/immutable/.test(missing.headers.get("Cache-Control") ?? ""))
  fault(unknown, "is missing, and browsers are told to remember that.");

for (const line of faults) console.error(line);
console.log(
  `${files.length} files and ${redirects.length} redirects compared: ` +
    (faults.length === 0 ? "all the same." : `${faults.length} differences.`),
);
process.exit(faults.length === 0 ? 0 : 1);
