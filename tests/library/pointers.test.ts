import { describe, expect, it } from "vitest";

import { changedFile } from "#tests/support/changed-file.ts";
import { problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

type Case = { name: string; files: Files; line: string };

const body = (text: string) => ({ "blog/3.mdx": postFile(`${text}\n`) });
const news = (post: string) => ({
  "news.yaml": `- id: a\n  title: A\n  excerpt: E\n  date: 2025-02-12\n  category: Impact\n  post: ${post}\n`,
});

const cases: Case[] = [
  {
    name: "names a post that does not exist",
    files: news('"11"'),
    line: 'content/news.yaml:6:9  There is no post called "11" in blog/. There are: 1, 2. Did you mean "1"?',
  },
  {
    name: "names a program that does not exist",
    files: changedFile("success-stories.yaml", "program: school", "program: shcool"),
    line: 'content/success-stories.yaml:2:12  There is no program called "shcool" in programs/. There are: safety, savings, school. Did you mean "school"?',
  },
  {
    name: "names a page that does not exist in a field",
    files: changedFile("navigation.yaml", "href: /blog", "href: /blogs"),
    line: 'content/navigation.yaml:3:26  There is no page at /blogs. Did you mean "/blog"?',
  },
  {
    name: "names a page that does not exist in a body",
    files: body("One.\n\nSee [us](/abuot#team)."),
    line: 'content/blog/3.mdx:11:5  There is no page at /abuot. Did you mean "/about"?',
  },
  {
    name: "names a page that does not exist in a list of addresses below a body",
    files: body("See [us][us].\n\n[us]: /nowhere-at-all"),
    line: "content/blog/3.mdx:11:1  There is no page at /nowhere-at-all. Point at a page that is there.",
  },
  {
    name: "names a picture that does not exist in a field",
    files: {
      "blog/3.mdx": postFile("Words.\n", { image: "{ src: /images/clasroom.svg, alt: A room }" }),
    },
    line: 'content/blog/3.mdx:8:15  There is no picture at public/images/clasroom.svg. Did you mean "/images/classroom.svg"?',
  },
  {
    name: "names a picture that does not exist in a body",
    files: body("![A room](/images/Market.svg)"),
    line: "content/blog/3.mdx:9:1  There is no picture at public/images/Market.svg. Put the file there; capital and small letters have to be the same.",
  },
];

const fine = [
  { name: "a part of a page", text: "[a](/programs#school) and [b](/get-involved#apply)" },
  { name: "a question to a page", text: "[a](/contact?subject=school)" },
  { name: "a part of the same page", text: "[a](#main)" },
  { name: "the home page", text: "[a](/)" },
  { name: "another post", text: "[a](/blog/1)" },
  { name: "a page of prose", text: "[a](/privacy)" },
  { name: "a category that has posts", text: "[a](/blog/category/education)" },
  { name: "another site", text: "[a](https://other.example/nowhere)" },
  { name: "an e-mail address", text: "[a](mailto:info@suluhisho.example)" },
  { name: "a picture", text: "![A room](/images/classroom.svg)" },
  {
    name: "a picture by a name below the text",
    text: "![A room][r]\n\n[r]: /images/classroom.svg",
  },
  { name: "a file that visitors may load", text: "[a](/images/classroom.svg)" },
  { name: "the feed", text: "[a](/feed.xml)" },
];

describe("a pointer that leads nowhere", () => {
  for (const { name, files, line } of cases) {
    it(name, async () => {
      expect(await problemsOf(files)).toEqual([line]);
    });
  }

  it("lists nothing where there is nothing to point at", async () => {
    const [line, ...others] = await problemsOf({ "blog/1.mdx": null, "blog/2.mdx": null });
    expect(others).toEqual([]);
    expect(line).toMatch(/^content\/news\.yaml:6:9 {2}There is no post called "1" in blog\/\./);
    expect(line).not.toContain("There are:");
  });
});

describe("a pointer that leads somewhere", () => {
  for (const { name, text } of fine) {
    it(`may lead to ${name}`, async () => {
      expect(await problemsOf(body(text))).toEqual([]);
    });
  }
});

describe("a list that could not be read", () => {
  it("makes no pointer to its entries a problem", async () => {
    const lines = await problemsOf({ "stats.yaml": "- id: girls\n  value: 1: 2\n" });
    expect(lines).toEqual([
      'content/stats.yaml:2:10  This text has a colon in it. Put quotes round it: value: "1: 2"',
    ]);
  });

  it("makes no pointer to a broken entry a problem", async () => {
    const stats = changedFile("stats.yaml", "label: The girls", "lable: The girls");
    expect(await problemsOf(stats)).toEqual([
      'content/stats.yaml:3:3  There is no field called "lable" here. Did you mean "label"?',
    ]);
  });

  it("makes no link to a broken page a problem", async () => {
    const page = changedFile("pages/contact.yaml", "lead:", "laed:");
    expect(await problemsOf(page)).toEqual([
      'content/pages/contact.yaml:4:1  There is no field called "laed" here. Did you mean "lead"?',
    ]);
  });
});
