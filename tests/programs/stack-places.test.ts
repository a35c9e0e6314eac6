import { rm } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { complaint, smallProgram } from "#tests/support/small-program.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = temporaryFolder();
const place = path.join(root, "scripts/fail.ts");
const fail = `
type Words = { text: string };
export function fail({ text }: Words): never {
  throw new Error(text);
}
`;
const failing = (call: string) =>
  smallProgram(root, {
    "scripts/greet.ts": `import { fail } from "#scripts/fail.ts";\n${call}\n`,
    "scripts/fail.ts": fail,
  });

describe("an error that nobody catches", () => {
  it.each([
    ["at the start", 'fail({ text: "Not today." });'],
    ["of a promise", 'await Promise.resolve().then(() => fail({ text: "Not today." }));'],
    ["later", 'setTimeout(() => fail({ text: "Not today." }), 1);'],
    ["of a promise that nobody waits for", 'void (async () => fail({ text: "Not today." }))();'],
  ])("%s ends the program and shows where it is in the sources", async (_, call) => {
    const { code, stderr } = await complaint(await failing(call));
    expect(code).toBe(1);
    expect(stderr.split("\n").slice(0, 2)).toEqual([
      "Error: Not today.",
      `    at fail (${place}:4:9)`,
    ]);
    expect(stderr).toContain(`${path.join(root, "scripts/greet.ts")}:2:`);
  });

  it("shows its place in the program where the way back to the sources is gone", async () => {
    const program = await failing('fail({ text: "Not today." });');
    const script = program.replace(/\.mjs$/, ".js");
    await rm(`${script}.map`);
    const { stderr } = await complaint(program);
    expect(stderr).toContain(`${script}:`);
  });
});
