import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { entryKinds } from "#scripts/new/entry-kinds.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { runCommand } from "#tests/support/run-command.ts";

describe("npm run new", () => {
  it("lists the kinds", async () => {
    const { code, out, errors } = await runCommand("scripts/new.ts", {});
    expect([code, errors]).toEqual([0, ""]);
    for (const { word } of entryKinds) expect(out).toContain(`  npm run new ${word} `);
    for (const word of ["post", "program", "testimonial", "team", "stat", "page"]) {
      expect(out).toContain(` ${word} `);
    }
  });

  it("does not wait for answers where nobody sits at a terminal, and exits 1", async () => {
    const content = await contentFolder();
    const before = await readFile(path.join(content, "team.yaml"), "utf8");
    const { code, out, errors } = await runCommand(["scripts/new.ts", "team", "--id", "x"], {
      CONTENT_DIR: content,
    });
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(errors).toMatch(/^--name /m);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(await readFile(path.join(content, "team.yaml"), "utf8")).toBe(before);
  });
});
