import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { dateInWords } from "#app/components/written-date.tsx";
import { homePage } from "#app/content/pages/home-page.ts";
import { statOf } from "#app/content/parts/figures-of.ts";
import {
  addressesOf,
  figuresOf,
  section,
  textOf,
  textsOf,
  wordsInOrder,
} from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { props: view } = homePage(contents);
const value = (id: string) => statOf(contents, id).value;
const figure = (id: string) => ({ label: statOf(contents, id).label, value: value(id) });
const site = openSite();
const home = site.reading("/");
const main = () => home.page.getByRole("main");

describe("the home page", () => {
  it("begins with its headline and how a gift is spent", async () => {
    const words = [view.hero.heading, view.hero.lead ?? "", view.money];
    expect(await wordsInOrder(main(), words)).toEqual(words);
    for (const id of ["fund-programs", "fund-administration", "fund-fundraising"]) {
      expect(view.money).toContain(value(id));
    }
  });

  it("links to giving and to the programs from its first screen", async () => {
    const first = main().locator("> *").first();
    // The marks beside the figures lead to their notes.
    const pages = (await addressesOf(first)).filter((address) => address?.startsWith("/"));
    expect(pages).toEqual(["/donate", "/programs"]);
    const bottoms = await first
      .locator(".button")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
    for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(800);
  });

  it("states girls supported, communities and the success rate", async () => {
    const stated = ["girls-supported", "communities-home", "success-rate"].map(figure);
    expect((await figuresOf(main())).slice(0, 3)).toEqual(stated);
  });

  it("sums up three programs, each with its figure, and links to all of them", async () => {
    const part = section(home.page, view.programs.heading);
    const titles = await textsOf(part.getByRole("heading", { level: 3 }));
    expect(titles).toEqual(view.programs.summaries.map(({ title }) => title));
    expect(titles).toHaveLength(3);
    expect(await figuresOf(part)).toEqual(
      ["girls-in-education", "girls-protected", "communities-engaged"].map(figure),
    );
    const words = view.programs.summaries.map(({ text }) => text);
    expect(await wordsInOrder(part, words)).toEqual(words);
    expect(await addressesOf(part)).toContain("/programs");
  });

  it("shows six pictures, each with a caption and an alternative text", async () => {
    const figures = await section(home.page, view.gallery.heading).getByRole("figure").all();
    expect(figures).toHaveLength(6);
    for (const [index, { caption, alt }] of view.gallery.images.entries()) {
      const picture = figures[index]?.getByRole("img", { name: alt, exact: true });
      expect(await picture?.count(), alt).toBe(1);
      expect(await textOf(figures[index]!.locator("figcaption"))).toBe(caption);
      expect(caption).not.toBe(alt);
    }
  });

  it("quotes three people, each with five labeled stars", async () => {
    const voices = await section(home.page, view.testimonials.heading).getByRole("figure").all();
    expect(voices).toHaveLength(3);
    for (const [index, { quote, name, role, rating, ratingText }] of [
      ...view.testimonials.list.entries(),
    ]) {
      const voice = voices[index]!;
      expect(rating).toBe(5);
      expect(ratingText).toContain("5");
      const stars = voice.getByRole("img", { name: ratingText, exact: true });
      expect(await stars.locator("svg").count()).toBe(rating);
      expect(await textOf(voice.getByRole("blockquote"))).toBe(quote);
      expect(await wordsInOrder(voice, [name, role])).toEqual([name, role]);
    }
  });
});

describe("the latest news", () => {
  const news = () => section(home.page, view.news.heading);

  it("are an expansion, a partnership and an impact, newest first", async () => {
    expect(view.news.items.map(({ category }) => category).sort()).toEqual([
      "Expansion",
      "Impact",
      "Partnership",
    ]);
    const days = view.news.items.map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
    const times = await news()
      .locator("time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    expect(times).toEqual(days);
    const words = view.news.items.flatMap((item) => [
      item.category,
      dateInWords("en-KE", item.date),
      item.title,
      item.excerpt,
    ]);
    expect(await wordsInOrder(news(), words)).toEqual(words);
  });

  it("each link to an existing post", async () => {
    for (const { title, href } of view.news.items) {
      const link = news().getByRole("link", { name: title, exact: true });
      expect(await link.getAttribute("href")).toBe(href);
      expect(href).toMatch(/^\/blog\/./);
      expect((await fetch(site.address + href)).status).toBe(200);
    }
  });

  it("link to all posts", async () => {
    const all = news().getByRole("link", { name: "View All", exact: true });
    expect(await all.getAttribute("href")).toBe("/blog");
  });
});

it("ends the home page with the ways to give and to join", async () => {
  const closing = section(home.page, view.closing.heading);
  expect(await addressesOf(closing)).toEqual(["/donate", "/get-involved"]);
});
