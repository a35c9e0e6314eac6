import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// How much code each room has at most, counted in the names, literals and keywords of its syntax, to which
// line breaks, brackets and comments add nothing. Later work lowers it; raising one takes a decision record.
// SET_BUDGETS=true npx vitest run --project parts tests/lint/budgets.test.ts writes down what is reached.
const file = "tests/lint/budgets.json";
let budgets = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
const rooms = Object.keys(budgets);

if (process.env.SET_BUDGETS === "true") {
  budgets = Object.fromEntries(rooms.map((room) => [room, sizeOf(room)]));
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

describe("the budget of code", () => {
  it.each(Object.entries(budgets))("of %s is %i", (room, budget) => {
    expect(sizeOf(room)).toBeLessThanOrEqual(budget);
  });

  it("counts what is said, however it is packed into lines", () => {
    expect(leavesIn("a.ts", "const a = { b: 1, c };\n")).toBe(4);
    expect(leavesIn("a.ts", "// A comment.\nconst a = {\n  b: 1,\n  c,\n};\n")).toBe(4);
    expect(leavesIn("a.ts", "const a = /'/.test(b);\n")).toBe(4);
  });
});

function sizeOf(room: string) {
  const names = readdirSync(room, { recursive: true, encoding: "utf8" });
  const code = names.filter((name) => /\.tsx?$/.test(name) && !isOfOtherRoom(room, name));
  expect(code).not.toEqual([]);
  const places = code.map((name) => path.join(room, name));
  return places.reduce((sum, place) => sum + leavesIn(place, readFileSync(place, "utf8")), 0);
}

// A room inside a room has a budget of its own.
function isOfOtherRoom(room: string, name: string) {
  const place = path.join(room, name);
  return rooms.some((other) => other.length > room.length && place.startsWith(`${other}/`));
}

function leavesIn(name: string, text: string) {
  let leaves = 0;
  const visit = (node: ts.Node) => {
    let hasParts = false;
    ts.forEachChild(node, (part) => {
      hasParts = true;
      visit(part);
    });
    if (!hasParts && node.kind !== ts.SyntaxKind.EndOfFileToken) leaves += 1;
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return leaves;
}
