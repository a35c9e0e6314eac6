import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { homePage } from "#app/content/page-data/home-page.ts";
import { HomeView } from "#app/views/home-view.tsx";
import { contentsOf, postFile, type Files } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

const event = (id: string, date: string, more = "") =>
  `- id: ${id}\n  title: The ${id}\n  date: ${date}\n  place: A hall\n  text: Tea is served\n${more}`;
const before = { day: "2027-03-01", drafts: false };

describe("the home page", () => {
  const sectionOf = async (files: Files) => {
    const { props } = homePage(await contentsOf(files, before));
    const root = parse(withSiteWords(<HomeView {...props} />));
    return { root, text: root.text };
  };

  it.each<[string, Files]>([
    ["missing", { "events.yaml": null }],
    ["empty", { "events.yaml": "[]\n" }],
    ["over", { "events.yaml": event("fair", "2027-02-28") }],
  ])("does not mention events if they are %s", async (_what, files) => {
    const { text } = await sectionOf(files);
    expect(text).not.toContain("Tea is served");
  });

  it("shows coming events, the next one first", async () => {
    const more =
      "  end: 2027-05-04\n  time: 8:00 AM to 5:00 PM\n  link: { label: The way, href: /contact }\n";
    const { root, text } = await sectionOf({
      "events.yaml": event("march", "2027-06-16") + event("fair", "2027-05-02", more),
    });
    const days = root
      .querySelectorAll("li:has(h3) time")
      .map((time) => time.getAttribute("datetime"));
    expect(days.slice(0, 2)).toEqual(["2027-05-02", "2027-06-16"]);
    for (const words of [
      "2–4 May 2027",
      "8:00 AM to 5:00 PM",
      "A hall",
      "Tea is served",
      "The way",
    ])
      expect(text).toContain(words);
  });

  it.each([
    ["is in the future", "2027-05-02", []],
    ["is over", "2027-02-28", ["warning"]],
  ])(
    "has an anchor for events, and the check reports a link to it if one %s",
    async (_when, date, severities) => {
      const events = event("fair", date);
      const files = { "events.yaml": events, "blog/9.mdx": postFile("See [them](/#events).\n") };
      const { root } = await sectionOf(files);
      expect(root.querySelector("#events")).not.toBeNull();
      const findings = await findingsOf(files, before.day);
      const pointers = findings.filter(({ rule }) => rule === "pointers");
      expect(pointers.map(({ severity }) => severity)).toEqual(severities);
    },
  );

  it("marks a made-up event", async () => {
    const { root } = await sectionOf({
      "events.yaml": event("fair", "2027-05-02", "  sample: true\n"),
    });
    expect(root.querySelectorAll(".sample-mark").map((mark) => mark.text)).toContain("The example");
  });
});
