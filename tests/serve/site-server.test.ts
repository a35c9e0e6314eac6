import { Buffer } from "node:buffer";
import { mkdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { get, request, type IncomingMessage, type RequestOptions } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { serveSite, type SiteServer } from "#scripts/serve/site-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const about = `<!DOCTYPE html><title>About</title>${"<p>Karibu sana.</p>".repeat(40)}`;
const files: Record<string, string | Buffer> = {
  _headers: `/*
  Content-Security-Policy: default-src 'none'
  X-Frame-Options: DENY
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/donate
  ! Content-Security-Policy
  Content-Security-Policy: frame-src https://give.example
`,
  _redirects:
    "/our-story /about 301\n/give /donate?from=old#form 301\n/shop https://o.example/x 301\n",
  ".htaccess": "Options -Indexes\n",
  ".suluhisho-site": "",
  ".well-known/security.txt": "Contact: mailto:a@example.org\n",
  "404.html": "<!DOCTYPE html><title>Nothing</title>",
  "500.html": "<!DOCTYPE html><title>Broken</title>",
  "index.html": "<!DOCTYPE html><title>Home</title>",
  "about.html": about,
  "about.html.br": brotliCompressSync(about),
  "about.html.gz": gzipSync(about),
  "donate.html": "<!DOCTYPE html><title>Donate</title>",
  "blog.html": "<!DOCTYPE html><title>Blog</title>",
  "blog/index.html": "<!DOCTYPE html><title>Blog</title>",
  "blog/1.html": "<!DOCTYPE html><title>Post</title>",
  "our-story.html": "<!DOCTYPE html><title>Moved</title>",
  "assets/app-1a2b.js": "export const digits = '0123456789';",
  "robots.txt": "User-agent: *\n",
  "feed.xml": "<feed/>",
  "favicon.svg": "<svg/>",
  "site.webmanifest": "{}",
  "assets/photo.avif": Buffer.from([0, 1, 2]),
  "assets/type.woff2": Buffer.from([0, 1, 2]),
  "files/plan.docx": Buffer.from([0, 1, 2]),
};

const folder = temporaryFolder();
let site: SiteServer;
let below: SiteServer;

beforeAll(async () => {
  for (const [file, contents] of Object.entries(files)) await write(file, contents);
  site = await serveSite({ folder, port: 0 });
  below = await serveSite({ folder, port: 0, basePath: "/preview" });
});
afterAll(() => {
  for (const { server } of [site, below]) server.close().closeAllConnections();
});

async function write(file: string, contents: string | Buffer) {
  const place = path.join(folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(`${place}.new`, contents);
  await rename(`${place}.new`, place);
}

type Answer = { status?: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Asks without changing the address, as fetch() would. */
function ask(address: string, options: RequestOptions = {}, server = site) {
  const { port } = new URL(server.address);
  return new Promise<Answer>((resolve, reject) => {
    const asking = request({ port, path: address, agent: false, ...options }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.setTimeout(5000, () => asking.destroy(new Error("No answer came.")));
    asking.on("error", reject).end();
  });
}

const withHeaders = (headers: Record<string, string>, method = "GET") => ({ headers, method });

describe("an address", () => {
  it.each([
    ["/", 200, undefined],
    ["/about", 200, undefined],
    ["/about?from=mail", 200, undefined],
    ["/%61bout", 200, undefined],
    ["/blog", 200, undefined],
    ["/blog/1", 200, undefined],
    ["/404", 200, undefined],
    ["/500", 200, undefined],
    ["/.well-known/security.txt", 200, undefined],
    ["/index.html", 301, "/"],
    ["/index", 301, "/"],
    ["/about/", 301, "/about"],
    ["/about.html?from=mail&x=%2F", 301, "/about?from=mail&x=%2F"],
    ["/blog/", 301, "/blog"],
    ["/blog/index.html", 301, "/blog"],
    ["/blog/index", 301, "/blog"],
    ["/blog/1/", 301, "/blog/1"],
    ["/our-story", 301, "/about"],
    ["/our-story/?a=1", 301, "/about?a=1"],
    ["/our-story.html", 301, "/about"],
    ["/give?a=1&b=2", 301, "/donate?from=old#form"],
    ["/shop?a=$&", 301, "https://o.example/x?a=$&"],
    ["/nothing", 404, undefined],
    ["/nothing/", 404, undefined],
    ["/ABOUT", 404, undefined],
    ["/favicon.svg/", 404, undefined],
    ["/assets/", 404, undefined],
    ["//", 404, undefined],
    ["//evil.example/", 404, undefined],
    ["//evil.example/about/", 404, undefined],
    ["///about/", 404, undefined],
    ["/\\evil.example/", 404, undefined],
    ["/%5Cevil.example/", 404, undefined],
    ["/%2F%2Fevil.example/", 404, undefined],
    ["/blog/../about", 404, undefined],
    ["/..%2f..%2fpackage.json", 404, undefined],
    ["/%2e%2e/%2e%2e/etc/passwd", 404, undefined],
    ["/%E0%A4%A", 404, undefined],
    ["/about%00.html", 404, undefined],
    [`/${"a".repeat(5000)}`, 404, undefined],
    ["http://evil.example/about/", 404, undefined],
    ["*", 404, undefined],
  ])("%s answers %i, and leads to %s", async (address, status, location) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    if (status === 404) expect(answer.body.toString()).toBe(files["404.html"]);
  });

  it.each([
    ...["/_headers", "/_redirects", "/_HEADERS", "/%5fheaders", "/%5Fredirects", "/_headers/"],
    ...[
      "/.htaccess",
      "/%2ehtaccess",
      "/.HTACCESS",
      "/.suluhisho-site",
      "/.well-known/../.htaccess",
    ],
    ...["/about.html.br", "/about.html.gz", "/about.br", "/about.html.%62r", "/about.html.GZ"],
  ])("%s is for hosts alone", async (address) => {
    expect((await ask(address)).status).toBe(404);
    expect((await ask(`/preview${address}`, {}, below)).status).toBe(404);
  });

  it.each([
    ["/preview/", 200, undefined],
    ["/preview/about", 200, undefined],
    ["/preview", 301, "/preview/"],
    ["/preview?a=1", 301, "/preview/?a=1"],
    ["/preview/about/", 301, "/preview/about"],
    ["/preview/index.html?a=1", 301, "/preview/?a=1"],
    ["/preview/blog/index.html", 301, "/preview/blog"],
    ["/preview//evil.example/about/", 404, undefined],
    ["/about", 404, undefined],
    ["/previews/about", 404, undefined],
    ["/", 404, undefined],
  ])("%s below a path answers %i, and leads to %s", async (address, status, location) => {
    const answer = await ask(address, {}, below);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });
});

describe("the headers of an answer", () => {
  const fixed = { "content-security-policy": "default-src 'none'", "x-frame-options": "DENY" };
  const usual = { ...fixed, "cache-control": "no-cache" };

  it.each([
    ["a page", "/about", {}],
    ["a second spelling", "/donate/", {}],
    ["an encoded spelling of a page with a policy of its own", "/%61bout", {}],
    ["an address that was given up", "/our-story", {}],
    ["an unknown address", "/nothing", {}],
    ["an unknown asset", "/assets/gone.js", {}],
    ["a page that the browser knows", "/about", { "if-none-match": "*" }],
    ["a part that is not there", "/about", { range: "bytes=99999-" }],
    ["a file of a host", "/_headers", {}],
  ])("are those of the list for %s", async (_what, address, headers) => {
    expect((await ask(address, withHeaders(headers))).headers).toMatchObject(usual);
  });

  it("are those of the list for a method that no file takes", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]) {
      const { status, headers } = await ask("/about", { method });
      expect(status).toBe(405);
      expect(headers).toMatchObject({ ...usual, allow: "GET, HEAD" });
    }
  });

  it("are those of one page or file where they are listed", async () => {
    for (const address of ["/donate", "/%64onate"]) {
      const policy = (await ask(address)).headers["content-security-policy"];
      expect(policy).toBe("frame-src https://give.example");
    }
    const asset = await ask("/assets/app-1a2b.js");
    expect(asset.headers).toMatchObject({ ...fixed, "cache-control": /immutable/ });
  });

  it.each([
    ["/about", "text/html; charset=utf-8"],
    ["/nothing", "text/html; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/feed.xml", "text/xml; charset=utf-8"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8"],
    ["/favicon.svg", "image/svg+xml"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/assets/photo.avif", "image/avif"],
    ["/assets/type.woff2", "font/woff2"],
    ["/files/plan.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("name the type of %s", async (address, type) => {
    expect((await ask(address)).headers["content-type"]).toBe(type);
  });
});

describe("a packed file", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br ;q=0.0,gzip; q=0", undefined],
    ["deflate", undefined],
    ["", undefined],
  ])("is sent for %j as %s", async (accepted, encoding) => {
    const { headers, body } = await ask("/about", withHeaders({ "accept-encoding": accepted }));
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(Number(headers["content-length"])).toBe(body.length);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    expect((unpack ? unpack(body) : body).toString()).toBe(about);
  });

  it("has a tag of its own", async () => {
    const tags = await Promise.all(
      ["br", "gzip", ""].map(async (accepted) => {
        const answer = await ask("/about", withHeaders({ "accept-encoding": accepted }));
        return answer.headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe("a browser that has a file", () => {
  it("is told that it is the same, until a build changes it", async () => {
    const { headers } = await ask("/blog");
    const tag = headers.etag ?? "";
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
      const answer = await ask("/blog", withHeaders({ "if-none-match": known }));
      expect([answer.status, answer.headers.etag, answer.body.length]).toEqual([304, tag, 0]);
    }
    const changed = String(files["blog.html"]).replace("Blog", "Glob");
    await write("blog.html", changed);
    // A change of the same length at the same moment is a change too.
    await utimes(path.join(folder, "blog.html"), 0, 0);
    const answer = await ask("/blog", withHeaders({ "if-none-match": tag }));
    expect([answer.status, answer.body.toString()]).toEqual([200, changed]);
  });

  it("is asked for no tag of a page that is not there", async () => {
    const answer = await ask("/nothing", withHeaders({ "if-none-match": "*", range: "bytes=0-1" }));
    expect([answer.status, answer.headers.etag]).toEqual([404, undefined]);
  });
});

describe("a part of a file", () => {
  const text = String(files["assets/app-1a2b.js"]);
  const size = text.length;
  it.each([
    ["bytes=0-5", 206, text.slice(0, 6), `bytes 0-5/${size}`],
    ["bytes=7-", 206, text.slice(7), `bytes 7-${size - 1}/${size}`],
    ["bytes=-4", 206, text.slice(-4), `bytes ${size - 4}-${size - 1}/${size}`],
    ["bytes=-9999", 206, text, `bytes 0-${size - 1}/${size}`],
    ["bytes=0-9999", 206, text, `bytes 0-${size - 1}/${size}`],
    [`bytes=${size}-`, 416, "", `bytes */${size}`],
    ["bytes=-0", 416, "", `bytes */${size}`],
    ["bytes=-", 200, text, undefined],
    ["lines=0-5", 200, text, undefined],
    ["bytes=0-1,4-5", 200, text, undefined],
  ])("for %j is answered with %i", async (range, status, body, said) => {
    const answer = await ask("/assets/app-1a2b.js", withHeaders({ range }));
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
    expect(answer.headers["content-range"]).toBe(said);
    expect(answer.headers["accept-ranges"]).toBe("bytes");
  });

  it("is the whole where the rest is of another file, or nothing but headers were wanted", async () => {
    const range = "bytes=0-5";
    const { headers } = await ask("/assets/app-1a2b.js");
    const statusFor = async (more: Record<string, string>, method = "GET") =>
      (await ask("/assets/app-1a2b.js", withHeaders({ range, ...more }, method))).status;
    expect(await statusFor({ "if-range": headers.etag ?? "" })).toBe(206);
    expect(await statusFor({ "if-range": '"other"' })).toBe(200);
    expect(await statusFor({}, "HEAD")).toBe(200);
  });
});

it("answers HEAD like GET, without the body", async () => {
  for (const address of ["/about", "/about/", "/nothing", "/assets/photo.avif"]) {
    const [got, head] = [await ask(address), await ask(address, { method: "HEAD" })];
    delete got.headers.date;
    delete head.headers.date;
    expect([head.status, head.headers]).toEqual([got.status, got.headers]);
    expect(head.body.length).toBe(0);
  }
});

it("goes by the rules and the pages of the last build", async () => {
  const before = { headers: String(files._headers), redirects: String(files._redirects) };
  onTestFinished(async () => {
    await write("_headers", before.headers);
    await write("_redirects", before.redirects);
    await write("404.html", files["404.html"] ?? "");
    await rm(path.join(folder, "new.html"));
  });
  await write("_headers", "/*\n  X-Frame-Options: SAMEORIGIN\n");
  await write("_redirects", "/older /new 301\n");
  await write("404.html", "Gone");
  await write("new.html", "New");
  expect((await ask("/older")).headers.location).toBe("/new");
  expect((await ask("/new")).body.toString()).toBe("New");
  const missing = await ask("/nothing");
  expect([missing.body.toString(), missing.headers["x-frame-options"]]).toEqual([
    "Gone",
    "SAMEORIGIN",
  ]);
  expect((await ask("/our-story")).status).toBe(200);
});

it("goes on where clients break off, are slow or speak no HTTP", async () => {
  const port = Number(new URL(site.address).port);
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(port).on("error", () => {});
    socket.write("GET /about HTTP/1.1\r\nHost: a\r\nX-Slow: ");
    return socket;
  });
  for (const line of [
    "\0\0\0",
    "GET\r\n\r\n",
    "GET / HTTP/9\r\n\r\n",
    "CONNECT a:1 HTTP/1.1\r\n\r\n",
  ])
    connect(port)
      .on("error", () => {})
      .end(line);
  await Promise.all(
    Array.from({ length: 50 }, () => {
      const leaving = get({ port, path: "/about", agent: false }, (answer) => answer.destroy());
      return new Promise((resolve) => leaving.on("error", resolve).on("close", resolve));
    }),
  );
  expect((await ask("/about")).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
