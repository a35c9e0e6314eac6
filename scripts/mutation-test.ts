// Plants small random faults in a copy of the code, different ones each day, and prints which tests
// notice them: node scripts/run.js mutation-test 20 app/model scripts/hosts
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { today } from "#app/content/today.ts";
import { copyRepository } from "#tests/support/command.ts";

type Fault = { file: string; line: number; start: number; end: number; from: string; to: string };

const [count = "20", ...rooms] = process.argv.slice(2);
const copy = path.resolve(".cache/faults");
const day = today();
// The chosen day is for the draw only, not for the tests.
delete process.env.DATE;
const others: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+": "-",
  "-": "+",
};
// Code that works for the first language often fails for the others.
const languages: Record<string, string> = { en: `"sw"`, sw: `"en"`, "/sw": `"/"`, "en-KE": `"sw"` };

rmSync(copy, { recursive: true, force: true });
await copyRepository(copy);
process.chdir(copy);
// Some tests ask git for the list of files.
for (const words of ["init -q", "add ."])
  execFileSync("git", words.split(" "), { stdio: "ignore" });
// A test that fails without a fault would count as noticing every fault.
if (hasTypeError() || isRed("parts", ["tests/"])) throw new Error("The tests have to pass first.");
console.log(
  "| Room | Planted | Noticed by its tests | By others | By none |\n|---|---|---|---|---|",
);
const unnoticed: string[] = [];
for (const room of rooms.length > 0 ? rooms : ["app", "scripts"]) {
  const by = { own: 0, others: 0, none: 0 };
  for (const fault of sampleOf(room)) {
    const who = whoNotices(fault);
    by[who] += 1;
    const { file, line, from, to } = fault;
    const report = `- ${file}:${line} \`${from}\` → \`${to}\` (${who})`;
    console.error(report);
    if (who !== "own") unnoticed.push(report);
  }
  const total = by.own + by.others + by.none;
  console.log(`| ${room} | ${total} | ${by.own} | ${by.others} | ${by.none} |`);
}
console.log(`\nNot noticed by the tests of their room:\n\n${unnoticed.join("\n")}`);
rmSync(copy, { recursive: true, force: true });

// Sorted by a hash with the day, the first few are a fair sample.
function sampleOf(room: string) {
  const code = filesOf(room).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  const order = ({ file, start, to }: Fault) =>
    createHash("sha256").update([day, file, start, to].join()).digest("hex");
  const byOrder = (a: Fault, b: Fault) => (order(a) < order(b) ? -1 : 1);
  return code.flatMap(faultsIn).toSorted(byOrder).slice(0, Number(count));
}

function filesOf(room: string) {
  const list = readdirSync(room, { recursive: true, withFileTypes: true });
  return list.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
}

function faultsIn(file: string): Fault[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    // Import paths, types and Tailwind classes are not behaviour.
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && node.name.getText(source) === "className") return;
    const from = node.getText(source);
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    for (const to of changed(node, from))
      faults.push({ file, line, start, end: node.getEnd(), from, to });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function changed(node: ts.Node, from: string): string[] {
  const { parent } = node;
  if (!parent || (ts.isPropertyAssignment(parent) && node === parent.name)) return [];
  if (ts.isBinaryExpression(parent) && node === parent.operatorToken)
    return others[from] ? [others[from]] : [];
  if (from === "true" || from === "false") return [String(from === "false")];
  if (ts.isNumericLiteral(node)) return [`${Number(node.text) + 1}`];
  if (ts.isStringLiteral(node)) return [languages[node.text] ?? `"x"`];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return [";"];
  // A typical mistake in a pattern: one repetition or anchor less, or a limit off by one.
  if (ts.isRegularExpressionLiteral(node))
    return [...from.matchAll(/(?<![\\([/?*+{])[?*+^$]|\\b|(?<=[{,])\d+(?=\})/g)].map(
      ({ index, 0: { length } }) =>
        from.slice(0, index) +
        mutatedPart(from.slice(index, index + length)) +
        from.slice(index + length),
    );
  const isCondition =
    (ts.isIfStatement(parent) && node === parent.expression) ||
    (ts.isConditionalExpression(parent) && node === parent.condition);
  return isCondition ? [`!(${from})`] : [];
}

function mutatedPart(part: string) {
  return /\d/.test(part) ? `${Number(part) + 1}` : "";
}

function whoNotices({ file, start, end, to }: Fault): "own" | "others" | "none" {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.slice(0, start) + to + text.slice(end));
  const tests = testsOf(file);
  const inBrowser = tests.filter((name) => name.startsWith("tests/site/"));
  const parts = tests.filter((name) => !inBrowser.includes(name));
  const isNoticedByOwn = isRed("parts", parts) || isRed("site", inBrowser);
  const isNoticed = isNoticedByOwn || hasTypeError() || isRed("parts", ["tests/"]);
  writeFileSync(file, text);
  return isNoticedByOwn ? "own" : isNoticed ? "others" : "none";
}

// The tests that the nearest README names, otherwise the test with the same name.
function testsOf(file: string): string[] {
  const folder = path.dirname(file);
  const readme = path.join(folder, "README.md");
  if (!existsSync(readme) && folder !== ".") return testsOf(folder);
  const [says = ""] = /\bTests: .*/.exec(readFileSync(readme, "utf8")) ?? [];
  const named = [...says.matchAll(/`(tests\/[\w-][\w./-]*)`/g)].map(([, name = ""]) => name);
  return named.length > 0 ? named : [`tests/${file.split("/")[1]}/`];
}

function isRed(project: string, tests: string[]) {
  const line = ["node_modules/vitest/vitest.mjs", "run", "--project", project, "--bail", "1"];
  return tests.length > 0 && fails([...line, ...tests]);
}

function hasTypeError() {
  return fails(["node_modules/typescript/bin/tsc", "--noEmit"]);
}

// A fault that makes a test hang counts as noticed.
function fails(line: string[]) {
  try {
    execFileSync(process.execPath, line, { stdio: "ignore", timeout: 600_000 });
    return false;
  } catch {
    return true;
  }
}
