import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { judgedAnswers, judgementText } from "#scripts/hosts/answers/judged-answers.ts";
import { liveAnswers } from "#scripts/hosts/answers/live-answers.ts";
import { liveVersion } from "#scripts/hosts/answers/live-version.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const page = (words: string) => `<!DOCTYPE html><h1>${words}</h1>${"<p>Words</p>".repeat(100)}`;
const files: Record<string, string> = {
  "index.html": page("Home"),
  "about.html": page("About"),
  "blog.html": page("Blog"),
  "blog/index.html": page("Blog"),
  "404.html": page("Nothing here"),
  "version.txt": `commit ${"a".repeat(40)}\nday 2026-11-22\n`,
  "assets/a-1.js": `export const words = "${"word ".repeat(300)}";`,
};
const always = { "X-Frame-Options": "DENY" };
const rules = {
  basePath: "",
  headers: [
    { path: "/*", headers: { ...always, "Cache-Control": "no-cache" } },
    { path: "/assets/*", headers: { "Cache-Control": "immutable" } },
  ],
  redirects: [{ from: "/old", to: "/about#place" }],
};

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
});

type Sent = { status: number; headers: Record<string, string>; body: string | Buffer };

/** What a host answers that does everything right. */
function rightAnswer({ url = "/", headers }: IncomingMessage): Sent {
  const [address = "/", query] = url.split("?");
  const rest = query ? `?${query}` : "";
  const file = address === "/" ? "index.html" : `${address.slice(1)}.html`;
  const known = [file, address.slice(1)].find(
    (name) => files[name] !== undefined && name !== "404.html" && !address.endsWith(".html"),
  );
  const sent = (status: number, more: Record<string, string>, body: string | Buffer) => ({
    status,
    headers: { ...always, ...more },
    body,
  });
  const moved = /^\/old\/?$/.test(address)
    ? `/about${rest}#place`
    : /^(?<base>\/(?:about|blog)?)(?:\/|\/?index\.html|\.html)$/.exec(address)?.groups?.base + rest;
  if (/^\/old/.test(address) || !moved.startsWith("undefined"))
    if (address !== "/") return sent(301, { Location: moved }, "");
  const text = files[known ?? "404.html"] ?? "";
  const type = /\.js$/.test(known ?? "")
    ? "text/javascript"
    : known === "version.txt"
      ? "text/plain"
      : "text/html; charset=utf-8";
  const kept = address.startsWith("/assets/") && known ? "immutable" : "no-cache";
  const own = { "Content-Type": type, "Cache-Control": kept, ETag: '"1"' };
  if (!known) return sent(404, own, text);
  if (headers["if-none-match"] === '"1"') return sent(304, own, "");
  if (headers.range) return sent(206, own, text.slice(0, 10));
  if (!headers["accept-encoding"]?.includes("gzip")) return sent(200, own, text);
  const packed = { ...own, "Content-Encoding": "gzip", Vary: "Accept-Encoding" };
  return sent(200, packed, gzipSync(text));
}

/** Asks a host that does one thing otherwise, and answers with what is wrong. */
async function judged(
  change: (sent: Sent, url: string, method: string) => Sent = (sent) => sent,
  isWhole = true,
) {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = "", method = "" } = request;
    const { status, headers, body } = change(rightAnswer(request), url, method);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, found: await liveAnswers({ address, folder, rules, isWhole }) };
}

const at =
  (pattern: RegExp, change: Partial<Sent>) =>
  (sent: Sent, url: string): Sent =>
    pattern.test(url)
      ? { ...sent, ...change, headers: { ...sent.headers, ...change.headers } }
      : sent;

describe("liveAnswers", () => {
  it("finds nothing wrong with a host that does everything right", async () => {
    const { found } = await judged();
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect(found.every(({ asked, right }) => asked > 0 && asked === right)).toBe(true);
  });

  it.each<[string, (sent: Sent, url: string, method: string) => Sent, RegExp]>([
    ["pages", at(/^\/about$/, { body: "Another" }), /^\/about sends other bytes than about\.html/],
    ["pages", at(/^\/blog$/, { status: 403 }), /^\/blog answers 403, not 200$/],
    ["pages", at(/^\/$/, { headers: { "Content-Type": "text/html" } }), /UTF-8/],
    ["other spellings", at(/^\/about\/$/, { status: 200 }), /^\/about\/ answers 200, not 301$/],
    [
      "other spellings",
      at(/^\/about\.html/, { headers: { Location: "/about" } }),
      /leads to \/about, not to \/about\?from=mail$/,
    ],
    ["unknown addresses", at(/no-such/, { status: 200 }), /^\/no-such-page answers 200, not 404$/],
    [
      "unknown addresses",
      at(/no-such\.js/, { headers: { "Cache-Control": "immutable" } }),
      /^\/assets\/no-such\.js may be kept/,
    ],
    [
      "other spellings",
      at(/^\/about\/$/, { headers: { Location: "http://evil.example/about" } }),
      /leads to http:\/\/evil\.example\/about, not to \/about$/,
    ],
    ["headers of pages", at(/^\/blog$/, { headers: { "Set-Cookie": "a=1" } }), /sends set-cookie$/],
    ["host's own files", at(/\.git\/HEAD$/, { status: 200 }), /^\/\.git\/HEAD answers 200/],
    [
      "moved addresses",
      at(/^\/old/, { headers: { Location: "/about" } }),
      /^\/old leads to \/about, not to \/about#place$/,
    ],
    ["files", at(/a-1\.js$/, { headers: { "Content-Type": "text/plain" } }), /type text\/plain/],
    [
      "headers of pages",
      at(/^\/about$/, { headers: { "X-Frame-Options": "" } }),
      /^\/about X-Frame-Options/,
    ],
    [
      "headers of other answers",
      at(/no-such/, { headers: { "X-Frame-Options": "SAMEORIGIN" } }),
      /X-Frame-Options is SAMEORIGIN$/,
    ],
    ["caching", at(/a-1\.js$/, { headers: { "Cache-Control": "no-store" } }), /is no-store, not/],
    ["compression", at(/^\/about$/, { headers: { Vary: "" } }), /varies with Accept-Encoding$/],
    [
      "compression",
      (sent, url) =>
        sent.headers["Content-Encoding"] && url === "/"
          ? { ...sent, body: gzipSync("Another") }
          : sent,
      /^\/ sends other bytes than index\.html has, compressed$/,
    ],
    ["host's own files", at(/_headers$/, { status: 200 }), /^\/_headers answers 200, not 404$/],
    ["HEAD, Range, 304", at(/^\/$/, { headers: { ETag: "" } }), /^\/ has no ETag$/],
    [
      "HEAD, Range, 304",
      (sent) => (sent.status === 206 ? { ...sent, body: "something!" } : sent),
      /^\/ sends another part$/,
    ],
  ])("tells of %s, with the address", async (expectation, change, fault) => {
    const { found } = await judged(change);
    const wrong = found.filter(({ faults }) => faults.length > 0);
    expect(wrong.map((one) => one.expectation)).toContain(expectation);
    const faults = wrong.find((one) => one.expectation === expectation)?.faults ?? [];
    expect(
      faults.some((one) => fault.test(one)),
      faults.join("\n"),
    ).toBe(true);
  });

  it("asks in short for a few pages, an unknown one and an asset", async () => {
    const asked = new Set<string>();
    const note = (sent: Sent, url: string) => {
      asked.add(url);
      return sent;
    };
    await judged(note, false);
    const wanted = ["/", "/about", "/blog", "/no-such-page", "/assets/a-1.js", "/version.txt"];
    expect([...asked].sort()).toEqual(wanted.sort());
  });

  it("tells of a host that does not answer", async () => {
    const site = { address: "http://127.0.0.1:9", folder, rules };
    const [first] = await liveAnswers(site);
    expect(first?.faults[0]).toMatch(/ECONNREFUSED/);
  });
});

describe("judgedAnswers", () => {
  const answers = [
    { expectation: "other spellings" as const, path: "/a/", faults: ["answers 307, not 301"] },
    { expectation: "pages" as const, path: "/a", faults: ["answers 307, not 200"] },
  ];

  it("passes over what a host cannot do, and over nothing else", () => {
    const [pages, spellings] = judgedAnswers(answers, "cloudflare");
    expect(spellings).toMatchObject({ asked: 1, right: 0, faults: [] });
    expect(spellings?.limits).toHaveLength(1);
    expect(pages?.faults).toEqual(["/a answers 307, not 200"]);
    const text = judgementText(judgedAnswers(answers, "cloudflare"));
    expect(text).toMatch(/^ {2}pages +0\/1 {2}wrong$/m);
    expect(text).toMatch(/^ {2}other spellings +0\/1 {2}the host /m);
  });

  it("passes over nothing for a host that is not known", () => {
    expect(judgedAnswers(answers).every(({ faults }) => faults.length === 1)).toBe(true);
  });
});

describe("liveVersion", () => {
  it("reads the commit and the day of a live site", async () => {
    const { address } = await judged();
    expect(await liveVersion(address)).toEqual({ commit: "a".repeat(40), day: "2026-11-22" });
  });

  it("is nothing where the site does not say", async () => {
    const { address } = await judged(at(/version/, { status: 404 }));
    expect(await liveVersion(address)).toBeUndefined();
  });
});
