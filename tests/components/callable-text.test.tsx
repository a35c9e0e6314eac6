import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CallableText } from "#app/components/callable-text.tsx";
import { SiteWords } from "#app/components/site-words.ts";

const helplines = ["116", "999", "1195"].map((number) => ({ number, href: `tel:${number}` }));

it("links the number of each helpline in a text, and no other number", () => {
  const text = "Call 116, 999 or 1195. We helped 1,500 girls with 5116 books in 2025.";
  const words = {
    pageLanguage: "en-KE",
    foreign: undefined,
    isLabelFirst: false,
    example: "",
    helplines,
  };
  const root = parse(
    renderToStaticMarkup(
      <SiteWords.Provider value={words}>
        <CallableText text={text} />
      </SiteWords.Provider>,
    ),
  );
  expect(root.text).toBe(text);
  expect(root.querySelectorAll("a").map((link) => [link.text, link.getAttribute("href")])).toEqual(
    helplines.map(({ number, href }) => [number, href]),
  );
});
