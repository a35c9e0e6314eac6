import { expect, it } from "vitest";
import {
  contentSecurityPolicy,
  documentHeaders,
  everyHeaders,
} from "#app/head/security-headers.ts";

it("the policy of a page names its scripts and styles, its frame and the services of its forms", () => {
  const hashes = { styleHashes: ["sha256-a"], scriptHashes: ["sha256-b"] };
  const own = "default-src 'none'; script-src 'self' 'sha256-b'; style-src 'self' 'sha256-a'";
  const media = "img-src 'self'; font-src 'self'";
  const last = "manifest-src 'self'; base-uri 'none'";
  expect(contentSecurityPolicy(hashes)).toBe(
    `${own}; ${media}; connect-src 'self'; frame-src 'none'; form-action 'self' mailto:; ${last}`,
  );
  const [formOrigins, frameOrigin] = [["https://a.example"], "https://b.example"];
  expect(contentSecurityPolicy({ ...hashes, formOrigins, frameOrigin })).toBe(
    `${own}; ${media}; connect-src 'self' https://a.example; frame-src https://b.example; ` +
      `form-action 'self' mailto: https://a.example; ${last}`,
  );
});

it("only the page with the frame allows payments, and https is remembered for a day by default", () => {
  const origins = [undefined, "https://b.example"];
  const permissions = origins.map((origin) => documentHeaders(origin)["Permissions-Policy"]);
  expect(permissions[0]).toMatch(/, payment=\(\)$/);
  expect(permissions[1]).toMatch(/, payment=\(self "https:\/\/b\.example"\)$/);
  const stages = [everyHeaders(), everyHeaders("two years with all subdomains")];
  expect(stages.map((headers) => headers["Strict-Transport-Security"])).toEqual([
    "max-age=86400",
    "max-age=63072000; includeSubDomains",
  ]);
});
