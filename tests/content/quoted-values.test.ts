import { expect, it, vi } from "vitest";
import { postPage } from "#app/routes/blog.$id.tsx";
import { programsPage } from "#app/routes/programs.tsx";
import { figuresOf, figuresWithSource, sharedSource } from "#app/content/parts/figures-of.ts";
import { changedFile, contentsOf, postFile, type Files } from "#tests/support/content-folder.ts";

const stat = (id: string, value: string, facts = "status: stated") =>
  `- { id: ${id}, value: ${value}, label: The ${id}, ${facts} }\n`;
const job = (id: string, more = "") =>
  `- { id: ${id}, title: T, description: D, commitment: C, location: L, skills: [S]${more} }\n`;
const event = (id: string, day: string) =>
  `- { id: ${id}, title: T, place: Hall, text: T, ${day} }\n`;
const files: Files = {
  "stats.yaml":
    stat("girls", "'<b>5 & \"6\"</b>'") +
    stat("villages", "45", "scope: 'Of {{girls}}', asOf: June 2025, status: stated") +
    stat("share", "85%") +
    stat("rest", "15%", "status: sample") +
    stat("founded", '"1999"') +
    stat("books", '"2,500"'),
  "helplines.yaml":
    '- { id: a-line, number: "0800 111 222", name: A }\n' +
    '- { id: b, number: "999", name: B, onlyOnHelp: true, cost: a shilling }\n',
  "events.yaml":
    event(
      "days",
      "date: 2020-05-08, end: 2020-05-10, opens: '08:00', closes: '12:00', eachDay: true",
    ) +
    event("fair", "date: 2027-05-08, opens: '08:00', closes: '13:30'") +
    event("tea", "date: 2027-05-08, end: 2027-05-08, opens: '09:00'"),
  "opportunities.yaml":
    job("a") + job("b") + job("c", ", draft: true") + job("d", ", heading: Vacancies"),
  ...changedFile(
    "testimonials.yaml",
    "- id: a-mother",
    "- { id: b, name: B, role: Mother, quote: It helped., page: about }\n- id: a-mother",
  ),
  // A quoted title may quote a figure.
  ...changedFile("programs/school.mdx", "title: School", "title: School in {{villages}}"),
  ...changedFile("site.yaml", "[Mon]", "[Mon, Tue, Wed, Fri]\n  place: Room 4"),
};
const bodyOf = async (text: string, fields = {}, more: Files = {}) =>
  postPage(await contentsOf({ ...files, ...more, "blog/3.mdx": postFile(text, fields) }), "3")
    ?.props.html;

const line = '<a href="tel:0800111222">0800 111 222</a>';
const mail = '<a href="mailto:info@suluhisho.example">info@suluhisho.example</a>';

it.each([
  ["Over {{villages}} and {{ girls }}.", "45 and &#60;b&#62;5 &#38; &#34;6&#34;&#60;/b&#62;."],
  ["![{{girls}}](/files/classroom.svg)", 'alt="&#60;b&#62;5 &#38; &#34;6&#34;&#60;/b&#62;"'],
  ["{page} of {{nothing}}", "<p>{page} of {{nothing}}</p>"],
  ["Call {{helpline:a-line}}.", `<p>Call ${line}.</p>`],
  ["[Who answers {{helpline:a-line}}](/help).", '<a href="/help">Who answers 0800 111 222</a>.'],
  ["![Call {{helpline:a-line}}](/files/classroom.svg)", 'alt="Call 0800 111 222"'],
  ["Write to {{email}} or call {{phone}}.", `to ${mail} or call <a href="tel:+254700000000">`],
  [
    "[Write](mailto:{{email}}?cc={{email}})",
    '<a href="mailto:info@suluhisho.example?cc=info@suluhisho.example">Write</a>',
  ],
  [
    "“{{count:opportunities}} ways”, or **{{ Count : opportunities }}**.",
    "“Two ways”, or <strong>two",
  ],
  [
    "No, *{{count:opportunities}}* or ~~{{count:opportunities}}~~",
    "<em>two</em> or <del>two</del>",
  ],
  ["No, [{{count:opportunities}} ways](/about)", '<a href="/about">two ways</a>'],
  [`${"a ".repeat(200)}. **{{count:opportunities}}**`, "<strong>Two"],
  [
    "“Go.” {{count:opportunities}} ways. (At last.) {{count:opportunities}}",
    "Two ways. (At last.) Two",
  ],
  [
    '"{{count:opportunities}} ways." {{count:opportunities}}, "{{count:opportunities}}"',
    "<p>&quot;Two ways.&quot; Two, &quot;two&quot;</p>",
  ],
  ["It is so.[^a] {{count:opportunities}}\n\n[^a]: Words.", "</sup> Two</p>"],
  ["Words.[^a]\n\n[^a]: {{count:opportunities}} notes.", "1</a> Two notes."],
  ["We offer {{\ncount: opportunities\n}} ways.", "We offer two ways."],
  ["There are {{count:helplines}}, {{count:pledges}}, {{count:lesos}}.", "are one, one, zero."],
  ["“{{count:testimonials}}”", "“One”"],
  ["See {{program:school}}.", "See School in 45."],
  [
    "Come on {{date:days}}, {{when:days}}.",
    "8–10 May 2020, 8–10 May 2020, 8:00 AM to 12:00 PM each day.",
  ],
  ["Come on {{when:tea}}.", "Come on Saturday, 8 May 2027, from 9:00 AM."],
  ["{{when:fair}} in {{place:fair}}", "Saturday, 8 May 2027, 8:00 AM to 1:30 PM in Hall"],
  ["{{hours}} in {{office}}", "<p>Mon-Wed, Fri 8:00 AM to 5:00 PM in Room 4</p>"],
  ["{{answer-time}} by {{name}}", "<p>48 hours by Suluhisho</p>"],
  ["Last changed on {{updated:privacy}}", "on 30 June 2025"],
  ["Give at {{provider}}.", "<p>Give at Harambee.</p>"],
  ["{{role:a-leader}} {{name:a-leader}}", "<p>Director C. D.</p>"],
  ["{{founded}}, {{years:founded}} years ago, {{books}}", "<p>1999, 28 years ago, 2,500</p>"],
  ["{{open:helplines}}, {{cost:b}}, {{cost:helplines}}", "<p>day and night, a shilling, free</p>"],
])("%j becomes %s in a text", async (text, html) => {
  vi.stubEnv("DATE", "2027-01-01");
  expect(await bodyOf(`${text}\n`).finally(() => vi.unstubAllEnvs())).toContain(html);
});

it.each([
  ["{{hours}}", "Jumatatu hadi Jumatano na Ijumaa, saa mbili asubuhi hadi saa kumi na moja jioni"],
  ["{{when:fair}}", "Jumamosi, 8 Mei 2027, saa mbili asubuhi hadi saa saba na nusu mchana"],
  ["{{count:opportunities}}, watu {{count:opportunities-wa}}", "<p>Mbili, watu wawili</p>"],
  ["{{answer-time}}, {{cost:a-line}}, {{open:helplines}}", "saa 48, bila malipo, usiku na mchana"],
])("%s is %s in a Swahili text", async (text, words) => {
  const contact = "details: { hours: '{days}, {opens} hadi {closes}' }\n";
  const html = await bodyOf(text, { lang: "sw" }, { "sw/pages/contact.yaml": contact });
  expect(html?.replace(/\s/g, " ")).toContain(words);
});

it("a post in a language that the site does not have quotes facts in the first language", async () => {
  const html = await bodyOf("{{cost:a-line}}, {{answer-time}}", { lang: "ki" });
  expect(html).toBe("<p>free, 48 hours</p>");
});

it.each([
  ["", "<p>day and night</p>"],
  [", open: from 8 am to 8 pm", "<p>100 day and night, 200 from 8 am to 8 pm</p>"],
])("the helplines of every page, the last with %j, are open %s", async (more, words) => {
  const lines = `- { id: a, number: "100", name: A }\n- { id: b, number: "200", name: B${more} }\n`;
  expect(await bodyOf("{{open:helplines}}", {}, { "helplines.yaml": lines })).toBe(words);
});

it("a value is the same in fields, entries of lists, addresses and bodies of programs", async () => {
  const link = "label: '{{girls}}'\n  href: mailto:{{email}}";
  const milestone = "title: '{{girls}}', text: 'Over {{ villages }} of {{share}}'";
  const contents = await contentsOf({
    ...files,
    ...changedFile("pages/home.yaml", "label: The primary\n  href: /donate", link),
    "timeline.yaml": `- { year: 2020, ${milestone} }\n`,
    "blog/1.mdx": postFile("Words.\n", {
      excerpt: '"{{count:opportunities}} ways. Call {{helpline:a-line}} now"',
    }),
  });
  const { home, timeline, posts } = contents;
  expect(home.primary).toEqual({ label: '<b>5 & "6"</b>', href: "mailto:info@suluhisho.example" });
  expect(timeline[0]).toMatchObject({ title: '<b>5 & "6"</b>', text: "Over 45 of 85%" });
  expect(posts[0]?.excerpt).toBe("Two ways. Call 0800 111 222 now");
  const { core } = programsPage(await contentsOf()).props;
  expect(core.programs.map(({ html }) => html)).toContain("<p>It helps 1,500+ girls.</p>");
});

it("a figure has a note if more is known about it, and shares a source with others", async () => {
  const source = "status: stated, source: Our count";
  const ministry = "status: stated, source: A ministry";
  const board = ministry.replace("ministry", "board");
  const own = ["a", "b"].map((id) => stat(id, "1", source)).join("");
  const more = own + stat("c", "1", ministry) + stat("d", "1", board) + stat("e", "1", board);
  const contents = await contentsOf({ ...files, "stats.yaml": `${files["stats.yaml"]}${more}` });
  const [share, ...others] = figuresOf(contents, ["share", "villages", "rest"]);
  expect(share?.note).toBeUndefined();
  expect(
    others.map(({ note, sample }) => `${note?.name}. ${note?.text}. ${note?.more} ${sample}`),
  ).toEqual([
    'About: 45 The villages. The figureScope: Of <b>5 & "6"</b> · The figureAsOf: June 2025. undefined false',
    "About: 15% The rest. The figureSource: The sampleFigure. undefined true",
  ]);
  const { source: both } = figuresWithSource(contents, ["c", "a", "b", "d"]);
  expect(both).toBe("Our count A board");
  const noted = figuresOf(contents, ["a", "b", "c"]).filter(({ note }) => note);
  expect(noted.map(({ id }) => id)).toEqual(["c"]);
  expect(sharedSource(contents, ["c"])).toBeUndefined();
});
