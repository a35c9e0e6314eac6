import { expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { launchTasks } from "#scripts/launch/launch-tasks.ts";
import { printLaunch } from "#scripts/launch/print-launch.ts";
import { contentWith, postFile, type Files } from "#tests/support/content-folder.ts";

// The tasks of files that are laid over the frozen content.
const tasksOf = async (files: Files, day?: string) =>
  launchTasks(checkedSite(await contentWith(files), day));
const namesIn = (tasks: Awaited<ReturnType<typeof tasksOf>>, file: string) =>
  tasks.filter((task) => task.file === file).flatMap(({ names, note = "" }) => [...names, note]);

const pledge = "- id: a\n  name: Friends\n  amount: KES 1\n  purpose: Books\n  sample: true\n";
const partner = "- id: a\n  name: A\n  logo: /files/classroom.svg\n";
const papers = "registration: {label: No. 1, href: /}\nannualReport: {label: R, href: /}\n";
const sampleDraft = postFile("Words.\n", { draft: "true", sample: "true" });
const unread = "---\ntitle: Habari\nconfirm: All of it\n---\nManeno.\n";
const lackingProofs = [
  ...["address", "accounts", "safeguarding", "press"].map((name) => `${name} (proof)`),
  ...["partners by name (partners.yaml)", ""],
];
const board = "proof:\n  list:\n    - id: board\n      text: Names\n";

it.each<[what: string, file: string, files: Files, names: string[]]>([
  ["a made-up entry", "pledges.yaml", { "pledges.yaml": pledge }, ['"Friends"', ""]],
  [
    "no entry that is hidden",
    "pledges.yaml",
    { "pledges.yaml": pledge, "site.yaml": "hide: [pledges]\n" },
    [],
  ],
  [
    "no page that is hidden",
    "pages/donate.yaml",
    { "pages/donate.yaml": "gifts: { sample: true }\n", "site.yaml": "hide: [donate]\n" },
    [],
  ],
  ["no draft", "blog/9.mdx", { "blog/9.mdx": sampleDraft }, []],
  [
    "what is scheduled, and nothing that is over",
    "pledges.yaml",
    {
      "pledges.yaml":
        pledge +
        "  publishOn: 2998-01-01\n" +
        pledge.replace("Friends", "Others").replace("id: a", "id: b") +
        "  until: 2020-01-01\n",
    },
    ['"Friends"', ""],
  ],
  [
    "no translation of an event that is over",
    "sw/events.yaml",
    {
      "events.yaml": "- { id: a, title: T, date: 2020-03-08, place: P, text: W }\n",
      "sw/events.yaml": "- { id: a, title: T, confirm: All of it }\n",
    },
    [],
  ],
  [
    "no translation of a draft",
    "sw/blog/9.mdx",
    { "blog/9.mdx": sampleDraft, "sw/blog/9.mdx": unread },
    [],
  ],
  [
    "no translation of a hidden list",
    "sw/pledges.yaml",
    {
      "pledges.yaml": pledge,
      "sw/pledges.yaml": "- { id: a, confirm: All of it }\n",
      "site.yaml": "hide: [pledges]\n",
    },
    [],
  ],
  [
    "a translation of a post that nobody has read",
    "sw/blog/9.mdx",
    { "blog/9.mdx": postFile("Words.\n"), "sw/blog/9.mdx": unread },
    ['"Habari"', "All of it"],
  ],
  [
    "a figure of the home page without its facts",
    "stats.yaml",
    { "stats.yaml": "- id: girls-supported\n  value: 1,500+\n  label: girls\n  status: stated\n" },
    ["girls-supported", "On the home page; add its scope, asOf, source"],
  ],
  [
    "no figure of a hidden list",
    "stats.yaml",
    {
      "stats.yaml": "- id: girls-supported\n  value: 1,500+\n  label: girls\n  status: stated\n",
      "site.yaml": "hide: [stats]\n",
    },
    [],
  ],
  [
    "no figure of the home page that has its facts",
    "stats.yaml",
    {
      "stats.yaml":
        "- id: girls-supported\n  value: 1,500+\n  label: girls\n  status: stated\n  scope: A year\n  asOf: June 2025\n  source: Our count\n",
    },
    [],
  ],
  [
    "a made-up figure",
    "stats.yaml",
    { "stats.yaml": "- id: girls\n  value: 1,500+\n  label: girls\n  status: sample\n" },
    ["girls", ""],
  ],
  [
    "each fact that donors miss",
    "pages/about.yaml",
    {
      "pages/about.yaml": board,
      "site.yaml": papers,
      "partners.yaml": `${partner}  sample: true\n`,
    },
    lackingProofs,
  ],
  [
    "the partners, if the only real one is a draft",
    "pages/about.yaml",
    {
      "pages/about.yaml": board,
      "site.yaml": papers,
      "partners.yaml": `${partner}  draft: true\n`,
    },
    lackingProofs,
  ],
  [
    "the partners, if the only real one is not public yet",
    "pages/about.yaml",
    {
      "pages/about.yaml": board,
      "site.yaml": papers,
      "partners.yaml": `${partner}  publishOn: 2999-01-01\n`,
    },
    lackingProofs,
  ],
  [
    "the partners, if site.yaml hides them",
    "pages/about.yaml",
    {
      "pages/about.yaml": board,
      "site.yaml": `${papers}hide: [partners]\n`,
      "partners.yaml": partner,
    },
    lackingProofs,
  ],
  [
    "a made-up partner",
    "partners.yaml",
    { "partners.yaml": `${partner}  sample: true\n` },
    ['"A"', ""],
  ],
  [
    "an invented phone number",
    "site.yaml",
    { "site.yaml": 'phone: "+254 700 000 000"\nmotto: Call 254700000000\n' },
    ['"+254 700 000 000"', "Write the real one", '"254700000000"', "Write the real one"],
  ],
  [
    "invented addresses",
    "site.yaml",
    { "site.yaml": "email: a@b.example\naddress: https://example.net/\n" },
    ['"a@b.example"', "Write the real one", '"https://example.net/"', "Write the real one"],
  ],
  [
    "a number that is still to come",
    "pages/donate.yaml",
    { "pages/donate.yaml": 'provider: { fundraiserId: "0000" }\n' },
    ['"0000"', "Write the real one"],
  ],
  [
    "no example of an address",
    "newsletter.yaml",
    { "newsletter.yaml": "invalid: Write it like name@example.com\n" },
    [],
  ],
  [
    "no phone number that may be real",
    "site.yaml",
    { "site.yaml": 'phone: "+254 722 000 000"\n' },
    [],
  ],
])("the list of the launch has %s", async (_what, file, files, names) => {
  expect(namesIn(await tasksOf(files), file)).toEqual(names);
});

it.each([
  ["contacts.yaml", 'contact: "*1#"'],
  ["helplines.yaml", 'id: a\n  number: "116"'],
])("a contact in %s is checked for a year", async (file, contact) => {
  for (const [day, count] of [
    ["2027-03-07", 0],
    ["2027-03-08", 1],
  ] as const) {
    const tasks = await tasksOf({ [file]: `- ${contact}\n  checked: 2026-03-07\n` }, day);
    expect(tasks.filter((task) => task.file === file)).toHaveLength(count);
  }
});

it("the list of what is left before the launch has every task in one group, with its file", async () => {
  const figure = "value: '1', label: L, status: stated, confirm: Which year";
  const tasks = await tasksOf({
    "pledges.yaml": pledge + pledge,
    "stats.yaml": `- {id: girls, ${figure}}\n- {id: boys, ${figure.replace("Which", '"\\n::error::Which')}"}\n`,
    "sw/stats.yaml": "- {id: girls, label: W, confirm: ::error::Who reads}\n",
    "helplines.yaml": "- {id: a, number: '116', name: Line, confirm: Call it}\n",
    "lesos.yaml":
      "- {id: a, text: Haba na haba, confirm: The saying}\n- {id: b, confirm: Its source}\n",
  });
  const printed = printLaunch(tasks);
  const groups = printed.split("\n\n");
  const places = [
    /pledges\.yaml \(2\): "Friends"$/m,
    /speaker must confirm: [^]*(?<!\/)lesos\.yaml \(2\)[^]*stats\.yaml/,
    /helplines\.yaml: "Line"\. Call it/,
    /stats\.yaml: girls\. Which year$/m,
  ].map((words) => groups.findIndex((group) => words.test(group)));
  expect(new Set(places).add(-1).size).toBe(5);
  const counts = groups.flatMap((group) => Array(Number(/: (\d+)$/m.exec(group)?.[1])).fill(group));
  expect(counts).toHaveLength(tasks.flatMap(({ names }) => names).length);
  expect(printed).not.toMatch(/^\s*::/m);
});
