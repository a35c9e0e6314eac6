import { escapedText } from "#app/content/escaped-text.ts";
import type { Part } from "#scripts/review/report/marked-words.ts";
import type { Item } from "#scripts/review/report/section.ts";

/** Where items are drawn: what becomes there of words, also of those around what changed, of a place and of links. */
export type Medium = {
  words: (text: string, isAround?: boolean) => string;
  between: string;
  place: (text: string) => string;
  more: (text: string) => string;
  links: (links: NonNullable<Item["links"]>) => string[];
};

const tags = { before: "del", after: "ins", old: "strong" };

/** An item as HTML. */
export function itemHtml(item: Item, { words, between, place, more: fold, links: linked }: Medium) {
  const { heading, texts, more = [], alert, pictures = [], facts, links = [] } = item;
  const marked = ({ text, side }: Part, _at: number, { length }: Part[]) => {
    const [, start = "", own = "", end = ""] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    const said = words(own, length > 1 && side === undefined);
    return start + (side ? `<${tags[side]}>${said}</${tags[side]}>` : said) + end;
  };
  const shown = texts.map((parts) => parts.map(marked).join("")).filter((text) => text !== "");
  return [
    heading ? `<strong>${words(heading)}</strong><br/>` : "",
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
