import type { HttpsStage } from "#app/model/site/site.ts";

/** The parts of a page's policy that vary. */
type PolicyFacts = {
  /** Hashes of the inline `<style>` elements, such as sha256-…. */
  styleHashes: string[];
  /** Hashes of the inline scripts. */
  scriptHashes: string[];
  /** The origin of the giving page, for the page that shows it in a frame. */
  frameOrigin?: string;
  /** The origins of the services that receive the page's forms. */
  formOrigins?: string[];
};

const httpsStages: Record<HttpsStage, string> = {
  "a day": "max-age=86400",
  "a month": "max-age=2592000",
  "a year": "max-age=31536000",
  "two years with all subdomains": "max-age=63072000; includeSubDomains",
};

/** The headers of every file; `rememberHttps` sets how long browsers insist on https. */
export function everyHeaders(rememberHttps: HttpsStage = "a day") {
  return {
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": httpsStages[rememberHttps],
    "X-Content-Type-Options": "nosniff",
  };
}

/** The headers of every document; each page has the rest of its policy in a `<meta>` element. */
export function documentHeaders(frameOrigin?: string) {
  const denied = ["camera", "geolocation", "microphone", "usb"].map((name) => `${name}=()`);
  const payment = frameOrigin ? `payment=(self "${frameOrigin}")` : "payment=()";
  return {
    "Content-Security-Policy": "frame-ancestors 'none'",
    // A donor's bank may open a popup from the frame, and the popup needs its opener.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": [...denied, payment].join(", "),
    "X-Frame-Options": "DENY",
  };
}

/** The policy of a download: it may run and load nothing. It has no sandbox, in which Chromium shows no PDF. */
export const filePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy in a page's `<meta>` element, where frame-ancestors is not allowed. It has no
 * upgrade-insecure-requests: all addresses are https, and the directive would break a local
 * replacement of the giving page.
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
