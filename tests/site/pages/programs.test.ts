import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { programsPage } from "#app/content/pages/programs-page.ts";
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
const { props: view } = programsPage(contents);
const figure = (id: string) => {
  const { label, value } = statOf(contents, id);
  return { label, value };
};
const site = openSite();
const programs = site.reading("/programs");

describe.each([
  ["Education Support", ["girls-in-education", "retention", "academic-improvement"]],
  ["Protection and Advocacy", ["girls-protected", "workshops", "advocates"]],
  ["Community Empowerment", ["communities-engaged", "leaders-trained", "community-members"]],
])("the core program %s", (title, ids) => {
  const program = view.core.programs.find((one) => one.title === title)!;
  const article = () =>
    programs.page.getByRole("article").filter({
      has: programs.page.getByRole("heading", { level: 3, name: title, exact: true }),
    });

  it("says what it does and what it offers", async () => {
    const words = [title, program.summary, view.core.featuresLabel, ...program.features];
    expect(await wordsInOrder(article(), words)).toEqual(words);
    const features = article().getByRole("listitem");
    for (const feature of program.features) {
      expect(await features.filter({ hasText: feature }).count(), feature).toBe(1);
    }
  });

  it("states its impact", async () => {
    const label = view.core.metricsLabel;
    expect(await wordsInOrder(article(), [label])).toEqual([label]);
    expect(await figuresOf(article())).toEqual(ids.map(figure));
  });

  it("asks for support with a link that has its own accessible name", async () => {
    const link = article().getByRole("link", { name: /^Support This Program/ });
    expect(await link.getAttribute("href")).toBe("/get-involved");
    expect((await textsOf(link))[0]).toContain(title);
  });
});

describe("the programs page", () => {
  it("puts the core programs in their order", async () => {
    const titles = await textsOf(
      programs.page.getByRole("article").getByRole("heading", { level: 3 }),
    );
    expect(titles).toEqual(view.core.programs.map(({ title }) => title));
    expect(titles).toHaveLength(3);
  });

  it("shows four additional programs, each with its figure", async () => {
    const part = section(programs.page, view.additional.heading);
    expect(await textsOf(part.getByRole("heading", { level: 3 }))).toEqual([
      "Counseling and Mental Health",
      "Skills Development",
      "Safe Spaces",
      "Economic Empowerment",
    ]);
    const ids = ["counseling-girls", "skills-girls", "safe-spaces", "economic-families"];
    expect(await figuresOf(part)).toEqual(ids.map(figure));
    const words = view.additional.programs.map(({ text }) => text);
    expect(await wordsInOrder(part, words)).toEqual(words);
  });

  it("tells three stories, each with a before and an after", async () => {
    const { heading, list, beforeLabel, afterLabel } = view.stories;
    const part = section(programs.page, heading);
    expect(await part.getByRole("heading", { level: 3 }).count()).toBe(3);
    const words = list.flatMap(({ program = "", title, before, after }) => [
      program,
      title,
      beforeLabel,
      before,
      afterLabel,
      after,
    ]);
    expect(await wordsInOrder(part, words)).toEqual(words);
  });

  it("ends with the ways to ask and to join", async () => {
    const closing = section(programs.page, view.closing.heading);
    expect(await addressesOf(closing)).toEqual(["/contact", "/get-involved"]);
  });
});
