import type { HttpsStage } from "#app/model/site/https-stage.ts";

/** What the policy of a page depends on. */
export type PolicyFacts = {
  /** Hashes of the `<style>` elements in the page, such as sha256-…. */
  styleHashes: string[];
  /** Hashes of the scripts inside the page. */
  scriptHashes: string[];
  /** The origin of the giving page, for the one page that shows it in a frame. */
  frameOrigin?: string;
  /** The origins of the services that receive the forms of the page. */
  formOrigins?: string[];
};

const httpsStages: Record<HttpsStage, string> = {
  "a day": "max-age=86400",
  "a month": "max-age=2592000",
  "a year": "max-age=31536000",
  "two years with all subdomains": "max-age=63072000; includeSubDomains",
};

/** What every file of the site is sent with; `rememberHttps` is how long browsers insist on https. */
export function everyHeaders(rememberHttps: HttpsStage = "a day") {
  return {
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": httpsStages[rememberHttps],
    "X-Content-Type-Options": "nosniff",
  };
}

/** What documents are sent with besides, the same for all; the rest of its policy stands in each page. */
export function documentHeaders(frameOrigin?: string) {
  const denied = ["camera", "geolocation", "microphone", "usb"].map((name) => `${name}=()`);
  const payment = frameOrigin ? `payment=(self "${frameOrigin}")` : "payment=()";
  return {
    "Content-Security-Policy": "frame-ancestors 'none'",
    // A donor's bank may open a popup from the frame and has to reach its opener.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": [...denied, payment].join(", "),
    "X-Frame-Options": "DENY",
  };
}

/**
 * The policy of a file that visitors download: in it nothing runs and nothing is loaded. It has no
 * sandbox, in which Chromium refuses to show a PDF.
 */
export const filePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy that stands in a page, where frame-ancestors is not allowed. Without
 * upgrade-insecure-requests: every address is https, and the directive would only prevent trying out a
 * stand-in for the giving page.
 */
export function contentSecurityPolicy({ frameOrigin, formOrigins = [], ...hashes }: PolicyFacts) {
  const inside = (all: string[]) => all.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inside(hashes.scriptHashes)].join(" "),
    ["style-src 'self'", ...inside(hashes.styleHashes)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...formOrigins].join(" "),
    `frame-src ${frameOrigin ?? "'none'"}`,
    // Without JavaScript a form opens the visitor's mail app.
    ["form-action 'self' mailto:", ...formOrigins].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
  ].join("; ");
}
