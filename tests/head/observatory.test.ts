import { describe, expect, it } from "vitest";
import {
  contentSecurityPolicy,
  documentHeaders,
  everyHeaders,
  type PolicyFacts,
} from "#app/head/security-headers.ts";
import type { HttpsStage } from "#app/model/site/https-stage.ts";

type Headers = ReturnType<typeof securityHeaders>;

// A page has its policy in itself and in the header, and a browser obeys both.
function securityHeaders({
  rememberHttps,
  ...facts
}: PolicyFacts & { rememberHttps?: HttpsStage }) {
  const headers = { ...everyHeaders(rememberHttps), ...documentHeaders("https://give.example") };
  const policy = `${contentSecurityPolicy(facts)}; ${headers["Content-Security-Policy"]}`;
  return { ...headers, "Content-Security-Policy": policy };
}

// How MDN's HTTP Observatory scores; bonus points only count from 90 on.
function observatoryScore(headers: Headers, hasIntegrity: boolean) {
  const policy = headers["Content-Security-Policy"];
  const isSafe = !/unsafe-|data:|https:(?!\/\/)|\*/.test(policy);
  const isClosed = policy.includes("default-src 'none'");
  const postsHome = /form-action 'self'(;|$)/.test(policy) || /form-action 'none'/.test(policy);
  const age = Number(/max-age=(\d+)/.exec(headers["Strict-Transport-Security"])?.[1] ?? 0);
  const losses = [
    isSafe ? 0 : 20,
    age >= 15_768_000 ? 0 : 10,
    headers["X-Content-Type-Options"] === "nosniff" ? 0 : 5,
    /frame-ancestors 'none'/.test(policy) ? 0 : 20,
  ];
  const gains = [
    isSafe && isClosed ? (postsHome ? 10 : 5) : 0,
    /no-referrer|same-origin|strict-origin/.test(headers["Referrer-Policy"]) ? 5 : 0,
    hasIntegrity ? 5 : 0,
    /frame-ancestors 'none'/.test(policy) ? 5 : 0,
    headers["Cross-Origin-Resource-Policy"] === "same-origin" ? 10 : 0,
  ];
  const base = 100 - losses.reduce((sum, points) => sum + points, 0);
  return base >= 90 ? base + gains.reduce((sum, points) => sum + points, 0) : base;
}

describe("the score at MDN's Observatory", () => {
  const styleHashes = ["sha256-AAAA="];
  it.each([
    ["an ordinary page", {}],
    ["the donate page", { frameOrigin: "https://give.example" }],
    ["a page with a form service", { formOrigins: ["https://forms.example"] }],
  ])("is at least 130 for %s, and ten less while https is new", (_name, facts) => {
    const score = (stage: { rememberHttps?: "a year" }) =>
      observatoryScore(securityHeaders({ styleHashes, ...facts, ...stage }), true);
    expect(score({ rememberHttps: "a year" })).toBeGreaterThanOrEqual(130);
    expect(score({})).toBe(score({ rememberHttps: "a year" }) - 10);
  });

  it("falls where the policy lets anything in", () => {
    const headers = securityHeaders({ styleHashes });
    const loose = headers["Content-Security-Policy"].replace(
      "script-src 'self'",
      "script-src 'unsafe-inline'",
    );
    expect(observatoryScore({ ...headers, "Content-Security-Policy": loose }, true)).toBeLessThan(
      90,
    );
  });
});
