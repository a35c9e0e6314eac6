import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { kindAt } from "#app/content/kinds.ts";
import { codeHost } from "#scripts/editor/code-host.ts";
import { entryCheck } from "#scripts/editor/entry-check.ts";

// More than one query can ask for.
const posts = Array.from({ length: 101 }, (_, at) => `blog/${at}.mdx`);
const [photo, page] = ["photos/class.jpg", "content/pages/help.yaml"];

/** A code host with some files, some of which fail once. */
function hostWith({ failing = [] as RegExp[], openDrafts = 0 } = {}) {
  const names = [...posts, photo, "files/map.svg", "handbook/posts.md", "../public/logo.svg"];
  const paths = names.map((name) => path.join("content", name));
  const tree = paths.map((file) => ({ type: "blob", path: file, size: 1 }));
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
    const texts = [...objects].map(([, alias, text]) => [alias, { text }] as const);
    const repository = { pulls: { totalCount: openDrafts }, ...Object.fromEntries(texts) };
    return Promise.resolve(Response.json({ data: { repository } }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const api = { api_root: "https://host.example", graphql_api_root: "https://host.example" };
  return { asked, host: codeHost({ repo: "a/b", branch: "main", ...api }) };
}

it("reads every text of the content once, and only the sizes of other files", async () => {
  const { host, asked } = hostWith();
  const { texts, others } = await host.contentTexts();
  expect(texts).toEqual(Object.fromEntries(posts.map((name) => [name, `main:content/${name}`])));
  expect(others.map((file) => file.path)).toEqual([photo, "files/map.svg"]);
  await host.contentTexts();
  expect(asked).toHaveLength(1 + 2);
});

it("reads a file from its draft if that is open, else from the main branch", async () => {
  expect(await hostWith().host.currentText(page, "cms/pages/help")).toBe(`main:${page}`);
  const { host } = hostWith({ openDrafts: 1 });
  expect(await host.currentText(page, "cms/pages/help")).toBe(`cms/pages/help:${page}`);
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

it("shows the findings of an entry and those that it causes elsewhere, but no older ones", async () => {
  vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => null });
  vi.stubGlobal("CSS", { escape: String });
  onTestFinished(() => void vi.unstubAllGlobals());
  const finding = (file: string, text: string) => ({ file, text, start: 0 });
  const known = [finding("team.yaml", "Old"), finding("stats.yaml", "Old")];
  const caused = finding("team.yaml", "New");
  const asked: object[] = [];
  const check = ({ shown, texts }: { shown?: string; texts: Record<string, string> }) => {
    asked.push(texts);
    return Promise.resolve({ findings: (shown ? [...known, caused] : known) as never });
  };
  const contentTexts = () => Promise.resolve({ texts: { "a.yaml": "a" }, others: [] });
  const host = { contentTexts, picture: String };
  const look = entryCheck({
    kind: kindAt("stats.yaml")!,
    codes: ["en-KE", "sw"],
    host: host as never,
    check,
  });
  const items = [{ id: "girls", label: "girls" }];
  const i18n = { sw: { data: { items: [{ id: "girls", label: "wasichana" }] } } };
  const { findings } = await look({ path: "content/stats.yaml", data: { items }, i18n });
  expect(findings).toEqual([known[1], caused]);
  expect(asked).toContainEqual({
    "a.yaml": "a",
    "stats.yaml": "- id: girls\n  label: girls\n",
    "sw/stats.yaml": "- id: girls\n  label: wasichana\n",
  });
});
