/** A small mistake in the code: what breaks, where, what becomes of what, and the tests that belong to it. */
export type Fault = {
  breaks: string;
  file: string;
  from: RegExp;
  to: string;
  tests: string[];
};

/** The mistakes that are put into a copy one after another: `npm run test:faults`. */
export const faults: Fault[] = [
  {
    breaks: "content: what waits for its day is public a day late",
    file: "app/content/public-days.ts",
    from: /\?\? ""\) > day/,
    to: '?? "") >= day',
    tests: ["tests/content/public-days.test.ts"],
  },
  {
    breaks: "content: noon is written as 0:00 PM",
    file: "app/content/parts/hours-in-words.ts",
    from: /hour % 12 \|\| 12/,
    to: "hour % 12",
    tests: ["tests/content/hours-in-words.test.ts"],
  },
  {
    breaks: "content: what is quoted keeps its braces",
    file: "app/content/fill-text.ts",
    from: /if \(!found\) return whole;/,
    to: "if (found) return whole;",
    tests: ["tests/content/quoted-values.test.ts"],
  },
  {
    breaks: "check: an address that is gone is not missed",
    file: "scripts/check/rules/lost-addresses.ts",
    from: /addresses\.has\(value\) \|\| targets/,
    to: "!addresses.has(value) || targets",
    tests: ["tests/check/rules.test.ts"],
  },
  {
    breaks: "check: a helpline that is typed passes",
    file: "scripts/check/rules/typed-facts.ts",
    from: /\[said, id &&/,
    to: "[id &&",
    tests: ["tests/check/rules.test.ts"],
  },
  {
    breaks: "check: a picture that is not there passes",
    file: "scripts/check/rules/pointers.ts",
    from: /if \(kind === "image"\) return unknownPicture/,
    to: 'if (kind === "image") return;\n  if (!kind) return unknownPicture',
    tests: ["tests/check/rules.test.ts"],
  },
  {
    breaks: "check: a payment number in other digits passes",
    file: "scripts/check/rules/payment-numbers.ts",
    from: /paymentNumbers\(value, said\)/,
    to: 'paymentNumbers(value.replace(/[^ -~]/g, ""), said)',
    tests: ["tests/check/rules.test.ts"],
  },
  {
    breaks: "review: a changed helpline is only words",
    file: "scripts/review/gravities.ts",
    from: /path: "helplines.yaml", gravity: "contact"/,
    to: 'path: "helplines.yaml", gravity: "words"',
    tests: ["tests/review/gravity.test.ts"],
  },
  {
    breaks: "review: what somebody wrote is a mention in the comment",
    file: "scripts/review/report/safe-words.ts",
    from: /return commonWord\.test\(word\) &&/,
    to: "return commonWord.test(word.slice(1)) &&",
    tests: ["tests/review/safe-words.test.ts"],
  },
  {
    breaks: "review: a suggestion reaches a program",
    file: "scripts/review/report/suggestions.ts",
    from: /!isChangedLine \|\| !isContent/,
    to: "!isChangedLine",
    tests: ["tests/review/suggestions.test.ts"],
  },
  {
    breaks: "review: a removed part of a page is not told",
    file: "scripts/review/compare/page-changes.ts",
    from: /return \[\{ change, kind/,
    to: 'return change === "removed" ? [] : [{ change, kind',
    tests: ["tests/review/compare/branch-edits.test.ts"],
  },
  {
    breaks: "build: two parts of a build write the same file",
    file: "scripts/build/output.ts",
    from: /flag: "wx"/,
    to: 'flag: "w"',
    tests: ["tests/build/output.test.ts"],
  },
  {
    breaks: "build: a photograph lies on its side",
    file: "scripts/build/pictures/make-photos.ts",
    from: /\.autoOrient\(\)/,
    to: "",
    tests: ["tests/build/photos.test.ts"],
  },
  {
    breaks: "build: a photograph tells where it was taken",
    file: "app/content/reading/photos.server.ts",
    from: /name\.startsWith\("GPSL"\)/,
    to: 'name.startsWith("GPSX")',
    tests: ["tests/build/photos.test.ts"],
  },
  {
    breaks: "hosts: browsers keep a page for a year",
    file: "scripts/hosts/header-rules.ts",
    from: /"no-cache"/,
    to: '"max-age=31536000"',
    tests: ["tests/hosts"],
  },
  {
    breaks: "serve: hosts' own files are handed out",
    file: "scripts/serve/static-server.ts",
    from: /\^\\\/_\(\?:headers\|redirects\)\$\|/,
    to: "",
    tests: ["tests/serve/static-server.test.ts"],
  },
  {
    breaks: "checks: a link to a place that is not there passes",
    file: "scripts/build/verifying/check-site.ts",
    from: /target\.anchor !== "" && ids/,
    to: 'target.anchor === "" && ids',
    tests: ["tests/build/check-site.test.ts"],
  },
  {
    breaks: "generate: a schema that nobody needs any more stays",
    file: "scripts/generate/generated-files.ts",
    from: /!schemas\.some/,
    to: "!present.length && schemas.some",
    tests: ["tests/generate/generated-files.test.ts"],
  },
  {
    breaks: "new: an entry takes the place of another",
    file: "scripts/new/draft-value.ts",
    from: /taken\.includes\(id\)/,
    to: "false",
    tests: ["tests/new/new-entry.test.ts"],
  },
  {
    breaks: "head: a title of the feed is markup",
    file: "app/head/atom-feed.ts",
    from: /title: asHtml\(title\)/,
    to: "title",
    tests: ["tests/head/atom-feed.test.ts"],
  },
  {
    breaks: "head: security.txt is out of date within a month",
    file: "app/head/security-text.ts",
    from: /monthsValid = 7/,
    to: "monthsValid = 1",
    tests: ["tests/head/security-text.test.ts"],
  },
  {
    breaks: "islands: an answer without proof counts as accepted",
    file: "app/islands/forms/read-reply.ts",
    from: /headers\.has\("x-nf-request-id"\)/,
    to: 'headers.get("x-nf-request-id") !== ""',
    tests: ["tests/islands/read-reply.test.ts"],
  },
  {
    breaks: "leso: figures stand below the words",
    file: "app/leso/lay-figures.ts",
    from: /!room \|\| !touches/,
    to: "!room || touches",
    tests: ["tests/leso/draw-cloth.test.ts"],
  },
  {
    breaks: "views: the newest page of the list links to no older one",
    file: "app/views/blog/other-pages.tsx",
    from: /rel="next"/,
    to: 'rel="prev"',
    tests: ["tests/views"],
  },
];
