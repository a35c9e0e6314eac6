import { describe, expect, it } from "vitest";

import { allDelicate, delicateChanges, delicateLines } from "#scripts/review/delicate-changes.ts";
import { madeReview, madeSite, shownChange } from "#tests/support/review/made-review.ts";

type Field = [place: string, before: string, after: string];

/** What is delicate of fields, each named by file#entry#field. */
function delicateOf(...changed: Field[]) {
  const fields = changed.map(([place, before, after], index) => {
    const [file = "", entry = "", field = ""] = place.split("#");
    const source = { file: `content/${file}`, line: index + 1, column: 1, entry, field };
    return [place, { source, before, after }] as const;
  });
  return delicateChanges({
    fields: new Map(fields),
    entries: [],
    bodies: new Set(),
    orders: new Set<string>(),
  });
}

describe("delicateChanges", () => {
  it.each<[about: string, what: string, field: Field]>([
    [
      "money",
      "the giving host",
      [
        "pages/donate.yaml##provider.frameAddress",
        "https://a.example/{x}",
        "https://b.example/{x}",
      ],
    ],
    ["money", "the fundraiser", ["pages/donate.yaml##provider.fundraiserId", "1", "2"]],
    ["money", "the Paybill", ["pages/donate.yaml##provider.paybill.number", "123456", "654321"]],
    [
      "money",
      "a Paybill in a sentence",
      ["events.yaml#walk#text", "Bring a bag.", "Pay Bill number: 654321"],
    ],
    ["money", "the split of gifts", ["stats.yaml#fund-programs#value", "80%", "70%"]],
    ["safety", "a helpline", ["helplines.yaml#child#number", "116", "117"]],
    ["safety", "the page for somebody in danger", ["pages/help.yaml##english.lead", "a", "b"]],
    [
      "safety",
      "where the quick exit leads",
      ["interface.yaml##quickExit.address", "https://a.example", "https://b.example"],
    ],
    ["safety", "a warning that is taken away", ["blog/1.mdx##sensitive", "true", ""]],
    ["safety", "a consent", ["success-stories.yaml#desk#consent", "written", ""]],
    ["contact", "the phone", ["site.yaml##phone", "+254 700 000 000", "+254 711 111 111"]],
    [
      "contact",
      "a phone number in a sentence",
      ["news.yaml#a#text", "Call 0700 000 000.", "Call 0711 111 111."],
    ],
    [
      "contact",
      "an e-mail address in a sentence",
      ["news.yaml#a#text", "", "Write to a@b.example."],
    ],
    ["contact", "where a form goes", ["site.yaml##forms.contact.to", "a@a.example", "b@b.example"]],
    [
      "contact",
      "the service of a form",
      ["site.yaml##forms.volunteer.address", "", "https://forms.example/x"],
    ],
    ["addresses", "a redirect", ["redirects.yaml##to", "/donate", "/blog"]],
    [
      "addresses",
      "a redirect to outside",
      ["redirects.yaml##to", "/donate", "https://evil.example"],
    ],
    [
      "addresses",
      "a link to outside",
      ["partnerships.yaml#a#href", "https://a.example", "https://b.example"],
    ],
    [
      "addresses",
      "a link in a sentence",
      ["news.yaml#a#text", "See it.", "See https://evil.example/x."],
    ],
    ["privacy", "the privacy page", ["pages/privacy.mdx##title", "a", "b"]],
    ["privacy", "what the giving form says of privacy", ["forms.yaml##privacy.text", "a", "b"]],
    ["people", "a person", ["team.yaml#director#role", "Director", "Chair"]],
    ["people", "what somebody said", ["testimonials.yaml#a#quote", "a", "b"]],
  ])("%s: %s", (about, _, field) => {
    const [, before, after] = field;
    expect(delicateOf(field)).toMatchObject([{ about, before, after, line: 1 }]);
  });

  it.each<[what: string, field: Field]>([
    ["a word of a page", ["pages/about.yaml##lead", "We meet.", "We gather."]],
    ["a figure", ["stats.yaml#girls-supported#value", "1,500+", "1,600+"]],
    [
      "a sentence beside a link that stays",
      ["news.yaml#a#text", "See https://a.example.", "Read https://a.example."],
    ],
    ["a date", ["events.yaml#a#date", "2026-10-01", "2026-11-01"]],
    ["years", ["timeline.yaml#a#years", "2019-2024", "2019-2025"]],
    ["a holiday", ["site.yaml##office.holidays.0", "2026-12-25", "2027-12-25"]],
    ["the cloth of a person", ["team.yaml#director#leso.color", "leaf", "lake"]],
    ["a made-up mark", ["testimonials.yaml#a#sample", "true", ""]],
    ["a link inside the site", ["navigation.yaml##main.0.href", "/about", "/blog"]],
  ])("nothing: %s", (_, field) => {
    expect(delicateOf(field)).toEqual([]);
  });

  it("names a person who came or went once", () => {
    const gone: Field[] = ["name", "role", "quote"].map((field) => [
      `testimonials.yaml#a#${field}`,
      "Zawadi",
      "",
    ]);
    expect(delicateOf(...gone)).toMatchObject([{ about: "people", field: "a: name" }]);
  });

  it("puts the gravest first", () => {
    const [people, money]: Field[] = [
      ["team.yaml#a#role", "a", "b"],
      ["pages/donate.yaml##gifts.note", "a", "b"],
    ];
    expect(delicateOf(people!, money!).map(({ about }) => about)).toEqual(["money", "people"]);
  });
});

describe("a text that is made to take long", () => {
  it.each(["a", "0 ", "a.", "https://", "pay bill ", "@a", "("])(
    "is looked at at once: %j",
    (part) => {
      const text = part.repeat(200_000 / part.length);
      const start = performance.now();
      delicateOf(["news.yaml#a#text", "a", text]);
      expect(performance.now() - start).toBeLessThan(20_000);
    },
  );
});

describe("delicateLines", () => {
  const long = Array.from({ length: 60 }, (_, at) => `Paragraph ${at}.\n\n`).join("");

  it.each<[about: string, file: string, before: string, after: string]>([
    ["privacy", "pages/privacy.mdx", "We keep little.", "We sell it."],
    ["safety", "sw/help.mdx", "116", "117"],
    ["contact", "blog/1.mdx", "Call.", "Call 0700 000 000."],
    ["contact", "blog/1.mdx", "Call.", "Call 0711–222–333."],
    ["money", "blog/1.mdx", "", "Send it to Paybill 522533."],
    ["money", "blog/1.mdx", "", "Lipa na M-Pesa 522 533."],
    ["safety", "blog/1.mdx", "Call {{helpline:child}}.", "Call."],
    ["addresses", "blog/1.mdx", "", "[Give](https://evil.example/give)"],
    ["addresses", "blog/1.mdx", "", "Give at evil.co.ke today."],
  ])("finds %s in %s, however much stands before it", (about, file, before, after) => {
    const found = delicateLines(`content/${file}`, `${before}\n`, `${long}${after}\n`);
    const told = (one: (typeof found)[number]) => [one.about, one.before + one.after];
    const expected = expect.stringMatching(/{{helpline/.test(before) ? /helpline/ : /./) as string;
    expect(found.map(told)).toContainEqual([about, expected]);
    if (!before.includes("{{")) expect(found.at(-1)).toMatchObject({ about, after, line: 121 });
  });

  it("finds every line of a post about danger", () => {
    const found = delicateLines(
      "content/blog/1.mdx",
      "Free, day and night.",
      "In office hours.",
      true,
    );
    expect(found).toMatchObject([{ about: "safety", after: "In office hours." }]);
  });

  it("finds nothing in other words", () => {
    expect(delicateLines("content/blog/1.mdx", "We meet.", "We gather in 2026.")).toEqual([]);
  });
});

describe("allDelicate", () => {
  const found = (...changes: ReturnType<typeof shownChange>[]) =>
    allDelicate(madeReview([], { site: madeSite({ changes }) })).map(({ about, line, after }) => [
      about,
      line,
      after,
    ]);

  it("sees a link to outside whose words are the same", () => {
    const link = {
      kind: "link" as const,
      before: "/donate",
      after: "https://evil.example/",
      sources: [],
    };
    expect(found(shownChange(link))).toEqual([["addresses", 3, "https://evil.example/"]]);
    expect(found(shownChange({ ...link, after: "/blog" }))).toEqual([]);
  });

  it("tells nothing twice", () => {
    const values = delicateOf(["pages/privacy.mdx##title", "a", "b"]);
    const source = { file: "content/pages/privacy.mdx", line: 1, column: 1 };
    const site = madeSite({ changes: [shownChange({ sources: [source] })] });
    expect(allDelicate(madeReview([], { delicate: values, site }))).toEqual(values);
  });
});
