import { describe, expect, it } from "vitest";

import { metaPolicy } from "#scripts/build/pages/finish-page.ts";
import { headerRules, headersAt, lastingRules } from "#scripts/hosts/header-rules.ts";
import { headersFile, readHeadersFile } from "#scripts/hosts/write/headers-file.ts";

const styleHashes = ["sha256-AAAA="];
const giving = "https://give.example";
const rules = headerRules(["/", "/about", "/donate"], (address) => ({
  styleHashes,
  ...(address === "/donate" && { frameOrigin: giving }),
}));
const policyAt = (address: string) => headersAt(rules, address)["Content-Security-Policy"] ?? "";

describe("headerRules", () => {
  it("lets a file that visitors download run and load nothing, and keep the type that it has", () => {
    const policy = policyAt("/files/map.svg").split("; ");
    const closed = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"];
    expect(policy).toEqual(expect.arrayContaining(closed));
    expect(policy.join(";")).not.toMatch(/-src(?! 'none')|'self'/);
    expect(headersAt(rules, "/files/map.svg")).toHaveProperty("X-Content-Type-Options", "nosniff");
  });

  it("has rules of their own for pages that may do more, and for no other", () => {
    expect(rules.map(({ path }) => path)).toEqual(["/*", "/assets/*", "/files/*", "/donate"]);
    expect(policyAt("/donate")).toContain(`frame-src ${giving}`);
    expect(policyAt("/no-such-page")).toBe(policyAt("/about"));
  });

  it("lets an asset be kept for a year, and everything else not without a question", () => {
    const keptAt = (address: string) => headersAt(rules, address)["Cache-Control"];
    expect(keptAt("/assets/a-1.js")).toMatch(/max-age=31536000.*immutable/);
    for (const address of ["/", "/donate", "/feed.xml", "/files/a.pdf"])
      expect(keptAt(address)).toBe("no-cache");
  });

  it.each([
    ["a day", "max-age=86400"],
    ["a month", "max-age=2592000"],
    ["a year", "max-age=31536000"],
    ["two years with all subdomains", "max-age=63072000; includeSubDomains"],
  ] as const)("has browsers insist on https for %s", (rememberHttps, value) => {
    const [rule] = headerRules([], () => ({ styleHashes, rememberHttps }));
    expect(rule?.headers["Strict-Transport-Security"]).toBe(value);
  });

  it("begins with a day of https", () => {
    expect(headersAt(rules, "/")["Strict-Transport-Security"]).toBe("max-age=86400");
  });
});

describe("lastingRules", () => {
  const lasting = lastingRules(rules);

  it("holds no hash that would go stale, and says by header what a page cannot", () => {
    expect(JSON.stringify(lasting)).not.toContain("sha256");
    for (const address of ["/", "/donate", "/no-such-page"])
      expect(headersAt(lasting, address)["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
  });

  it("says together with what a page carries the whole policy", () => {
    for (const address of ["/", "/donate", "/no-such-page"]) {
      const policy = policyAt(address);
      const sent = headersAt(lasting, address)["Content-Security-Policy"];
      expect(`${metaPolicy(policy)}; ${sent}`).toBe(policy);
    }
  });

  it("keeps everything else", () => {
    for (const address of ["/", "/donate", "/files/a.pdf", "/assets/a-1.js"]) {
      const { "Content-Security-Policy": _, ...rest } = headersAt(rules, address);
      expect(headersAt(lasting, address)).toMatchObject(rest);
    }
    expect(headersAt(lasting, "/files/a.pdf")).toEqual(headersAt(rules, "/files/a.pdf"));
  });
});

describe("headersFile", () => {
  it("comes back as the same rules", () => {
    expect(readHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it("takes a header off before it is set again, since hosts join what they find twice", () => {
    const lines = headersFile(rules).split("\n");
    const donate = lines.slice(lines.indexOf("/donate"));
    const removed = donate.filter((line) => line.startsWith("  ! ")).map((line) => line.slice(4));
    const set = donate.flatMap((line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
    expect(removed).toEqual(set);
    expect(lines.slice(0, lines.indexOf("/assets/*")).join("\n")).not.toContain("!");
  });
});
