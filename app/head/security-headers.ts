import type { HttpsStage } from "#app/model/site/https-stage.ts";

/** What the security headers of a page depend on. */
export type HeaderFacts = {
  /** Hashes of the `<style>` elements in the pages, such as sha256-…. */
  styleHashes: string[];
  /** The origin of the giving page, for the one page that shows it in a frame. */
  frameOrigin?: string;
  /** The origins of the services that receive the forms of the page. */
  formOrigins?: string[];
  /** How long browsers insist on https, a day where nothing is said. */
  rememberHttps?: HttpsStage;
};

const httpsStages: Record<HttpsStage, string> = {
  "a day": "max-age=86400",
  "a month": "max-age=2592000",
  "a year": "max-age=31536000",
  "two years with all subdomains": "max-age=63072000; includeSubDomains",
};

/** The security headers of a page; only the donate page has a frame origin. */
export function securityHeaders({
  styleHashes,
  frameOrigin,
  formOrigins = [],
  rememberHttps = "a day",
}: HeaderFacts) {
  return {
    "Content-Security-Policy": contentSecurityPolicy({ styleHashes, frameOrigin, formOrigins }),
    "Permissions-Policy": permissionsPolicy(frameOrigin),
    // A donor's bank may open a popup from the frame and has to reach its opener.
    "Cross-Origin-Opener-Policy": frameOrigin ? "same-origin-allow-popups" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": httpsStages[rememberHttps],
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/**
 * The policy of a file that visitors download: in it nothing runs and nothing is loaded. It has no
 * sandbox, in which Chromium refuses to show a PDF.
 */
export const filePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Without upgrade-insecure-requests: every address is https, and the directive would only prevent
// trying out a stand-in for the giving page.
function contentSecurityPolicy({
  styleHashes,
  frameOrigin,
  formOrigins,
}: Required<Pick<HeaderFacts, "styleHashes" | "formOrigins">> & HeaderFacts) {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(" ");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles}`.trimEnd(),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...formOrigins].join(" "),
    `frame-src ${frameOrigin ?? "'none'"}`,
    // Without JavaScript a form opens the visitor's mail app.
    ["form-action 'self' mailto:", ...formOrigins].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function permissionsPolicy(frameOrigin: string | undefined) {
  const denied = ["camera", "geolocation", "microphone", "usb"].map((name) => `${name}=()`);
  const payment = frameOrigin ? `payment=(self "${frameOrigin}")` : "payment=()";
  return [...denied, payment].join(", ");
}
