import { describe, expect, it } from "vitest";

import { deliveryOf } from "#app/content/parts/form-of.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { programsPage } from "#app/content/page-data/programs-page.ts";
import { figuresOf, sharedSource } from "#app/content/parts/figures-of.ts";
import {
  baseContent,
  changedFile,
  contentsOf,
  type Files,
  postFile,
} from "#tests/support/content-folder.ts";

const stat = (id: string, value: string, more = "") =>
  `- id: ${id}\n  value: ${value}\n  label: The ${id}\n  status: stated\n${more}`;

const stats: Files = {
  "stats.yaml":
    stat("girls", "'<b>5 & \"6\"</b>'") +
    stat("villages", "45", "  scope: Of {{girls}}\n  asOf: June 2025\n") +
    stat("share", "85%") +
    stat("rest", "15%").replace("stated", "sample"),
};

const bodyOf = async (text: string) => {
  const contents = await contentsOf({ ...stats, "blog/3.mdx": postFile(text) });
  return postPage(contents, "3")?.props.html;
};

describe("a figure in a text", () => {
  it("becomes its value in a field", async () => {
    const { home, timeline } = await contentsOf({
      ...stats,
      "timeline.yaml":
        "- year: 2020\n  title: '{{girls}}'\n  text: Over {{ villages }} of {{share}}\n",
    });
    expect(home.money).toBe("Of every gift, 85% pays for programs.");
    expect(timeline[0]).toMatchObject({ title: '<b>5 & "6"</b>', text: "Over 45 of 85%" });
  });

  it("becomes its value in the entries of a list and in the fields of a post", async () => {
    const { opportunities, posts } = await contentsOf({
      ...stats,
      ...changedFile("opportunities.yaml", "[Patience]", '["{{share}}"]'),
      "blog/3.mdx": postFile("Words.\n", { title: "For {{villages}} villages" }),
    });
    expect(opportunities[0]?.skills).toEqual(["85%"]);
    expect(posts.at(-1)?.title).toBe("For 45 villages");
  });

  it("becomes its value in a body, escaped", async () => {
    expect(await bodyOf("Over {{villages}} and {{ girls }}.\n")).toBe(
      "<p>Over 45 and &#60;b&#62;5 &#38; &#34;6&#34;&#60;/b&#62;.</p>",
    );
  });

  it("cannot end the alternative text of a picture", async () => {
    expect(await bodyOf("![{{girls}}](/files/classroom.svg)\n")).toContain(
      'alt="&#60;b&#62;5 &#38; &#34;6&#34;&#60;/b&#62;"',
    );
  });

  it("becomes its value in the body of a program", async () => {
    const { props: view } = programsPage(await contentsOf());
    expect(view.core.programs.map(({ html }) => html)).toEqual(
      Array.from({ length: 3 }, () => "<p>It helps 1,500+ girls.</p>"),
    );
  });

  it("leaves single braces alone", async () => {
    const { blog } = await contentsOf();
    expect(blog.position).toBe("Page {page} of {pages}");
  });
});

describe("a helpline in a text", () => {
  const lines = {
    "helplines.yaml":
      '- id: a-line\n  number: "0800 111 222"\n  name: A\n  swahili: S\n  checked: 2025-06-30\n',
  };
  const body = async (text: string) => {
    const contents = await contentsOf({ ...lines, "blog/3.mdx": postFile(text) });
    return postPage(contents, "3")?.props.html;
  };
  const link = '<a href="tel:0800111222">0800 111 222</a>';

  it("becomes its number in a field", async () => {
    const post = postFile("Words.\n", { excerpt: '"Call {{helpline:a-line}} now"' });
    const { posts } = await contentsOf({ ...lines, "blog/1.mdx": post });
    expect(posts[0]?.excerpt).toBe("Call 0800 111 222 now");
  });

  it.each([
    ["Call {{helpline:a-line}}.", `<p>Call ${link}.</p>`],
    ["Call {{ Helpline : a-line }}.", `<p>Call ${link}.</p>`],
    ["- **{{helpline:a-line}}**, free", `<strong>${link}</strong>, free`],
    ["[Who answers {{helpline:a-line}}](/help).", '<a href="/help">Who answers 0800 111 222</a>.'],
    ["![Call {{helpline:a-line}}](/files/classroom.svg)", 'alt="Call 0800 111 222"'],
  ])("becomes a link that calls it in a body, and never inside a link: %j", async (text, html) => {
    expect(await body(`${text}\n`)).toContain(html);
  });
});

describe("a fact in a text", () => {
  const opportunity = (id: string, more = "") =>
    `- id: ${id}\n  title: T\n  description: D\n  commitment: C\n  location: L\n  skills: [S]\n${more}`;
  const files: Files = {
    "events.yaml":
      "- {id: open-day, title: T, date: 2020-05-08, end: 2020-05-10, place: P, text: T}\n",
    "opportunities.yaml":
      opportunity("a") +
      opportunity("b") +
      opportunity("c", "  draft: true\n") +
      opportunity("d", "  heading: Vacancies\n"),
    ...changedFile("site.yaml", "[Mon]", "[Mon, Tue, Wed, Fri]"),
  };
  const bodyIn = async (text: string, fields = {}) => {
    const contents = await contentsOf({ ...files, "blog/3.mdx": postFile(text, fields) });
    return postPage(contents, "3")?.props.html;
  };
  const mail = '<a href="mailto:info@suluhisho.example">info@suluhisho.example</a>';

  it.each([
    ["Write to {{email}}.", `<p>Write to ${mail}.</p>`],
    ["[Write](mailto:{{email}})", '<a href="mailto:info@suluhisho.example">Write</a>'],
    [
      "{{count:opportunities}} ways, or **{{ Count : opportunities }}**.",
      "Two ways, or <strong>two",
    ],
    ["We have {{count:opportunities}}. {{count:opportunities}}!", "have two. Two!"],
    ["We offer {{count:\nopportunities}} ways.", "We offer two ways."],
    ["We offer {{\ncount: opportunities\n}} ways.", "We offer two ways."],
    ["See {{program:school}}.", "See School."],
    ["Come on {{date:open-day}}.", "Come on 8–10 May 2020."],
  ])("becomes its value, even after the event: %s", async (text, html) => {
    expect(await bodyIn(`${text}\n`)).toContain(html);
  });

  it("is written in the language of the text", async () => {
    const hours = "Jumatatu hadi Jumatano na Ijumaa, saa mbili asubuhi hadi saa kumi na moja jioni";
    expect(await bodyIn("{{hours}}, {{count:opportunities}}.\n", { lang: "sw" })).toBe(
      `<p>${hours}, 2.</p>`,
    );
    expect(await bodyIn("{{hours}}\n")).toBe("<p>Mon-Wed, Fri 8:00 AM to 5:00 PM</p>");
  });

  it("exists for each helpline, and once for those that are the same", async () => {
    const line = (id: string, more = "") =>
      `- id: ${id}\n  number: "${id.length}00"\n  name: N\n${more}`;
    const late = "  open: from 8 am to 8 pm\n  openSwahili: saa mbili\n";
    const html = async (lines: string, lang = {}) => {
      const texts = {
        "helplines.yaml": lines,
        "blog/3.mdx": postFile("{{open:helplines}}, {{cost:a}}.", lang),
      };
      return postPage(await contentsOf(texts), "3")?.props.html;
    };
    const rare = line("ccc", "  onlyOnHelp: true\n  open: at noon\n");
    expect(await html(line("a") + line("bb") + rare)).toBe("<p>day and night, free.</p>");
    expect(await html(line("a") + line("bb", late))).toBe(
      "<p>100 day and night, 200 from 8 am to 8 pm, free.</p>",
    );
    expect(await html(line("a", late), { lang: "sw" })).toBe("<p>saa mbili, bila malipo.</p>");
  });

  it("is the day, weekday and time of an event in each language, and a person's role", async () => {
    const more: Files = {
      "events.yaml":
        "- {id: fair, title: T, date: 2027-05-08, time: 8:00 AM to 1:30 PM, place: Hall, text: T}\n",
      ...changedFile("site.yaml", "closes:", "place: Room 4\n  closes:"),
    };
    const saying = async (text: string, lang = {}) =>
      postPage(await contentsOf({ ...more, "blog/3.mdx": postFile(text, lang) }), "3")?.props.html;
    expect(await saying("{{when:fair}} in {{place:fair}}, {{office}}.")).toBe(
      "<p>Saturday, 8 May 2027, 8:00 AM to 1:30 PM in Hall, Room 4.</p>",
    );
    expect(await saying("{{when:fair}}", { lang: "sw" })).toBe(
      "<p>Jumamosi, 8 Mei 2027, saa mbili asubuhi hadi saa saba na nusu mchana</p>",
    );
  });

  it("is the same in YAML fields, also in an address", async () => {
    const money = "'{{count:opportunities}} of {{phone}}'";
    const home = changedFile(
      "pages/home.yaml",
      "Of every gift, {{share}} pays for programs.",
      money,
    );
    const link = {
      "pages/home.yaml": home["pages/home.yaml"]?.replace("/donate", "mailto:{{email}}") ?? "",
    };
    const contents = await contentsOf({ ...files, ...link });
    expect(contents.home.money).toBe("Two of +254 700 000 000");
    expect(contents.home.primary.href).toBe("mailto:info@suluhisho.example");
  });

  it("is the mailbox of a form that names none", async () => {
    const site = changedFile("site.yaml", ", to: contact@suluhisho.example", "");
    const contents = await contentsOf(site);
    expect(deliveryOf(contents, "contact").to).toBe("info@suluhisho.example");
  });
});

describe("a figure on a page", () => {
  it("has a note if more is known about it", async () => {
    const contents = await contentsOf(stats);
    const scope = 'The figureScope: Of <b>5 & "6"</b> · The figureAsOf: June 2025';
    const sample = "The figureSource: The sampleFigure";
    const [share, ...others] = figuresOf(contents, ["share", "villages", "rest"]);
    expect(share).toEqual({ id: "share", value: "85%", label: "The share", sample: false });
    expect(others.map(({ note }) => note)).toEqual([
      { name: "About: 45 The villages", text: scope },
      { name: "About: 15% The rest", text: sample },
    ]);
    expect(others.map((figure) => figure.sample)).toEqual([false, true]);
  });

  it("shares a source with others below them, and has a source of its own in its note", async () => {
    const from = (id: string, source: string) =>
      `- { id: ${id}, value: "1", label: The ${id}, source: ${source}, status: stated }\n`;
    const stats = from("a", "Our count") + from("b", "Our count") + from("c", "A ministry");
    const contents = await contentsOf({ "stats.yaml": baseContent["stats.yaml"] + stats });
    expect(sharedSource(contents, ["a", "b", "c"])).toBe("Our count");
    const noted = figuresOf(contents, ["a", "b", "c"]).filter(({ note }) => note);
    expect(noted.map(({ id }) => id)).toEqual(["c"]);
    expect(sharedSource(contents, ["c"])).toBeUndefined();
  });
});
