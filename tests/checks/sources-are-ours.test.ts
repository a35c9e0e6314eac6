import { describe, expect, it } from "vitest";

import { pageFacts } from "#scripts/build/pages/page-facts.ts";
import { sourcesAreOurs } from "#scripts/checks/check-site.ts";

const problemsOf = (html: string) => sourcesAreOurs([pageFacts("/about", html)]);

describe("sourcesAreOurs", () => {
  it.each([
    ['<img src="//evil.example/t.png"/>', "//evil.example/t.png"],
    ['<img alt="A" src="https://evil.example/t.png"/>', "https://evil.example/t.png"],
    ['<img src="javascript:x"/>', "javascript:x"],
    ['<source srcset="//evil.example/t.png 2x"/>', "//evil.example/t.png 2x"],
    [
      '<script type="module" src="HTTPS://evil.example/a.js"></script>',
      "HTTPS://evil.example/a.js",
    ],
  ])("names the page that loads %s", (html, source) => {
    expect(problemsOf(html)).toEqual([
      { address: "/about", says: `loads ${source}, which is not part of this site` },
    ]);
  });

  it.each([
    '<img src="/assets/photo.jpg"/>',
    '<a href="https://other.example/x">elsewhere</a>',
    '<iframe title="Giving" src="https://giving.example/frame"></iframe>',
    '<img alt="src=//evil.example/x" src="/images/a.svg"/>',
  ])("lets %s pass", (html) => {
    expect(problemsOf(html)).toEqual([]);
  });
});
