import { readFileSync } from "node:fs";
import path from "node:path";
import {
  bodyFaults,
  cachingFaults,
  compressionFaults,
  headerFaults,
  redirectFaults,
  statusFaults,
} from "#scripts/hosts/answers/answer-faults.ts";
import { asBrowser, type Answer } from "#scripts/hosts/answers/ask.ts";
import { builtFiles, type BuiltFile } from "#scripts/hosts/answers/built-files.ts";
import { conversations } from "#scripts/hosts/answers/conversations.ts";
import type { AskAgain, Expectation, ExpectedAnswer } from "#scripts/hosts/answers/expectation.ts";
import { headersAt } from "#scripts/hosts/header-rules.ts";
import { withQuery, type HostRules } from "#scripts/hosts/host-rules.ts";
import { hiddenFiles } from "#scripts/hosts/hosts.ts";

const unknown = ["/no-such-page", "/no-such-page/", "/no-such-page.html", "/blog/no-such-page"];
const unknownFiles = ["/assets/no-such.js", "/assets"];
const hiddenSpellings = ["/%5fheaders", "/_HEADERS", "/%2ehtaccess", "/index.html.br"];
const neverThere = ["/.git/HEAD", "/.env"];
const compressible = /\.(?:css|html|js|svg|webmanifest|xml)$/;
// What fits into one packet gains nothing.
const compressedFrom = 1_000;

/** Everything that a host has to answer with the files of a build under these rules. */
export function expectedAnswers(folder: string, rules: HostRules): ExpectedAnswer[] {
  const { basePath, redirects } = rules;
  const { pages, folderPages, others } = builtFiles(folder, rules);
  const read = (file: string) => readFileSync(path.join(folder, file));
  const headersOf = (address: string) => headersAt(rules.headers, address);
  const at = (address: string) => basePath + address;
  const everything = [...pages, ...others];
  const texts = everything.filter(
    ({ file }) => compressible.test(file) && read(file).length >= compressedFrom,
  );
  const home = pages.filter(({ address }) => address === "/");
  const [asset] = others.filter(({ file }) => /^assets\/.*\.js$/.test(file));

  const folders = [...new Set(everything.map(({ file }) => path.posix.dirname(file)))].filter(
    (folder) => folder !== "." && !pages.some(({ address }) => address === `/${folder}`),
  );

  const about = (expectation: Expectation, address: string, faults: ExpectedAnswer["faults"]) => ({
    expectation,
    path: at(address),
    faults,
  });
  const whole = (expectation: Expectation, { address, file }: BuiltFile) =>
    about(expectation, address, (answer) => [
      ...statusFaults(answer, 200),
      ...bodyFaults(answer, file, read(file)),
    ]);
  const missing = (address: string) =>
    about("unknown addresses", address, (answer) => [
      ...statusFaults(answer, 404),
      ...bodyFaults(answer, "404.html", read("404.html")),
      ...(/immutable/.test(answer.headers["cache-control"] ?? "")
        ? ["may be kept for a year, though it may be there tomorrow"]
        : []),
    ]);
  const redirected = (expectation: Expectation, from: string, to: string): ExpectedAnswer => ({
    expectation,
    path: from,
    faults: (answer) => redirectFaults(answer, from, to),
  });

  return [
    ...pages.map((page) => whole("pages", page)),
    ...otherSpellings(pages, folderPages).map(([from, to]) =>
      redirected("other spellings", at(from), at(to)),
    ),
    ...[...unknown, ...unknownFiles, ...folders.map((folder) => `/${folder}/`)].map(missing),
    ...redirects.flatMap(({ from, to }) => [
      redirected("moved addresses", from, to),
      redirected("moved addresses", `${from}/`, to),
      redirected("moved addresses", `${from}?from=mail`, withQuery(to, "?from=mail")),
    ]),
    ...others.map((file) => whole("files", file)),
    ...everything.map(({ address }) => ({
      ...about("headers of pages", address, (answer) => headerFaults(answer, headersOf(address))),
      headers: asBrowser,
    })),
    ...[...unknown, ...unknownFiles.slice(0, 1), "/about/"].map((address) =>
      about("headers of other answers", address, (answer) =>
        headerFaults(answer, headersOf("/404")),
      ),
    ),
    ...everything.map(({ address }) => ({
      ...about("caching", address, (answer) => cachingFaults(answer, headersOf(address))),
      headers: asBrowser,
    })),
    ...texts.flatMap(({ address, file }) =>
      [asBrowser, { "Accept-Encoding": "gzip" }].map((headers) => ({
        ...about("compression", address, (answer) => compressionFaults(answer, file, read(file))),
        headers,
      })),
    ),
    ...[...hiddenFiles.map((file) => `/${file}`), ...hiddenSpellings, ...neverThere].map(
      (address) =>
        about("host's own files", address, (answer, again) => hiddenFaults(answer, again)),
    ),
    ...[...home, ...(asset ? [asset] : [])].flatMap(({ address, file }) =>
      conversations(at(address), read(file)),
    ),
  ];
}

function otherSpellings(pages: BuiltFile[], folderPages: BuiltFile[]): [string, string][] {
  const named = pages.filter(({ address }) => address !== "/");
  return [
    ...named.flatMap(({ address }): [string, string][] => [
      [`${address}/`, address],
      [`${address}.html?from=mail`, `${address}?from=mail`],
    ]),
    ...folderPages.map(({ address }): [string, string] => [`${address}/index.html`, address]),
    ["/index.html", "/"],
  ];
}

// Some hosts lead to the usual spelling first, or refuse such a file with a page of their own.
async function hiddenFaults(answer: Answer, askAgain: AskAgain): Promise<string[]> {
  const { location } = answer.headers;
  if (answer.status >= 300 && answer.status < 400 && location)
    return hiddenFaults(await askAgain({ path: location }), askAgain);
  return statusFaults(answer, 404, 403, 400);
}
