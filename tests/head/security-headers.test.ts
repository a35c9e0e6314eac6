import { expect, it } from "vitest";
import {
  contentSecurityPolicy,
  documentHeaders,
  everyHeaders,
} from "#app/head/security-headers.ts";

it("the policy of a page names its scripts and styles, its frame and the services of its forms", () => {
  const hashes = { styleHashes: ["sha256-a"], scriptHashes: ["sha256-b"] };
  const plain = [
    "default-src 'none'",
    "script-src 'self' 'sha256-b'",
    "style-src 'self' 'sha256-a'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "form-action 'self' mailto:",
    "manifest-src 'self'",
    "base-uri 'none'",
  ];
  expect(contentSecurityPolicy(hashes).split("; ")).toEqual(plain);
  const [formOrigins, frameOrigin] = [["https://a.example"], "https://b.example"];
  const full = contentSecurityPolicy({ ...hashes, formOrigins, frameOrigin }).split("; ");
  expect(full.filter((part) => !plain.includes(part))).toEqual([
    "connect-src 'self' https://a.example",
    "frame-src https://b.example",
    "form-action 'self' mailto: https://a.example",
  ]);
});

it("only the page with the frame allows payments, and https is remembered for a day by default", () => {
  expect(documentHeaders()["Permissions-Policy"]).toMatch(/, payment=\(\)$/);
  const withFrame = documentHeaders("https://b.example")["Permissions-Policy"];
  expect(withFrame).toMatch(/, payment=\(self "https:\/\/b\.example"\)$/);
  const stages = [everyHeaders(), everyHeaders("two years with all subdomains")];
  expect(stages.map((headers) => headers["Strict-Transport-Security"])).toEqual([
    "max-age=86400",
    "max-age=63072000; includeSubDomains",
  ]);
});
