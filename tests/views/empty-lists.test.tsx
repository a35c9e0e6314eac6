import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import type { Contents } from "#app/content/contents.ts";
import { aboutPage } from "#app/content/page-data/about-page.ts";
import { donatePage } from "#app/content/page-data/donate-page.ts";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { homePage } from "#app/content/page-data/home-page.ts";
import { programsPage } from "#app/content/page-data/programs-page.ts";
import { AboutView } from "#app/views/about-view.tsx";
import { DonateView } from "#app/views/donate-view.tsx";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";
import { HomeView } from "#app/views/home-view.tsx";
import { ProgramsView } from "#app/views/programs-view.tsx";
import { baseContent, contentsOf } from "#tests/support/content-folder.ts";

type Case = [list: string, file: string, heading: string, page: (all: Contents) => ReactElement];

const home = (all: Contents) => <HomeView {...homePage(all).props} />;
const about = (all: Contents) => <AboutView {...aboutPage(all).props} />;
const programs = (all: Contents) => <ProgramsView {...programsPage(all).props} />;
const donate = (all: Contents) => <DonateView {...donatePage(all).props} />;
const joining = (all: Contents) => <GetInvolvedView {...getInvolvedPage(all).props} />;

const cases: Case[] = [
  ["gallery.yaml", "pages/home.yaml", "gallery", home],
  ["testimonials.yaml", "pages/home.yaml", "testimonials", home],
  ["events.yaml", "pages/home.yaml", "events", home],
  ["additional-programs.yaml", "pages/programs.yaml", "additional", programs],
  ["success-stories.yaml", "pages/programs.yaml", "stories", programs],
  ["team.yaml", "pages/about.yaml", "team", about],
  ["timeline.yaml", "pages/about.yaml", "timeline", about],
  ["pledges.yaml", "pages/donate.yaml", "pledges", donate],
  ["opportunities.yaml", "pages/get-involved.yaml", "opportunities", joining],
  ["partnerships.yaml", "pages/get-involved.yaml", "partnerships", joining],
];

describe("a section with an empty list", () => {
  it.each(cases)("is left out with its heading: %s", async (list, file, part, page) => {
    const heading = `Only above ${part}`;
    const [before = "", after = ""] = (baseContent[file] ?? "").split(`\n${part}:\n`);
    const named = after.replace("heading: The heading", `heading: ${heading}`);
    const files = { [file]: `${before}\n${part}:\n${named}` };
    const headings = async (more: Record<string, string>) => {
      const html = renderToStaticMarkup(page(await contentsOf({ ...files, ...more })));
      return parse(html)
        .querySelectorAll("h2")
        .map(({ text }) => text);
    };
    expect(await headings({})).toContain(heading);
    expect(await headings({ [list]: "[]\n" })).not.toContain(heading);
    const hide = `${baseContent["site.yaml"]}hide: [${list.replace(".yaml", "")}]\n`;
    expect(await headings({ "site.yaml": hide })).not.toContain(heading);
  });

  it("leaves no empty question in the form", async () => {
    const html = renderToStaticMarkup(joining(await contentsOf({ "opportunities.yaml": "[]\n" })));
    expect(html).not.toContain("<fieldset");
  });
});
