import { expect, it } from "vitest";

import { headerRules } from "#scripts/build/pages/header-rules.ts";
import { hostHeaders } from "#scripts/serve/host-headers.ts";

const headersOf = hostHeaders(headerRules([], () => ({ styleHashes: ["sha256-AAAA="] })));

it("lets a file that visitors download run and load nothing, and keep the type that it has", () => {
  const headers = headersOf("/files/map.svg");
  const policies = headers.filter(([name]) => name === "Content-Security-Policy");
  expect(policies.map(([, policy]) => policy.split("; "))).toEqual([
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
  ]);
  expect(policies[0]?.[1]).not.toMatch(/-src(?! 'none')|'self'/);
  expect(headers).toContainEqual(["X-Content-Type-Options", "nosniff"]);
});
