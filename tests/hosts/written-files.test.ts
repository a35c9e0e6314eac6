import { describe, expect, it } from "vitest";

import { plainTarget } from "#scripts/hosts/host-rules.ts";
import { caddyfile } from "#scripts/hosts/write/caddyfile.ts";
import { htaccess } from "#scripts/hosts/write/htaccess.ts";
import { nginxServer } from "#scripts/hosts/write/nginx-server.ts";
import { readRedirectsFile, redirectsFile } from "#scripts/hosts/write/redirects-file.ts";

const rules = {
  basePath: "",
  headers: [{ path: "/*", headers: { "Content-Security-Policy": "style-src 'sha256-AAAA='" } }],
  redirects: [{ from: "/old", to: "/about" }],
};
const place = { name: "www.site.example", folder: '/srv/the "site"' };

describe("the files for servers that are set up by hand", () => {
  it.each([
    ["Apache", htaccess(rules)],
    ["nginx", nginxServer(rules, place)],
    ["Caddy", caddyfile(rules, place)],
  ])("hold no hash of a style for %s", (_host, text) => {
    expect(text).not.toContain("sha256");
    expect(text).toContain("frame-ancestors 'none'");
  });

  it("keep the variables of two sites on one nginx apart", () => {
    const namesOf = (name: string) =>
      [...nginxServer(rules, { ...place, name }).matchAll(/^map \$uri (\S+)/gm)].map(
        ([, variable]) => variable,
      );
    const live = namesOf("www.site.example");
    expect(live.length).toBeGreaterThan(0);
    expect(namesOf("trial.site.example").filter((name) => live.includes(name))).toEqual([]);
  });

  it.each([
    ["www.site.example", "site.example"],
    ["site.example", "www.site.example"],
  ])("lead to %s who writes %s", (name, other) => {
    for (const write of [nginxServer, caddyfile]) {
      const blocks = write(rules, { ...place, name }).split(/^(?=server \{|\S+ \{$)/m);
      const [found = ""] = blocks.filter(
        (block) =>
          block.includes(`${other}${write === caddyfile ? " {" : ";"}`) &&
          block.includes(`://${name}`),
      );
      expect(found).toMatch(/301|permanent/);
    }
  });

  it("name the folder as it is", () => {
    for (const write of [nginxServer, caddyfile])
      expect(write(rules, place)).toContain('"/srv/the \\"site\\""');
  });
});

describe("redirectsFile", () => {
  it("sends an address on with and without a slash at its end, and comes back as it was", () => {
    const text = redirectsFile(rules.redirects);
    expect(text.trim().split("\n")).toEqual(["/old /about 301", "/old/ /about 301"]);
    expect(readRedirectsFile(text)).toEqual(rules.redirects);
  });
});

describe("plainTarget", () => {
  it.each([
    ["/about?a=1&b=2#place", "/about?a=1&b=2#place"],
    ["/a$1", "/a%241"],
    ['/a"b{c}\\', "/a%22b%7Bc%7D%5C"],
    ["https://other.example/ĩ", "https://other.example/%C4%A9"],
    ["/a%20b", "/a%20b"],
  ])("writes %s so that no host takes a part of it for an instruction", (to, plain) => {
    expect(plainTarget(to)).toBe(plain);
  });
});
