import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { aboutPage } from "#app/content/pages/about-page.ts";
import { statOf } from "#app/content/parts/figures-of.ts";
import {
  addressesOf,
  figuresOf,
  section,
  textsOf,
  wordsInOrder,
} from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { props: view } = aboutPage(contents);
const value = (id: string) => statOf(contents, id).value;
const site = openSite();
const about = site.reading("/about");
const main = () => about.page.getByRole("main");

describe("the about page", () => {
  it("states the mission, the vision and the impact", async () => {
    const { mission, vision, impact } = view;
    const words = [mission, vision, impact].flatMap(({ heading, text }) => [heading, text]);
    expect(await wordsInOrder(main(), words)).toEqual(words);
    expect(view.hero.lead).toContain(value("founded"));
  });

  it("states donors, volunteers, partners and countries", async () => {
    const values = (await figuresOf(main())).map((figure) => `${figure.value} ${figure.label}`);
    for (const id of ["donors", "active-volunteers", "partner-organizations", "countries"]) {
      expect(values).toContain(`${value(id)} ${statOf(contents, id).label}`);
    }
  });

  it("names the four values in order, each with its text", async () => {
    const names = ["Compassion", "Community", "Innovation", "Excellence"];
    expect(view.values.list.map(({ name }) => name)).toEqual(names);
    const words = view.values.list.flatMap(({ name, text }) => [name, text]);
    expect(await wordsInOrder(section(about.page, view.values.heading), words)).toEqual(words);
  });

  it("shows the four leaders with name, role and description", async () => {
    const team = section(about.page, view.team.heading);
    expect(await textsOf(team.getByRole("heading", { level: 3 }))).toEqual(
      view.team.members.map(({ name }) => name),
    );
    expect(view.team.members).toHaveLength(4);
    const words = view.team.members.flatMap(({ name, role, about: work }) => [name, role, work]);
    expect(await wordsInOrder(team, words)).toEqual(words);
  });

  it("ends with two calls to action", async () => {
    const { primary, secondary, heading } = view.closing;
    const links = await addressesOf(section(about.page, heading));
    expect(links).toEqual([primary.href, secondary?.href]);
  });
});

describe("the timeline", () => {
  const milestones = () => section(about.page, view.timeline.heading).getByRole("listitem");

  it("goes from 2019 to 2024, one milestone a year", async () => {
    const years = (await textsOf(milestones())).map((text) => text.slice(0, 4));
    expect(years).toEqual(["2019", "2020", "2021", "2022", "2023", "2024"]);
  });

  it("says what happened in each year", async () => {
    for (const [index, { title, text }] of view.timeline.milestones.entries()) {
      expect(await wordsInOrder(milestones().nth(index), [title, text])).toEqual([title, text]);
    }
  });

  it.each([
    [2020, "first-center-girls"],
    [2022, "campaign-communities"],
    [2023, "thousandth-girl"],
  ])("quotes in %i the figure %s", async (year, id) => {
    const milestone = milestones().filter({ hasText: String(year) });
    expect(await wordsInOrder(milestone, [value(id)])).toEqual([value(id)]);
  });
});
