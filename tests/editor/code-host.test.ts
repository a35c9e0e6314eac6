import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { kindAt } from "#app/content/kinds.ts";
import type { CheckQuestion } from "#scripts/editor/check-worker.ts";
import { codeHost, draftOf } from "#scripts/editor/code-host.ts";
import { entryCheck } from "#scripts/editor/entry-check.ts";

// More than one query can ask for.
const posts = Array.from({ length: 101 }, (_, at) => `blog/${at}.mdx`);
const [photo, page] = ["photos/class.jpg", "content/pages/help.yaml"];

/** A code host with some files, some of which fail once. */
function hostWith({ failing = [] as RegExp[], openDrafts = 0, gone = "" } = {}) {
  const names = [...posts, photo, "files/map.svg", "handbook/posts.md", "../public/logo.svg"];
  const paths = names.map((name) => path.join("content", name));
  const blobs = paths.map((file) => ({ type: "blob", path: file, size: 1 }));
  const tree = [...blobs, { type: "tree", path: "content/photos" }];
  const asked: string[] = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", (address: string, { body = "" }: RequestInit) => {
    asked.push(address);
    const at = failing.findIndex((pattern) => pattern.test(address));
    if (at >= 0)
      return Promise.resolve(new Response(failing.splice(at, 1) && null, { status: 502 }));
    if (!address.endsWith("/graphql")) return Promise.resolve(Response.json({ tree }));
    const { query } = JSON.parse(body as string) as { query: string };
    const objects = query.matchAll(/(\w+): object\(expression: "([^"]*)"/g);
    const texts = [...objects].map(
      ([, alias, text]) => [alias, text === gone ? null : { text }] as const,
    );
    // Each branch has a closed pull request too.
    const totalCount = query.includes("states: OPEN") ? openDrafts : openDrafts + 1;
    const repository = { pulls: { totalCount }, ...Object.fromEntries(texts) };
    return Promise.resolve(Response.json({ data: { repository } }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const api = {
    api_root: "https://host.example",
    graphql_api_root: "https://host.example/graphql",
  };
  return { asked, host: codeHost({ repo: "a/b", branch: "main", ...api }) };
}

const emptyHost = {
  contentTexts: () => Promise.resolve({ texts: {}, others: [] }),
  picture: () => Promise.resolve(""),
};

it("reads every text of the content once, and only the sizes of other files", async () => {
  const { host, asked } = hostWith();
  const { texts, others } = await host.contentTexts();
  expect(texts).toEqual(Object.fromEntries(posts.map((name) => [name, `main:content/${name}`])));
  expect(others.map((file) => file.path)).toEqual([photo, "files/map.svg"]);
  await host.contentTexts();
  expect(asked).toHaveLength(1 + 2);
  expect(asked.at(-1)).toBe("https://host.example/graphql");
  expect((await host.contentTexts("cms/a/b")).texts["blog/1.mdx"]).toBe("main:content/blog/1.mdx");
  expect(draftOf("posts", "a%/b")).toBe("cms/posts/a%25%2Fb");
});

it("reads a file from its draft if that is open, else from the main branch", async () => {
  expect(await hostWith().host.currentText(page, "cms/pages/help")).toBe(`main:${page}`);
  const { host } = hostWith({ openDrafts: 1 });
  expect(await host.currentText(page, "cms/pages/help")).toBe(`cms/pages/help:${page}`);
  const deleted = hostWith({ openDrafts: 1, gone: `cms/pages/help:${page}` }).host;
  expect(await deleted.currentText(page, "cms/pages/help")).toBeNull();
  const unknown = hostWith({ gone: `main:${page}` }).host;
  expect(await unknown.currentText(page, "cms/pages/help")).toBeUndefined();
});

it("reads the content and a picture from an open draft, once until something is saved", async () => {
  const draft = "cms/posts/1";
  const { host, asked } = hostWith({ openDrafts: 1 });
  const { texts } = await host.contentTexts(draft);
  expect(texts["blog/1.mdx"]).toBe(`${draft}:content/blog/1.mdx`);
  expect(await host.picture(photo, draft)).toMatch(/^blob:/);
  expect(asked.at(-1)).toContain("class.jpg?ref=cms%2Fposts%2F1");
  const { length } = asked;
  await host.contentTexts(draft);
  expect(asked).toHaveLength(length);
  host.forget();
  await host.contentTexts(draft);
  const again = asked.slice(length).map((address) => address.split("/").at(-1));
  expect(again).toEqual(["graphql", "cms%2Fposts%2F1?recursive=1", "graphql", "graphql"]);
});

it("fetches a picture once, and again only if the code host did not answer", async () => {
  const { host, asked } = hostWith({ failing: [/trees/, /class/] });
  const failed = "GitHub answered with 502";
  await expect(host.picture(photo)).rejects.toThrow(failed);
  await expect(host.picture(photo)).rejects.toThrow(failed);
  expect(await host.picture(photo)).toMatch(/^blob:/);
  expect(await host.picture(photo)).toBe(await host.picture(photo));
  expect(asked.filter((address) => address.includes("class"))).toHaveLength(2);
  expect(await host.picture("logo.svg")).toMatch(/^blob:/);
  expect(await host.picture("gone.jpg")).toBe("");
});

it("shows the findings of an entry by the labels of its fields and those that it causes elsewhere, but no older ones", async () => {
  const finding = (file: string, text: string, start = 0) => {
    return { file, text, start, severity: "error", source: "id: a" };
  };
  const known = [finding("team.yaml", "Old"), finding("stats.yaml", "Old", 6)];
  const label = finding("sw/stats.yaml", "Write label: as in site.yaml.", 22);
  const asked: unknown[] = [];
  const mark = { ...finding("sw/stats.yaml", "Renew it"), rule: "languages", instead: "x" };
  const unused = { ...finding("blog/a.mdx", "Not shown"), subject: { file: "old.jpg" } };
  const fresh = [finding("blog/a.mdx", "New"), mark, unused, { ...unused, severity: "warning" }];
  const check = ({ shown, texts }: CheckQuestion) => {
    asked.push(shown ?? {}, texts);
    const findings = shown ? [...known, finding("team.yaml", "New"), label, ...fresh] : known;
    return Promise.resolve({ findings: findings as never, marks: {}, lost: [] });
  };
  const others = [{ path: "old.jpg", size: 1 }];
  const old = { "blog/a.mdx": "title: A bag", "stats.yaml": "- id: old\n" };
  const contentTexts = () => Promise.resolve({ texts: old, others });
  const host = { contentTexts, picture: () => Promise.resolve("") };
  const codes = ["en-KE", "sw"];
  const { look } = entryCheck({ kind: kindAt("stats.yaml")!, codes, host, check });
  const form = { language: "en-KE", collection: "lists", path: "content/stats.yaml" };
  const items = [{ id: "girls", label: "girls" }];
  const words = [{ id: "girls", label: "wasichana" }, { id: "boys" }];
  const i18n = { sw: { data: { items: words } } };
  const { findings } = await look({ ...form, data: { items }, i18n });
  expect(findings).toMatchObject([
    { language: "en-KE", label: "Stats 1 › Short name", text: "Old" },
    { language: "en-KE", label: "Team: id: a", field: "", text: "New" },
    { language: "sw", field: "items.0.label", text: "Write “What is counted” as in “Site”." },
    { label: "Posts: A bag", text: "New" },
    { severity: "warning", text: "Not shown" },
  ]);
  expect(asked).toContainEqual({ path: "stats.yaml", saved: "- id: old\n" });
  expect(asked).toContainEqual({
    ...old,
    "stats.yaml": "- id: girls\n  label: girls\n",
    "sw/stats.yaml": "- id: girls\n  label: wasichana\n",
  });
  expect(await look({ ...form, data: { items: [] }, i18n: {} })).toMatchObject({ isEmpty: true });
});

it("the preview shows a picture that is not saved yet, and leaves out one that is gone", async () => {
  const check = ({ shown, others }: CheckQuestion) => {
    const html = others.map(({ path }) => `<img src="/${path}"/><img src="/gone.jpg"/>`).join("");
    const pages = shown && [{ html }];
    return Promise.resolve({ findings: [], marks: {}, pages: pages as never, lost: [] });
  };
  const { look } = entryCheck({
    kind: kindAt("blog/a.mdx")!,
    codes: ["en-KE"],
    host: emptyHost,
    check,
  });
  const data = { title: "A bag", image: { src: "blob:x/abc" } };
  const { pages } = await look({
    language: "en-KE",
    collection: "posts",
    path: "",
    data,
    i18n: {},
  });
  expect(pages).toEqual([{ html: '<img src="blob:x/abc"/><img/>' }]);
});

it("the form of another entry shows nothing of the one before, and the form of the same keeps its page", async () => {
  vi.useFakeTimers().stubGlobal("self", globalThis);
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  const asked: string[] = [];
  const check = async ({ shown, texts }: CheckQuestion) => {
    const title = /title: (.*)/.exec(Object.values(texts).join(""))?.[1] ?? "";
    if (shown) asked.push(title);
    if (title === "Slow") await new Promise((resolve) => setTimeout(resolve, 5_000));
    // An error prevents the pages of the others.
    const pages = title === "One" && [{ label: "P", html: "<p>A page</p>" }];
    return { findings: [], marks: {}, pages: (pages || undefined) as never, lost: [] };
  };
  const entries = entryCheck({
    kind: kindAt("blog/a.mdx")!,
    codes: ["en-KE"],
    host: emptyHost,
    check,
  });
  const form = { language: "en-KE", collection: "posts", i18n: {} };
  const ask = (name: string, title: string) =>
    entries.ask({ ...form, path: `content/blog/${name}.mdx`, data: { title } });
  ask("a", "O");
  ask("a", "One");
  await vi.runAllTimersAsync();
  ask("a", "One");
  await vi.runAllTimersAsync();
  expect(entries.shown()).toMatchObject({ path: "blog/a.mdx", pages: [{ label: "P" }] });
  ask("a", "Two");
  expect(entries.shown().pages).toHaveLength(1);
  await vi.runAllTimersAsync();
  expect(entries.shown().pages).toHaveLength(1);
  ask("a", "Slow");
  await vi.advanceTimersByTimeAsync(1_000);
  ask("b", "Three");
  expect(entries.shown()).toEqual({ path: "blog/b.mdx" });
  // A late answer is not shown.
  await vi.runAllTimersAsync();
  expect(entries.shown().path).toBe("blog/b.mdx");
  expect(asked).toEqual(["One", "Two", "Slow", "Three"]);
});
