import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { hostilePosts } from "#tests/whole-files/hostile-posts.ts";
import { contentsOf } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const groups = [...new Set(hostilePosts.map(({ group }) => group))];
// CPU time, because the machine may be busy; a pattern that backtracks takes minutes.
const secondsAtMost = 60;
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

describe.each(groups)("hostile posts of %s", (group) => {
  const posts = hostilePosts.filter((post) => post.group === group);

  it("run nothing, and are refused with a line or shown as plain words", async () => {
    const started = process.cpuUsage();
    const names = posts.map((_, at) => `hostile-${at}`);
    // Titles must differ.
    const titled = posts.map(({ text }, at) =>
      text.replace("title: A post\n", `title: Post ${at}\n`),
    );
    const files = Object.fromEntries(titled.map((text, at) => [`blog/${names[at]}.mdx`, text]));
    const findings = await findingsOf(files);
    const shown = posts.every(({ outcome }) => outcome === "shown");
    const contents = await contentsOf(files).catch(() => undefined);
    const { user, system } = process.cpuUsage(started);
    expect(ran).not.toHaveBeenCalled();
    expect({}).not.toHaveProperty("draft");
    expect((user + system) / 1_000_000).toBeLessThan(secondsAtMost);
    const errors = findings.filter(({ severity }) => severity === "error");
    for (const [at, { name, outcome }] of posts.entries()) {
      const isRefused = errors.some(({ file }) => file === `blog/${names[at]}.mdx`);
      expect(isRefused ? "refused" : "shown", name).toBe(outcome);
      const body = contents?.posts.find(({ id }) => id === names[at])?.body;
      if (shown) expect(body, name).toBeDefined();
      expect(faultsOf(body ? renderedBody(body.code) : ""), name).toEqual([]);
    }
    expect(ran).not.toHaveBeenCalled();
  });
});

/** Everything in the HTML that could run, load or restyle something. */
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
