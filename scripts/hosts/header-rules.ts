import { documentHeaders, everyHeaders, filePolicy } from "#app/head/security-headers.ts";
import type { HttpsStage } from "#app/model/site/site.ts";

// Header names and values; undefined removes what an earlier rule set.
type Headers = Record<string, string | undefined>;

/** The headers of one address, or of all addresses with a beginning that ends with a star; later rules override. */
export type HeaderRule = { path: string; headers: Headers };

/** The parts of a site's headers that vary; `lasting` are the addresses of files with a hash in their names. */
type Facts = {
  frameOrigin?: string;
  rememberHttps?: HttpsStage;
  lasting: string[];
  /** True if search engines must index nothing, including downloads. */
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
    // A page or photograph that was removed is gone on the next visit.
    { path: "/*", headers: { ...shared, "Cache-Control": "no-cache" } },
    { path: "/assets/*", headers: { ...noDocument, "Cache-Control": "public, max-age=604800" } },
    // Listed one by one, because some hosts send a folder's headers with its 404s too.
    ...lasting.map((path) => ({
      path,
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    })),
    { path: "/files/*", headers: { "Content-Security-Policy": filePolicy } },
  ];
}

/** True if a rule for a path, which may end with a star, is for an address. */
export function isMatch(path: string, address: string) {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
}
