import { parse } from "node-html-parser";
import { expect, it } from "vitest";

import { aboutPage } from "#app/content/page-data/about-page.ts";
import { Team } from "#app/views/about/team.tsx";
import { contentsOf } from "#tests/support/content-folder.ts";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

const member = (name: string, sample: boolean) =>
  `- id: ${name.toLowerCase()}\n  name: ${name}\n  role: Mentor\n  about: A mentor.\n  sample: ${sample}\n`;

/** The people who are marked as examples, and whether the whole team is. */
async function marksOf(members: string) {
  const { props } = aboutPage(await contentsOf({ "team.yaml": members }));
  const section = parse(withSiteWords(<Team {...props.team} />));
  const marked = section
    .querySelectorAll("li")
    .filter((person) => person.querySelector(".sample-mark"));
  const all = section.querySelectorAll(".sample-mark").length;
  return {
    names: marked.map((element) => element.querySelector("h3")?.text),
    ofAll: all - marked.length,
  };
}

it("marks a single example among real people, and a team of examples once", async () => {
  const [amina, baraka] = [member("Amina", false), member("Baraka", true)];
  expect(await marksOf(amina + baraka)).toEqual({ names: ["Baraka"], ofAll: 0 });
  expect(await marksOf(member("Amina", true) + baraka)).toEqual({ names: [], ofAll: 1 });
  expect(await marksOf(amina)).toEqual({ names: [], ofAll: 0 });
});
