import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { inspectFiles } from "#app/library/inspect.server.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { contentHash } from "#app/library/reading/content-hash.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { plainText } from "#app/library/reading/source-file.server.ts";
import { hostilePosts, type HostilePost } from "#tests/mdx/hostile-posts.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { smallFolders } from "#tests/support/content-folder.ts";
import { jargonIn } from "#tests/support/jargon.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const file = "blog/hostile.mdx";
const smallSite = await Promise.all(Object.entries(baseContent).map(readFile));
// A pattern that tries for ever takes minutes; a busy machine makes two seconds of one.
const secondsAtMost = 20;
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
  it.each(hostilePosts)("of $group runs nothing and is $outcome: $name", async (post) => {
    // CPU time, because the machine may be busy with other things.
    const started = process.cpuUsage();
    const files = [...smallSite, await readFile([file, post.text])];
    const looking = { drafts: false };
    const { problems, contents } = await inspectFiles(files, smallFolders, looking);
    const body = contents?.posts.find(({ id }) => id === "hostile")?.body;
    const html = body ? renderedBody(body.code) : "";
    const { user, system } = process.cpuUsage(started);

    expect(ran).not.toHaveBeenCalled();
    expect({}).not.toHaveProperty("draft");
    expect((user + system) / 1_000_000).toBeLessThan(secondsAtMost);
    expect(body ? "shown" : "refused", problems.map(printProblem).join("\n")).toBe(post.outcome);
    expect(faultsOf(html)).toEqual([]);
    if (post.outcome === "refused") expectReason(problems.map(printProblem), post);
  });
});

/** A file as the library reads it, without a disk. */
async function readFile([place, written]: [place: string, written: string]) {
  const source = { path: place, file: `content/${place}`, text: plainText(written) };
  const hash = contentHash(source.file, source.text);
  return { source, hash, contents: await readEntries(source) };
}

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
