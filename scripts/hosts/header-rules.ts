import { documentHeaders, everyHeaders, filePolicy } from "#app/head/security-headers.ts";
import type { HttpsStage } from "#app/model/site/https-stage.ts";

/** Header names and their values; undefined takes off what an earlier rule has set. */
export type Headers = Record<string, string | undefined>;

/**
 * The headers of the addresses that a path matches: one address, or with a star at its end all that
 * begin so. A later rule replaces what earlier ones have set.
 */
export type HeaderRule = { path: string; headers: Headers };

/** What the headers of a site depend on; `lasting` are the addresses of files whose names hold a hash. */
type Facts = {
  frameOrigin?: string;
  rememberHttps?: HttpsStage;
  lasting: string[];
  /** True where search engines must list nothing, files to download included. */
  isPreview?: boolean;
};

/** The headers of a whole site. */
export function headerRules({
  frameOrigin,
  rememberHttps,
  lasting,
  isPreview,
}: Facts): HeaderRule[] {
  const ofDocuments = documentHeaders(frameOrigin);
  const noDocument = Object.fromEntries(Object.keys(ofDocuments).map((name) => [name, undefined]));
  const unlisted = isPreview ? { "X-Robots-Tag": "noindex" } : {};
  const shared = { ...everyHeaders(rememberHttps), ...ofDocuments, ...unlisted };
  return [
    // A page or photograph that was taken down is gone from the next visit on.
    { path: "/*", headers: { ...shared, "Cache-Control": "no-cache" } },
    { path: "/assets/*", headers: { ...noDocument, "Cache-Control": "public, max-age=604800" } },
    // Named one by one, because some hosts give what is missing the headers of its folder.
    ...lasting.map((path) => ({
      path,
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    })),
    { path: "/files/*", headers: { "Content-Security-Policy": filePolicy } },
  ];
}

/** The headers of an address. */
export function headersAt(rules: HeaderRule[], address: string): Record<string, string> {
  const matching = rules.filter(({ path }) => isMatch(path, address));
  const all: Headers = Object.assign({}, ...matching.map(({ headers }) => headers));
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function isMatch(path: string, address: string) {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
}
