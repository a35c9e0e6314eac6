import { describe, expect, it } from "vitest";

import { commonHeaders, securityHeaders } from "#app/head/security-headers.ts";

const frameOrigin = "https://give.example";
const styleHashes = ["sha256-AAAA=", "sha256-BBBB="];
const pages = [
  ["an ordinary page", securityHeaders({ styleHashes: [] })],
  ["a page with styles", securityHeaders({ styleHashes })],
  ["the donate page", securityHeaders({ styleHashes, frameOrigin })],
] as const;

/** The policy as a map from each directive to its sources. */
function policyOf(headers: ReturnType<typeof securityHeaders>) {
  const parts = headers["Content-Security-Policy"].split("; ").map((part) => part.split(" "));
  return Object.fromEntries(parts.map(([name = "", ...sources]) => [name, sources]));
}

describe.each(pages)("the headers of %s", (_, headers) => {
  it("allow nothing unsafe and no wildcards", () => {
    const everything = Object.values(headers).join(" ");
    expect(everything).not.toMatch(/unsafe-(?!none)|\bdata:|\bblob:|\*|\bhttp:/);
  });

  it("allow nothing but what is named", () => {
    const policy = policyOf(headers);
    expect(policy["default-src"]).toEqual(["'none'"]);
    expect(policy["script-src"]).toEqual(["'self'"]);
    expect(policy["connect-src"]).toEqual(["'self'"]);
    expect(policy["img-src"]).toEqual(["'self'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
    expect(policy["object-src"] ?? policy["default-src"]).toEqual(["'none'"]);
  });

  it("let a form open the mail app and nothing else outside", () => {
    expect(policyOf(headers)["form-action"]).toEqual(["'self'", "mailto:"]);
  });

  it("let no other site show the page in a frame", () => {
    expect(policyOf(headers)["frame-ancestors"]).toEqual(["'none'"]);
    expect(headers["X-Frame-Options"]).toBe("DENY");
  });

  it("include the headers of every response", () => {
    expect(headers).toMatchObject(commonHeaders);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });

  it("name each directive of the policy once", () => {
    const parts = headers["Content-Security-Policy"].split("; ").map((part) => part.split(" ")[0]);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it("contain no line break", () => {
    expect(Object.values(headers).join("")).not.toMatch(/[\r\n]/);
  });
});

describe("a page without a frame", () => {
  const headers = securityHeaders({ styleHashes });

  it("may hold no frame and take no payment", () => {
    expect(policyOf(headers)["frame-src"]).toEqual(["'none'"]);
    expect(headers["Permissions-Policy"]).toContain("payment=()");
    expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin");
    expect(JSON.stringify(headers)).not.toContain("give.example");
  });
});

describe("a page with a frame", () => {
  const headers = securityHeaders({ styleHashes, frameOrigin });

  it("may hold that frame alone and lets it take a payment", () => {
    expect(policyOf(headers)["frame-src"]).toEqual([frameOrigin]);
    expect(headers["Permissions-Policy"]).toContain(`payment=(self "${frameOrigin}")`);
    expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  });

  it("differs from others in nothing else", () => {
    const { "frame-src": frame, ...policy } = policyOf(headers);
    const { "frame-src": none, ...others } = policyOf(securityHeaders({ styleHashes }));
    expect([frame, none]).toEqual([[frameOrigin], ["'none'"]]);
    expect(policy).toEqual(others);
  });
});

describe("styles inside a page", () => {
  it("are allowed by their hashes", () => {
    expect(policyOf(securityHeaders({ styleHashes }))["style-src"]).toEqual([
      "'self'",
      "'sha256-AAAA='",
      "'sha256-BBBB='",
    ]);
    expect(policyOf(securityHeaders({ styleHashes: [] }))["style-src"]).toEqual(["'self'"]);
  });
});
