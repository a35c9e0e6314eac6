import path from "node:path";

import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";
import { jargonIn } from "#tests/support/jargon.ts";
import { hostilePosts, type HostilePost } from "#tests/mdx/hostile-posts.ts";

const file = "blog/hostile.mdx";
const secondsAtMost = 2;
const counts = new Map<string, { refused: number; shown: number }>();
const global = globalThis as { ran?: () => void };
const ran = vi.fn();

beforeEach(() => {
  ran.mockClear();
  global.ran = ran;
  vi.stubGlobal("fetch", ran);
  vi.stubGlobal("eval", ran);
  vi.spyOn(process, "exit").mockImplementation(ran as never);
  vi.spyOn(process, "emitWarning").mockImplementation(ran as never);
});

afterEach(() => {
  delete global.ran;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a hostile post", () => {
  it.each(hostilePosts)("of $group runs nothing: $name ($outcome)", async (post) => {
    const content = await contentFolder({ [file]: post.text });
    const folders = { content, pictures: path.join(content, "../public") };
    // CPU time, because the machine may be busy with other things.
    const started = process.cpuUsage();
    const { problems, contents } = await inspectContents(folders, { drafts: false });
    const body = contents?.posts.find(({ id }) => id === "hostile")?.body;
    const html = body ? renderedBody(body.code) : "";
    const { user, system } = process.cpuUsage(started);
    const seconds = (user + system) / 1_000_000;

    expect(ran).not.toHaveBeenCalled();
    expect({}).not.toHaveProperty("draft");
    expect(seconds).toBeLessThan(secondsAtMost);
    expect(body ? "shown" : "refused", problems.map(printProblem).join("\n")).toBe(post.outcome);
    expect(faultsOf(html)).toEqual([]);
    if (post.outcome === "refused") expectReason(problems.map(printProblem), post);
    const { group, outcome } = post;
    const count = counts.get(group) ?? { refused: 0, shown: 0 };
    counts.set(group, { ...count, [outcome]: count[outcome] + 1 });
  });

  it("is refused, or is plain words: the count of each", () => {
    const row = (name: string, ...cells: (number | string)[]) =>
      name.padEnd(36) + cells.map((cell) => String(cell).padStart(9)).join("");
    const rows = [...counts].map(([group, { refused, shown }]) => row(group, refused, shown));
    const refused = hostilePosts.filter(({ outcome }) => outcome === "refused").length;
    const total = row("all", refused, hostilePosts.length - refused);
    process.stdout.write(`${[row("trick", "refused", "shown"), ...rows, total].join("\n")}\n`);
    const sums = [...counts.values()];
    expect(sums.reduce((sum, one) => sum + one.refused, 0)).toBe(refused);
    expect(sums.reduce((sum, one) => sum + one.shown, 0)).toBe(hostilePosts.length - refused);
    expect(hostilePosts.length).toBeGreaterThanOrEqual(60);
  });
});

function expectReason(lines: string[], { text }: HostilePost) {
  const own = lines.filter((line) => line.startsWith(`content/${file}:`));
  expect(own).not.toEqual([]);
  expect(own.filter((line) => jargonIn(line) !== undefined)).toEqual([]);
  for (const line of own) {
    const [, number = "0", words = ""] = /^[^:]+:(\d+):\d+ {2}(.*)$/.exec(line) ?? [];
    expect(Number(number)).toBeGreaterThan(0);
    expect(Number(number)).toBeLessThanOrEqual(text.split("\n").length);
    expect(words.length).toBeLessThan(400);
  }
}

/** Everything in finished HTML that could run, load or restyle something. */
function faultsOf(html: string) {
  return parse(html)
    .querySelectorAll("*")
    .flatMap(({ rawTagName, attributes }) => [
      ...(/^(?:script|iframe|object|embed|style|svg|math|form|base|meta|link)$/i.test(rawTagName)
        ? [`<${rawTagName}>`]
        : []),
      ...Object.entries(attributes)
        .filter(
          ([name, value]) =>
            /^(?:on|style$|srcdoc$)/i.test(name) ||
            /^\s*(?:javascript|data|vbscript):/i.test(value),
        )
        .map(([name, value]) => `${name}=${value}`),
    ]);
}
