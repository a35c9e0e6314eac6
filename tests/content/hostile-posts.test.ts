import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { hostilePosts } from "#tests/content/hostile-posts.ts";
import { contentsOf } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const file = "blog/hostile.mdx";
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
    const files = { [file]: post.text };
    const findings = await findingsOf(files);
    const contents = await contentsOf(files).catch(() => undefined);
    const body = contents?.posts.find(({ id }) => id === "hostile")?.body;
    const html = body ? renderedBody(body.code) : "";
    const { user, system } = process.cpuUsage(started);
    const errors = findings.filter((one) => one.file === file && one.severity === "error");

    expect(ran).not.toHaveBeenCalled();
    expect({}).not.toHaveProperty("draft");
    expect((user + system) / 1_000_000).toBeLessThan(secondsAtMost);
    expect(faultsOf(html)).toEqual([]);
    expect(errors.length > 0 ? "refused" : "shown").toBe(post.outcome);
    if (post.outcome === "shown") expect(body).toBeDefined();
  });
});

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
