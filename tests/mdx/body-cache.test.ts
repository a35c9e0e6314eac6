import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { drawnBody } from "#tests/support/drawn-body.ts";

type Body = { code: string; mentions: unknown[]; passages: unknown[] };
type Stored = { digest: string; body: Body };

const text = "Over {{girls}} girls.";
let room = "";
let folder = "";

beforeEach(async () => {
  room = await mkdtemp(path.join(tmpdir(), "suluhisho-bodies-"));
  folder = path.join(room, "bodies");
  vi.stubEnv("BODY_CACHE", folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(room, { recursive: true, force: true });
});

const digestOf = (body: Stored["body"]) =>
  createHash("sha256").update(JSON.stringify(body)).digest("hex");

async function onlyEntry() {
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  const file = path.join(folder, names[0] ?? "");
  return { file, stored: JSON.parse(await readFile(file, "utf8")) as Stored };
}

const damages = [
  { name: "was changed", damage: (entry: string) => entry.replace("girls", "hands") },
  { name: "is half there", damage: (entry: string) => entry.slice(0, entry.length / 2) },
  { name: "is empty", damage: () => "" },
  { name: "is something else", damage: () => "[]" },
  { name: "holds nothing", damage: () => "null" },
  { name: "has no body", damage: () => '{"digest":"0"}' },
];

describe("the cache of bodies", () => {
  it("keeps a body under the name of its text", async () => {
    const compiled = await compileBody(text);
    const { file, stored } = await onlyEntry();
    expect(path.basename(file)).toBe(`${createHash("sha256").update(text).digest("hex")}.json`);
    const { code, mentions, passages } = compiled;
    expect(stored.body).toEqual({ code, mentions, passages });
    expect(stored.digest).toBe(digestOf(stored.body));
  });

  it("answers with what it keeps", async () => {
    await compileBody(text);
    const { file } = await onlyEntry();
    const body = { code: "kept", mentions: [], passages: [] };
    await writeFile(file, JSON.stringify({ digest: digestOf(body), body }));
    expect(await compileBody(text)).toEqual({ ...body, problems: [] });
  });

  it("gives the same body back", async () => {
    const first = await compileBody(text);
    const second = await compileBody(text);
    expect(second).toEqual(first);
    expect(drawnBody(second.code)).toBe("<p>Over {{girls}} girls.</p>");
  });

  for (const { name, damage } of damages) {
    it(`compiles anew where an entry ${name}, and mends it`, async () => {
      const first = await compileBody(text);
      const { file } = await onlyEntry();
      const entry = await readFile(file, "utf8");
      await writeFile(file, damage(entry));
      expect(await compileBody(text)).toEqual(first);
      expect(await readFile(file, "utf8")).toBe(entry);
    });
  }

  it("keeps no body that has to be mended", async () => {
    expect((await compileBody("# One")).problems).toHaveLength(1);
    expect((await compileBody("<br>")).problems).toHaveLength(1);
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
  });

  it("keeps each body apart and leaves no drafts behind", async () => {
    await Promise.all([text, `${text} `, "Other."].map(compileBody));
    const names = await readdir(folder);
    expect(names).toHaveLength(3);
    expect(names.filter((name) => !/^[0-9a-f]{64}\.json$/.test(name))).toEqual([]);
  });

  it("may be asked for the same text many times at once", async () => {
    const bodies = await Promise.all(Array.from({ length: 8 }, () => compileBody(text)));
    expect(bodies).toEqual(bodies.map(() => bodies[0]));
    await onlyEntry();
  });

  it("is not there where BODY_CACHE is not set", async () => {
    vi.stubEnv("BODY_CACHE", undefined);
    await compileBody(text);
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
  });

  it("is not there where BODY_CACHE is empty", async () => {
    vi.stubEnv("BODY_CACHE", "");
    await compileBody(text);
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
  });
});
