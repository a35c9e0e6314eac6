// Puts small faults into a copy of the code, drawn anew each day, and tells in a table who notices them:
// node scripts/run.js draw-faults 20 app/model scripts/hosts
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { today } from "#app/content/today.ts";
import { copyRepository } from "#tests/support/command.ts";

type Fault = { file: string; line: number; start: number; end: number; from: string; to: string };

const [count = "20", ...rooms] = process.argv.slice(2);
const copy = path.resolve(".cache/faults");
const others: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
};

rmSync(copy, { recursive: true, force: true });
await copyRepository(copy);
console.log("| Room | Drawn | Noticed by its tests | By others | By none |\n|---|---|---|---|---|");
const unnoticed: string[] = [];
const sound = new Set<string>();
for (const room of rooms.length > 0 ? rooms : ["app", "scripts"]) {
  const noticed = drawn(room).map((fault) => {
    const by = whoNotices(fault);
    const place = `${fault.file}:${fault.line}`;
    if (by !== "own") unnoticed.push(`- ${place} \`${fault.from}\` → \`${fault.to}\` (${by})`);
    return by;
  });
  const by = (who: string) => noticed.filter((one) => one === who).length;
  console.log(`| ${room} | ${noticed.length} | ${by("own")} | ${by("others")} | ${by("none")} |`);
}
console.log(`\nNot noticed by the tests of their room:\n\n${unnoticed.join("\n")}`);
rmSync(copy, { recursive: true, force: true });

// Sorted by what each is on this day, any first few are a fair draw.
function drawn(room: string) {
  const list = execFileSync("git", ["ls-files", room], { encoding: "utf8" }).split("\n");
  const code = list.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && existsSync(file));
  const order = ({ file, start, to }: Fault) =>
    createHash("sha256").update([today(), file, start, to].join()).digest("hex");
  const byOrder = (one: Fault, other: Fault) => (order(one) < order(other) ? -1 : 1);
  return code.flatMap(faultsIn).toSorted(byOrder).slice(0, Number(count));
}

function faultsIn(file: string): Fault[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    // Neither a module's name nor a type nor a class of Tailwind is behaviour.
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && node.name.getText(source) === "className") return;
    const from = node.getText(source);
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const to = changed(node, from);
    if (to !== undefined) faults.push({ file, line, start, end: node.getEnd(), from, to });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function changed(node: ts.Node, from: string) {
  const { parent } = node;
  if (parent && ts.isBinaryExpression(parent) && node === parent.operatorToken) return others[from];
  if (from === "true" || from === "false") return String(from === "false");
  if (ts.isNumericLiteral(node)) return `${Number(node.text) + 1}`;
  if (ts.isStringLiteral(node) && !ts.isPropertyAssignment(parent)) return `"x"`;
  const isCondition =
    (ts.isIfStatement(parent ?? node) && node === (parent as ts.IfStatement).expression) ||
    (ts.isConditionalExpression(parent ?? node) &&
      node === (parent as ts.ConditionalExpression).condition);
  return isCondition ? `!(${from})` : undefined;
}

function whoNotices({ file, start, end, to }: Fault): "own" | "others" | "none" {
  const place = path.join(copy, file);
  const text = readFileSync(place, "utf8");
  const own = testsOf(file);
  // Tests that are red without a fault would notice all of them.
  if (!sound.has(own.join()) && isRed(own)) throw new Error(`Red by themselves: ${own.join(" ")}`);
  sound.add(own.join());
  writeFileSync(place, text.slice(0, start) + to + text.slice(end));
  const who = isRed(own) ? "own" : isRed(["tests"]) ? "others" : "none";
  writeFileSync(place, text);
  return who;
}

// What the README nearest to a file names as its tests, but those that need a browser; else its namesake.
function testsOf(file: string): string[] {
  const folder = path.dirname(file);
  const readme = path.join(folder, "README.md");
  if (!existsSync(readme) && folder !== ".") return testsOf(folder);
  const [says = ""] = /^Tests: .*/m.exec(readFileSync(readme, "utf8")) ?? [];
  const named = [...says.matchAll(/`(tests\/(?!site)[\w./-]+)`/g)].map(([, name = ""]) => name);
  return named.length > 0 ? named : [`tests/${file.split("/")[1]}/`];
}

function isRed(tests: string[]) {
  const line = ["node_modules/vitest/vitest.mjs", "run", "--project", "parts", "--bail", "1"];
  try {
    execFileSync(process.execPath, [...line, ...tests], {
      cwd: copy,
      stdio: "ignore",
      timeout: 600_000,
    });
    return false;
  } catch {
    return true;
  }
}
