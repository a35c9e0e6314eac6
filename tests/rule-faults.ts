import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { bundleOptions } from "#scripts/bundle-options.js";
import { allRules } from "#scripts/check/all-rules.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { foundIn, markedExample, sitesOf } from "#tests/support/findings.ts";

/** A rule with one small mistake in the place, the severity or the `instead` of what it finds. */
type RuleFault = { id: string; what: string; line: number; source: string };

const folder = path.resolve("scripts/check/rules");
const outdir = path.resolve(".cache/faults/rules");

// Stand at the end of a rule with a mistake, which calls them in the place of other functions.
const wrongly = `
function moved(call: any, start: number, end: number) {
  const move = (place: any) => ({ ...place, start: place.start + start, end: place.end + end });
  return (...all: any[]) => {
    if (typeof all[0]?.text === "string" && "start" in all[0]) return call(move(all[0]));
    const place = call(...all);
    return typeof place?.start === "number" ? move(place) : place;
  };
}
function misled(call: any) {
  return (...all: any[]) => {
    const said = call(...all);
    return { ...said, instead: said.instead === undefined ? undefined : said.instead + "?" };
  };
}
`;
const placed =
  /(?<!function |\} = |[\w.])((?:\w+\.)*(?:report|at|range|placeIn|placeOf|topOf|rangeIn|rangeOf|rangeOfKey|urlIn))(?=\((?!-?\d\)|\)\.))/g;
const field = (name: string) => new RegExp(`(?<=[{,]\\s*)${name}: (?!number|string|\\?)`, "g");
const changes: [what: string, from: RegExp, to: (found: string) => string][] = [
  ["a place begins too late", placed, (call) => `moved(${call}, 1, 0)`],
  ["a place ends too late", placed, (call) => `moved(${call}, 0, 1)`],
  ["a place begins too late", field("start"), (name) => `${name}1 + `],
  ["a place ends too late", field("end"), (name) => `${name}1 + `],
  ["an error is a warning", /"error"/g, () => '"warning"'],
  ["a warning is an error", /"warning"/g, () => '"error"'],
  ["something else goes there instead", field("instead"), (name) => `${name}"?" + `],
  [
    "something else goes there instead",
    /(?<![\w.] )\bsuggestion(?=\()/g,
    () => "misled(suggestion)",
  ],
];

/** Makes every such mistake in every rule, and tells those that no example notices. */
export async function unnoticedRuleFaults() {
  const faults = [...allRules.keys()].flatMap(faultsOf);
  const rules = await rulesWith(faults);
  const unnoticed: string[] = [];
  for (const id of allRules.keys()) {
    const examples = await Promise.all([
      ...sitesOf(id, "error").map((one) => markedExample(one, "error")),
      ...sitesOf(id, "warning").map((one) => markedExample(one, "warning")),
    ]);
    for (const [at, { what, line }] of faults.entries()) {
      if (faults[at]?.id !== id) continue;
      const isNoticed = await isAnyOther(id, rules[at] as Rule, examples);
      if (!isNoticed) unnoticed.push(`scripts/check/rules/${id}.ts:${line}  ${what}`);
    }
  }
  rmSync(outdir, { recursive: true, force: true });
  return { made: faults.length, unnoticed };
}

function faultsOf(id: string): RuleFault[] {
  const source = readFileSync(path.join(folder, `${id}.ts`), "utf8");
  const begin = source.search(/^ {2}(?:async )?check\(/m);
  const own = source.indexOf(' severity: "') + " severity: ".length;
  return changes.flatMap(([what, from, to]) => {
    const all = [...source.matchAll(from)].filter(({ index }) => index > begin || index === own);
    return all.map(({ 0: found, index }) => {
      const [before, after] = [source.slice(0, index), source.slice(index + found.length)];
      const line = before.split("\n").length;
      return { id, what, line, source: before + to(found) + after + wrongly };
    });
  });
}

// One build of all of them shares what they import.
async function rulesWith(faults: RuleFault[]): Promise<Rule[]> {
  const plugin: Plugin = {
    name: "rules-with-faults",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^fault-\d+$/ }, ({ path: name }) => ({
        path: name,
        namespace: "fault",
      }));
      onLoad({ filter: /./, namespace: "fault" }, ({ path: name }) => {
        const contents = faults[Number(name.slice(6))]?.source;
        return { contents, loader: "ts", resolveDir: folder };
      });
    },
  };
  const names = faults.map((_, at) => `fault-${at}`);
  await build({
    ...bundleOptions,
    plugins: [...(bundleOptions.plugins ?? []), plugin],
    entryPoints: names.map((name) => ({ in: name, out: name })),
    outdir,
    splitting: true,
    outExtension: { ".js": ".mjs" },
    loader: { ...bundleOptions.loader, ".txt": "text" },
  });
  const loaded = names.map(async (name) => {
    const url = pathToFileURL(path.join(outdir, `${name}.mjs`)).href;
    return ((await import(url)) as { default: Rule }).default;
  });
  return Promise.all(loaded);
}

async function isAnyOther(
  id: string,
  rule: Rule,
  examples: Awaited<ReturnType<typeof markedExample>>[],
) {
  for (const one of examples) {
    const found = await foundIn(one, id, rule).catch((error: unknown) => error);
    if (JSON.stringify(found) !== JSON.stringify(one.expected)) return true;
  }
  return false;
}
