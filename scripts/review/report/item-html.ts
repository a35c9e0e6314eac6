import { escapedText } from "#app/content/escaped-text.ts";
import type { Part } from "#scripts/review/report/marked-words.ts";
import type { Item } from "#scripts/review/report/section.ts";

/** Parts of two texts as HTML, with what came and what went marked. */
export function markedHtml(parts: Part[]) {
  const tags = { before: "del", after: "ins", old: "strong" };
  return parts
    .map(({ text, side }) => {
      const words = escapedText(text.trimEnd());
      const marked = side ? `<${tags[side]}>${words}</${tags[side]}>` : words;
      return marked + text.slice(text.trimEnd().length);
    })
    .join("");
}

/** An item of the list as HTML; more texts are folded unless their section is open. */
export function itemHtml(
  { heading, texts, more = [], alert, facts, links = [] }: Item,
  isOpen = false,
) {
  const lines = more.map(escapedText).join("<br/>");
  const to = links.map((link) => `<a href="${link.to}">${escapedText(link.label)}</a>`);
  return [
    heading ? `<h3>${escapedText(heading)}</h3>` : "",
    alert ? `<p><strong>${escapedText(alert)}</strong></p>` : "",
    ...texts.map((parts) => `<p>${markedHtml(parts)}</p>`),
    lines &&
      `<details${isOpen ? " open" : ""}><summary>More of it</summary><p>${lines}</p></details>`,
    `<p class="review-place">${[...facts.map(escapedText), ...to].join(" · ")}</p>`,
  ].join("");
}
