import { expect, it } from "vitest";
import { minutesToRead } from "#app/content/bodies/body-words.ts";
import { fileFacts } from "#app/content/file-facts.ts";
import { withValues } from "#app/content/fill-text.ts";
import { countInWords, numbersIn } from "#app/content/number-words.ts";
import { bodyHtml } from "#app/content/parts/body-html.ts";
import { hoursInWords, timeInWords } from "#app/content/parts/hours-in-words.ts";
import { changedFile, contentsOf, postFile } from "#tests/support/content-folder.ts";

const clocks = {
  en: { range: "{from} to {to}", from: "From {time}", eachDay: "{time} each day" },
  sw: { range: "{from} hadi {to}", from: "kuanzia {time}", eachDay: "{time} kila siku" },
  fr: { range: "{from} à {to}", from: "à partir de {time}", eachDay: "{time}, chaque jour" },
};
const plain = (text: string) => text.replace(/\s/g, " ");

it.each([
  [1, "1 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [1_250_000, "1.3 MB"],
])("a file of %i bytes is %s", (size, words) => {
  const download = { address: "/files/a.pdf", diskPath: "a", ending: "pdf" as const, size };
  const downloads = new Map([[download.address, download]]);
  const factsOn = (href: string, label: string) => plain(fileFacts(downloads, href, label));
  expect(factsOn("/files/a.pdf?v=2#page=3", "Our PDF")).toBe(` (PDF, ${words})`);
  expect(factsOn("/files/a.pdf", "Report [pdf] of 2025")).toBe(` (${words})`);
  expect(factsOn("/files/b.pdf", "Report")).toBe("");
});

it("a link to a file names its type, unless its words do, and its size; other links do not", async () => {
  const link = "label: The primary\n  href: /";
  const files = {
    ...changedFile("pages/home.yaml", `${link}donate`, `${link}files/classroom.svg`),
    ...changedFile(
      "site.yaml",
      "languages:",
      "registration: { label: No. 1, href: /files/classroom.svg }\nlanguages:",
    ),
    "blog/a.mdx": postFile("We are {{registration}}: [a **map (SVG)**](/files/classroom.svg).\n"),
    ...changedFile(
      "navigation.yaml",
      "About, href: /about",
      "Map (SVG), href: /files/classroom.svg",
    ),
  };
  const contents = await contentsOf(files);
  const { home, navigation } = contents;
  const html = bodyHtml(
    contents,
    "blog",
    contents.posts.find(({ id }) => id === "a")!,
  );
  expect(plain(html)).toContain(">No. 1 (SVG, 1 kB)</a>");
  expect(plain(html)).toContain("<strong>map (SVG)</strong> (1 kB)</a>");
  expect(plain(navigation.quickLinks[0]!.label)).toBe("Map (SVG) (1 kB)");
  expect(plain(home.primary.label)).toBe("The primary (SVG, 1 kB)");
  expect([home.secondary.label, home.heading]).toEqual(["The secondary", "The heading"]);
});

it.each([
  ["en", "1,234,567 and 98.25% of 12,5", "1,234,567 and 98.25% of 12,5"],
  ["fr", "1,234,567 and 98.5% of 2025", "1 234 567 and 98,5 % of 2025"],
])("in %s, %s is %s", (language, text, words) => {
  expect(plain(numbersIn(language, text))).toBe(words);
});

it.each([
  [1, "en", "one"],
  [11, "en", "11"],
  [1, "sw", "moja moja mmoja kimoja mmoja"],
  [4, "sw", "nne manne minne vinne wanne"],
  [6, "sw", "sita sita sita sita sita"],
  [12, "sw", "kumi na mbili 12 12 12 12"],
  [3, "fr", "3"],
])("%i in %s is %s", (count, language, words) => {
  const forms = countInWords(count, language).map(([, form]) => form);
  expect(forms.join(" ")).toBe(words);
});

it("a text takes as long as its words, at least a minute", () => {
  expect([0, 299, 300, 500].map(minutesToRead)).toEqual([1, 1, 2, 3]);
});

it("only the values of a text are filled in", () => {
  expect(withValues("{a} {b} {toString} {{a}", { a: 0 })).toBe("0 {b} {toString} {0");
});

it.each([
  ["Sat Mon Thu Wed", "12:30", "23:05", "en", "Mon, Wed-Thu, Sat 12:30 PM, 11:05 PM"],
  ["Sun", "00:00", "12:00", "en", "Sun 12:00 AM, 12:00 PM"],
  ["Mon", "12:00", "16:00", "sw", "Jumatatu saa sita mchana, saa kumi jioni"],
  ["Mon", "06:00", "18:00", "sw", "Jumatatu saa kumi na mbili asubuhi, saa kumi na mbili jioni"],
  ["Mon", "12:00", "16:00", "fr", "lundi 12:00, 16:00"],
])("the office hours on %s from %s to %s are in %s: %s", async (on, opens, closes, is, words) => {
  const { office } = (await contentsOf()).site;
  const days = on.split(" ") as typeof office.days;
  const hours = { ...office, days, opens, closes };
  expect(hoursInWords(hours, is, "{days} {opens}, {closes}", clocks.en)).toBe(words);
});

it.each([
  ["08:00", "17:00", true, "sw", "saa mbili asubuhi hadi saa kumi na moja jioni kila siku"],
  ["12:30", undefined, false, "sw", "kuanzia saa sita na nusu mchana"],
  ["08:00", "17:00", false, "fr", "08:00 à 17:00"],
  ["12:30", undefined, true, "en", "From 12:30 PM each day"],
  ["00:00", "12:00", false, "en", "12:00 AM to 12:00 PM"],
  [undefined, undefined, false, "en", ""],
] as const)(
  "an event from %s to %s, each day: %s, is in %s: %s",
  (opens, closes, eachDay, is, words) => {
    expect(timeInWords({ opens, closes, eachDay }, is, clocks[is])).toBe(words);
  },
);
