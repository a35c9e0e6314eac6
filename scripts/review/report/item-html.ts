import { escapedText } from "#app/content/escaped-text.ts";
import type { Part } from "#scripts/review/report/marked-words.ts";
import type { Item } from "#scripts/review/report/section.ts";

/** Where items are drawn: what words become there, what stands between two texts and around the place. */
export type Medium = {
  words: (text: string, part?: Part) => string;
  between: string;
  place: (text: string) => string;
  more: (text: string) => string;
  links: (links: NonNullable<Item["links"]>) => string[];
};

const tags = { before: "del", after: "ins", old: "strong" };

/** An item as HTML. */
export function itemHtml(item: Item, { words, between, place, more: fold, links: linked }: Medium) {
  const { heading, texts, more = [], alert, pictures = [], facts, links = [] } = item;
  const marked = (part: Part) => {
    const { text, side } = part;
    const said = words(text.trimEnd(), part);
    return (
      (side ? `<${tags[side]}>${said}</${tags[side]}>` : said) + text.slice(text.trimEnd().length)
    );
  };
  const shown = texts.map((parts) => parts.map(marked).join("")).filter((text) => text !== "");
  return [
    heading ? `<strong>${words(heading)}</strong>${between}` : "",
    alert ? `<strong>${words(alert)}</strong> ` : "",
    [...shown, ...pictures.map((to) => `<img src="${to}" alt=""/>`)].join(between),
    more.length > 0 ? fold(more.map((text) => words(text)).join("<br/>")) : "",
    place([...facts.filter(Boolean).map((fact) => words(fact)), ...linked(links)].join(" · ")),
  ].join("");
}

/** What a page of the preview says. */
export const onPage: Medium = {
  words: escapedText,
  between: "<br/>",
  place: (text) => `<p class="review-place">${text}</p>`,
  more: (text) => `<details><summary>More of it</summary><p>${text}</p></details>`,
  links: (links) => links.map(({ to, label }) => `<a href="${to}">${escapedText(label)}</a>`),
};
