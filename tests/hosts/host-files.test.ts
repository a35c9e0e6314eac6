import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { filePolicy } from "#app/head/security-headers.ts";
import { headerRules } from "#scripts/hosts/header-rules.ts";
import { headersFile, readHeadersFile } from "#scripts/hosts/headers-file.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { htaccess } from "#scripts/hosts/htaccess.ts";
import { plainTarget, redirectTargets, redirectsFile } from "#scripts/hosts/redirects-file.ts";
import { contentsOf } from "#tests/support/content-folder.ts";

const lasting = "/assets/entry-1a2b.js";
const headers = headerRules({ frameOrigin: "https://give.example", lasting: [lasting] });
const redirects = [
  { from: "/old", to: "/about" },
  { from: "/blog/old", to: plainTarget("/blog/1?from=an old post#text") },
  { from: "/index.php", to: "/blog" },
  { from: "/index.php", query: "p=12", to: "/blog/1" },
  { from: "/index.php", query: "p=3", to: "/about?from=3" },
  { from: "/habari/ngũgĩ", to: "/blog/1" },
];

const at = (address: string, rules = headers) => readHeadersFile(headersFile(rules))(address);

it("documents have a policy, and files another", () => {
  for (const address of ["/", "/donate", "/404"]) {
    expect(at(address)["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
    expect(at(address)["Permissions-Policy"]).toContain('payment=(self "https://give.example")');
  }
  const asset = at("/assets/photo-1-360.avif");
  expect(asset["X-Content-Type-Options"]).toBe("nosniff");
  expect(Object.keys(asset).join()).not.toMatch(/Content-Security|Permissions/);
  expect(at("/files/a.pdf")["Content-Security-Policy"]).toBe(filePolicy);
});

it("browsers cache only existing files with a hash in their names for long", () => {
  const addresses = ["/about", lasting, `${lasting}.map`];
  expect(addresses.map((address) => at(address)["Cache-Control"])).toEqual([
    "no-cache",
    "public, max-age=31536000, immutable",
    "public, max-age=604800",
  ]);
});

it("search engines are kept away from every address of a preview only", () => {
  const preview = headerRules({ lasting: [lasting], isPreview: true });
  for (const address of ["/", lasting, "/files/a.pdf"]) {
    expect(at(address, preview)["X-Robots-Tag"]).toBe("noindex");
    expect(at(address)["X-Robots-Tag"]).toBeUndefined();
  }
});

it("the redirects are read back unchanged from _redirects", () => {
  const named = redirects.filter(({ query }) => !query);
  const targets = redirectTargets(redirectsFile(redirects));
  expect(named.map(({ from }) => targets.get(from))).toEqual(named.map(({ to }) => to));
  expect(redirectTargets("/a /b 301\n/a /c 301\n").get("/a")).toBe("/b");
  // These hosts cannot match a query, and nothing may follow from one.
  expect(targets.size).toBe(2 * (named.length + 1));
});

it("the handbook lists each header for Vercel", () => {
  const handbook = readFileSync("content/handbook/going-live.md", "utf8");
  const json = /```json\n(\{[^`]*)```/.exec(handbook)?.[1]?.replace("PAGE", "https://give.example");
  type Rules = { headers: { headers: { key: string; value: string }[] }[] };
  const [all] = (JSON.parse(json ?? "") as Rules).headers;
  expect(Object.fromEntries(all!.headers.map(({ key, value }) => [key, value]))).toEqual(at("/"));
});

it("a moved address redirects with and without a trailing slash, encoded and decoded", () => {
  const written = redirectsFile(["/old", "/ĩ j"].map((from) => ({ from, to: "/about" })));
  const lines = ["/old", "/old/", "/%C4%A9%20j", "/%C4%A9%20j/"].map(
    (from) => `${from} /about 301\n`,
  );
  expect(written).toBe(lines.join(""));
  expect(redirectsFile([{ from: "/ĩ", to: "/a" }])).toContain("/ĩ /a 301\n");
  expect(plainTarget("/a%20b")).toBe("/a%20b");
});

it.each([
  ["another", [".htaccess"], false],
  ["CF_PAGES", [], false],
  ["WORKERS_CI", [], false],
  ["NETLIFY", [], true],
  ["VERCEL", [], true],
])("the host %s gets its files: %j (of a preview: %s)", async (host, more, isPreview) => {
  vi.stubEnv(host, "1").stubEnv("BASE_PATH", "/below").resetModules();
  onTestFinished(() => void vi.unstubAllEnvs().resetModules());
  const { writeHostFiles } = await import("#scripts/hosts/host-files.ts");
  const contents = { ...(await contentsOf()), isPreview };
  contents.site.rememberHttps = "a month";
  const assets = { lasting: [`/below${lasting}`] } as unknown as PageAssets;
  const files: Record<string, string> = {};
  const write: NextOutput["write"] = (file, text) => void (files[file] = String(text));
  writeHostFiles({ contents, assets, redirects: [] }, { write } as unknown as NextOutput);
  expect(Object.keys(files)).toEqual(["_headers", "_redirects", ...more]);
  const headersOf = readHeadersFile(files._headers ?? "");
  expect(headersOf(lasting)["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(headersOf("/")["X-Robots-Tag"]).toBe(isPreview ? "noindex" : undefined);
  expect(headersOf("/")["Strict-Transport-Security"]).toBe("max-age=2592000");
  expect(headersOf("/")["Permissions-Policy"]).toContain("https://give.example");
});

// Most machines have no Apache, so this compares with the version that passed the tests below.
it(".htaccess is the version that was last tried with Apache", async () => {
  const moved = redirects.map(({ from, query, to }) => {
    return { from: `/below${from}`, query, to: `/below${to}` };
  });
  const text = htaccess({ basePath: "/below", headers, redirects: moved });
  await expect(text).toMatchFileSnapshot("htaccess.txt");
  // Apache applies the first rule that matches, so the one with a query must come first.
  const targets = text.match(/(?<=php\/\?\$" "\/below)\/\S*(?=")/g);
  expect(targets).toEqual(["/blog/1", "/about?from=3", "/blog"]);
  // Names with a dot are hidden in every folder, apart from those that have an address.
  const [, hidden = ""] = /RewriteRule "(\S+)" "-" \[R=404,END\]/.exec(text) ?? [];
  const names = [".git/config", "blog/.notes", "_headers", "_redirects", ".well-known/a", "blog/1"];
  const shown = names.filter((name) => !new RegExp(hidden).test(name));
  expect(shown).toEqual([".well-known/a", "blog/1"]);
  // Apache gives headers to errors only "always", and no error may be kept like the file that comes later.
  const lines = text.match(/^ *Header .*/gm) ?? [];
  expect(lines.length).toBeGreaterThan(9);
  expect(lines.filter((line) => !/^ *Header always (?:set|unset) /.test(line))).toEqual([]);
  const kept = lines.filter((line) => /max-age=\d/.test(line) && line.includes("Cache-Control"));
  expect(kept).toHaveLength(2);
  for (const line of kept) expect(line).toContain("%{REQUEST_STATUS} < 400");
});

// Runs on a real Apache if one is installed.
const apache = ["/usr/sbin/apache2", "/usr/sbin/httpd"].find((program) => existsSync(program));

it.runIf(apache)("Apache with .htaccess answers and sends headers like other hosts", async () => {
  // Apache's user must be able to read it, which a temporary folder may not allow.
  const room = mkdtempSync("/tmp/suluhisho-apache-");
  const site = path.join(room, "site");
  const port = 20_000 + (process.pid % 10_000);
  const pages = ["index.html", "about.html", "blog.html", "blog/1.html", "404.html"];
  const others = ["assets/entry-1a2b.js", "files/a.pdf", ".suluhisho-site", "_headers"];
  for (const name of [...pages, ...others, ".well-known/security.txt"]) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), `${name} `.repeat(500));
  }
  writeFileSync(path.join(site, ".htaccess"), htaccess({ basePath: "", headers, redirects }));
  const modules = "mpm_event authz_core dir mime rewrite headers filter deflate brotli alias";
  const loads = modules.replaceAll(
    /\w+/g,
    "LoadModule $&_module /usr/lib/apache2/modules/mod_$&.so\n",
  );
  const settings = `ServerName localhost\nListen ${port}\nPidFile ${room}/pid\nErrorLog ${room}/errors
TypesConfig /etc/mime.types\nUser www-data\nGroup www-data\nDocumentRoot ${site}
<Directory ${site}>\nAllowOverride All\nRequire all granted\n</Directory>\n`;
  writeFileSync(path.join(room, "apache.conf"), loads + settings);
  spawnSync("chmod", ["-R", "a+rX", room]);
  const run = (...words: string[]) =>
    spawnSync(apache!, ["-f", path.join(room, "apache.conf"), ...words]);
  run();
  onTestFinished(() => {
    run("-k", "stop");
    rmSync(room, { recursive: true, force: true });
  });
  const ask = (place: string, asked: Record<string, string> = {}) =>
    fetch(`http://localhost:${port}${place}`, { redirect: "manual", headers: asked });
  await vi.waitFor(() => ask("/"), { timeout: 10_000 });

  const answers = [
    ["/", 200, ""],
    ["/blog/1", 200, ""],
    ["/.well-known/security.txt", 200, ""],
    ["/about.html", 301, "/about"],
    ["/index.html", 301, "/"],
    ["/old/", 301, "/about"],
    ["/index.php?a=1", 301, "/blog?a=1"],
    ["/index.php?a=1&p=12", 301, "/blog/1"],
    ["/index.php?p=3", 301, "/about?from=3"],
    ["/habari/ng%C5%A9g%C4%A9/", 301, "/blog/1"],
    ["/blog/old", 301, "/blog/1?from=an%20old%20post#text"],
    ["/nowhere", 404, ""],
    ["/assets/", 404, ""],
    ["/.suluhisho-site", 404, ""],
    ["/_headers", 404, ""],
    ["/.htaccess", 404, ""],
    ["/blog/.notes", 404, ""],
  ] as const;
  for (const [place, status, location] of answers) {
    const answer = await ask(place);
    const to = answer.headers.get("Location")?.replace(/^http:\/\/localhost:\d+/, "") ?? "";
    expect.soft([answer.status, to], place).toEqual([status, location]);
    if (status === 404) expect.soft(await answer.text(), place).toContain("404.html");
  }
  for (const place of ["/about", lasting, "/files/a.pdf"]) {
    const { headers: sent } = await ask(place);
    for (const [name, value] of Object.entries(at(place)))
      expect(sent.get(name), `${place} ${name}`).toBe(value);
  }
  expect((await ask("/assets/gone.js")).headers.get("Cache-Control")).not.toContain("immutable");
  for (const place of ["/about", "/nowhere"]) {
    const packed = await ask(place, { "Accept-Encoding": "br" });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
  }
});
