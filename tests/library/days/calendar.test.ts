import { describe, expect, it } from "vitest";

import { calendar } from "#app/library/days/calendar.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { inspectionOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const day = "2027-03-01";
const quiet = {
  ...changedFile("helplines.yaml", "checked: 2025-06-30", "checked: 2030-01-01"),
  "site.yaml": (baseContent["site.yaml"] ?? "").replace(/holidays: .*/, "holidays: []"),
};

async function linesOf(files: Files) {
  const { entries } = await inspectionOf({ ...quiet, ...files }, { day, drafts: false });
  return calendar(entries, day).map(
    ({ day, file, line, says }) => `${day}  ${file}:${line}  ${says}`,
  );
}

const post = (fields: Record<string, string>) => postFile("Words.\n", { title: "Bags", ...fields });
const news = (more: string) =>
  `- id: a\n  title: A room\n  excerpt: E\n  date: 2025-02-12\n  category: Impact\n  post: "3"\n${more}`;

describe("the calendar", () => {
  it("is empty where nothing changes by itself", async () => {
    expect(await linesOf({})).toEqual([]);
  });

  it.each<[string, Files, string[]]>([
    [
      "a post, and the news that lead to it",
      { "blog/3.mdx": post({ publishOn: "2027-03-08" }), "news.yaml": news("") },
      [
        '2027-03-08  content/blog/3.mdx:8  The post "Bags" becomes public.',
        '2027-03-08  content/news.yaml:6  The news "A room" becomes public.',
      ],
    ],
    [
      "news that are over",
      { "blog/3.mdx": post({}), "news.yaml": news("  until: 2027-03-31\n") },
      ['2027-04-01  content/news.yaml:7  The news "A room" leaves the home page.'],
    ],
    [
      "an event from its first day to its end",
      {
        "events.yaml":
          "- id: a\n  title: Open day\n  date: 2027-05-01\n  place: P\n  text: W\n  publishOn: 2027-04-01\n",
      },
      [
        '2027-04-01  content/events.yaml:6  The event "Open day" becomes public.',
        '2027-05-02  content/events.yaml:3  The event "Open day" is over and leaves the home page.',
      ],
    ],
    [
      "a helpline that nobody has called for a year",
      changedFile("helplines.yaml", "checked: 2025-06-30", "checked: 2026-06-30"),
      [
        "2027-06-30  content/helplines.yaml:5  The helpline 116 was last called a year ago: call it, and write the day.",
      ],
    ],
    [
      "nothing of the past, of drafts, or of what is more than a year away",
      {
        "blog/3.mdx": post({ publishOn: "2027-03-01" }),
        "blog/4.mdx": post({ publishOn: "2027-03-08", draft: "true" }),
        "blog/5.mdx": post({ publishOn: "2028-03-02" }),
      },
      [],
    ],
  ])("lists %s", async (_what, files, lines) => {
    expect(await linesOf(files)).toEqual(lines);
  });

  it("lists public holidays, and the day from which there are none", async () => {
    const site = quiet["site.yaml"].replace("holidays: []", "holidays: [2027-12-25, 2027-12-26]");
    expect((await linesOf({ "site.yaml": site })).map((line) => line.split("  ")[0])).toEqual([
      "2027-12-25",
      "2027-12-26",
      "2027-12-27",
    ]);
  });

  it("keeps a helpline on the list that should have been called before", async () => {
    const old = changedFile("helplines.yaml", "checked: 2025-06-30", "checked: 2025-06-30 ");
    expect(await linesOf(old)).toEqual([expect.stringMatching(/^2026-06-30 {2}/)]);
  });
});
