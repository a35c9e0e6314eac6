import type { Expectation } from "#scripts/hosts/answers/expectation.ts";
import type { DeployHost } from "#app/model/site/deploy-target.ts";

/** What a host cannot do, whatever files it is given. */
export type HostLimit = {
  expectation: Expectation;
  /** The faults that come of it; any other is one of the site. */
  fault: RegExp;
  says: string;
};

const showsMark: HostLimit = {
  expectation: "host's own files",
  fault: /^answers 200/,
  says: "hands out the mark of a deployment, which tells nothing",
};
const noHeaders = "sends no headers of ours; each page has its policy inside";

/** The limits of each host, as it was tried or, for GitHub Pages and Netlify, as it is documented. */
export const hostLimits: Partial<Record<DeployHost, HostLimit[]>> = {
  cloudflare: [
    {
      expectation: "other spellings",
      fault: /^answers 307, not 301$/,
      says: "leads on with 307, and not for good",
    },
    {
      expectation: "unknown addresses",
      fault: /^may be kept for a year/,
      says: "has the year of /assets/* for what is not there, too",
    },
    {
      expectation: "compression",
      fault: /varies with Accept-Encoding$/,
      says: "does not name Accept-Encoding, since no cache but its own stands before it",
    },
    { expectation: "HEAD, Range, 304", fault: /^ignores Range$/, says: "sends whole files only" },
  ],
  netlify: [
    showsMark,
    {
      expectation: "other spellings",
      fault: /./,
      says: "shows a page at /about/ and /about.html too",
    },
  ],
  "github-pages": [
    showsMark,
    { expectation: "headers of pages", fault: /./, says: noHeaders },
    { expectation: "headers of other answers", fault: /./, says: noHeaders },
    { expectation: "caching", fault: /./, says: "keeps everything for ten minutes" },
    {
      expectation: "other spellings",
      fault: /./,
      says: "shows a page at /about.html too, and none at /about/",
    },
    {
      expectation: "moved addresses",
      fault: /./,
      says: "knows no redirects; a page leads on instead",
    },
  ],
};
