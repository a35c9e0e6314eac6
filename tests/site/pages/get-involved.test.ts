import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { getInvolvedPage } from "#app/content/pages/get-involved-page.ts";
import { section, textOf, textsOf, wordsInOrder } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";

const { props: view } = getInvolvedPage(await openContents());
const { words } = view.form;
const site = openSite();
const involved = site.reading("/get-involved");

describe("the get-involved page", () => {
  it("offers the four opportunities, each with time, place and skills", async () => {
    const part = section(involved.page, view.opportunities.heading);
    expect(await textsOf(part.getByRole("heading", { level: 3 }))).toEqual([
      "Community Volunteer",
      "Mentorship Program",
      "Professional Support",
      "Advocacy and Awareness",
    ]);
    const { commitmentLabel, locationLabel, skillsLabel, list } = view.opportunities;
    const said = list.flatMap(({ title, description, commitment, location, skills }) => [
      ...[title, description, commitmentLabel, commitment, locationLabel, location],
      ...[skillsLabel, ...skills],
    ]);
    expect(await wordsInOrder(part, said)).toEqual(said);
  });

  it("links to the application from its first screen", async () => {
    const apply = involved.page.getByRole("link", { name: view.apply.label, exact: true });
    expect(await apply.getAttribute("href")).toBe(view.apply.href);
    expect(await involved.page.locator(view.apply.href).count()).toBe(1);
  });

  it("names the four steps in order", async () => {
    const steps = involved.page.locator("ol").getByRole("listitem");
    const titles = ["Submit application", "Interview", "Orientation", "Start volunteering"];
    expect(view.steps.list.map(({ title }) => title)).toEqual(titles);
    for (const [index, { title, text }] of view.steps.list.entries()) {
      expect(await wordsInOrder(steps.nth(index), [title, text])).toEqual([title, text]);
    }
    expect(await steps.count()).toBe(4);
  });

  it("says what a volunteer gains", async () => {
    const said = view.benefits.list.flatMap(({ title, text }) => [title, text]);
    const part = section(involved.page, view.benefits.heading);
    expect(await wordsInOrder(part, said)).toEqual(said);
  });

  it("names three kinds of partnership with their benefits, and where to learn more", async () => {
    const { heading, list, learn } = view.partnerships;
    const part = section(involved.page, heading);
    expect(await textsOf(part.getByRole("heading", { level: 3 }))).toEqual([
      "Corporate Partnership",
      "Educational Institutions",
      "Community Organizations",
    ]);
    const said = list.flatMap(({ type, description, benefits }) => [
      ...[type, description, view.partnerships.benefitsLabel],
      ...benefits,
    ]);
    expect(await wordsInOrder(part, said)).toEqual(said);
    const link = part.getByRole("link", { name: "Learn About Partnerships" });
    expect(await link.getAttribute("href")).toBe(learn.href);
    expect((await fetch(site.address + learn.href)).status).toBe(200);
  });
});

describe("the application", () => {
  const form = () => involved.page.locator("main form");

  it.each(["name", "email", "phone", "skills", "availability", "message"] as const)(
    "asks for %s under its label, with its hint",
    async (name) => {
      const field = form().locator(`[name="${name}"]`);
      const { label, hint } = words[name];
      const note = name === "name" || name === "email" ? words.required : words.optional;
      expect(await labelOf(field)).toBe(`${label} (${note})`);
      expect(await field.getAttribute("required")).toBe(note === words.required ? "" : null);
      const description = await field.getAttribute("aria-describedby");
      expect(Boolean(description)).toBe(Boolean(hint));
      if (description && hint) expect(await textOf(form().locator(`#${description}`))).toBe(hint);
    },
  );

  it("offers every opportunity as an interest, labeled required and not enforced", async () => {
    const group = form().getByRole("group");
    expect(await textOf(group.locator("legend"))).toBe(
      `${words.interests.label} (${words.required})`,
    );
    const boxes = await group.getByRole("checkbox").all();
    const labels = await Promise.all(boxes.map(labelOf));
    expect(labels).toEqual(view.opportunities.list.map(({ title }) => title));
    for (const box of boxes) {
      expect(await box.getAttribute("required")).toBeNull();
      expect(await box.isChecked()).toBe(false);
    }
  });
});

function labelOf(field: Locator) {
  return field.evaluate((element: HTMLInputElement) =>
    [...(element.labels ?? [])]
      .map((label) => label.innerText.replace(/\s+/g, " ").trim())
      .join(" "),
  );
}
