import { parse } from "node-html-parser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hostilePosts } from "#tests/whole-files/hostile-posts.ts";
import { contentsOf } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const ran = vi.fn();

beforeEach(() => {
  for (const name of ["ran", "fetch", "eval"]) vi.stubGlobal(name, ran);
  vi.spyOn(process, "exit").mockImplementation(ran as never);
  vi.spyOn(process, "emitWarning").mockImplementation(ran as never);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(hostilePosts)("posts with %s run nothing, and are %s", async (_, outcome, posts) => {
  const started = process.cpuUsage();
  // Titles must differ.
  const texts = posts.map(([, text], at) => text.replace("title: A post\n", `title: Post ${at}\n`));
  const files = Object.fromEntries(texts.map((text, at) => [`blog/hostile-${at}.mdx`, text]));
  const findings = await findingsOf(files);
  const contents = await contentsOf(files).catch(() => undefined);
  const { user, system } = process.cpuUsage(started);
  // CPU time, because the machine may be busy; a pattern that backtracks takes minutes.
  expect(user + system).toBeLessThan(60_000_000);
  const errors = findings.filter(({ severity }) => severity === "error");
  const refused = new Set(errors.map(({ file }) => file));
  for (const [at, [name]] of posts.entries()) {
    expect(refused.has(`blog/hostile-${at}.mdx`) ? "refused" : "shown", name).toBe(outcome);
    const body = contents?.posts.find(({ id }) => id === `hostile-${at}`)?.body;
    if (outcome === "shown") expect(body, name).toBeDefined();
    expect(faultsOf(body ? renderedBody(body.code) : ""), name).toEqual([]);
  }
  expect(ran).not.toHaveBeenCalled();
  expect({}).not.toHaveProperty("draft");
});

/** Everything in the HTML that could run, load or restyle something. */
function faultsOf(html: string) {
  const elements = /^(?:script|iframe|object|embed|style|svg|math|form|base|meta|link)$/i;
  const attribute = /^(?:on|style=|srcdoc=)|^[^=]*=\s*(?:javascript|data|vbscript):/i;
  return parse(html)
    .querySelectorAll("*")
    .flatMap(({ rawTagName, attributes }) => [
      rawTagName,
      ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`),
    ])
    .filter((written) => elements.test(written) || attribute.test(written));
}
