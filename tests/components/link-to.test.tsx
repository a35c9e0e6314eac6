import { expect, it } from "vitest";
import { LinkTo } from "#app/components/link-to.tsx";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

// The Swahili pages of a site below a path.
const foreign = { language: "en-KE", home: "/preview/", prefix: "/preview/sw" };

it.each([
  ["/preview/about?from=mail", "en-KE"],
  ["/preview/swim", "en-KE"],
  ["/preview/sw", undefined],
  ["/preview/sw#top", undefined],
  ["/preview/sw/help", undefined],
  ["/preview/files/report.pdf", undefined],
  ["/about", undefined],
  ["https://www.example.org/preview/", undefined],
])("a link on a Swahili page to %s has the hreflang %s", (href, language) => {
  const html = withSiteWords(<LinkTo to={{ href, label: "A page" }} />, { foreign });
  expect(/hrefLang="([^"]*)"/i.exec(html)?.[1]).toBe(language);
});
