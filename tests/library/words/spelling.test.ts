import { describe, expect, it } from "vitest";

import { spelling } from "#app/library/words/spelling.server.ts";
import { unmarkedSwahili } from "#app/library/words/spelling/unmarked-swahili.ts";
import { testRule } from "#tests/library/words/rule-on-bodies.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const inBody = (words: string, files = {}) =>
  findingLines(spelling, { "blog/3.mdx": postFile(`${words}\n`), ...files });

describe("a word that no dictionary has", () => {
  it.each([
    ["recieve", "receive"],
    ["scholl", "school"],
    ["kenya", "Kenya"],
  ])("raises a warning and a question: %s", async (word, meant) => {
    const lines = await printedFindings(spelling, {
      "blog/3.mdx": postFile(`The school and ${word} it is.\n`),
    });
    expect(lines).toEqual([
      `content/blog/3.mdx:9:16  Warning: "${word}" is in no dictionary of ours. Did you mean "${meant}"? If it is right, add it to dictionary.yaml.`,
    ]);
  });

  it.each([
    ["color", "colour"],
    ["center", "centre"],
    ["centered", "centred"],
    ["neighbor's", "neighbour"],
    ["neighbors", "neighbours"],
    ["counselor", "counsellor"],
    ["canceled", "cancelled"],
    ["enrollment", "enrolment"],
    ["fulfill", "fulfil"],
    ["defense", "defence"],
    ["dialog", "dialogue"],
    ["analyze", "analyse"],
    ["math", "maths"],
    ["mom", "mum"],
    ["Colors", "Colours"],
  ])("of US English is told with its British form alone: %s", async (word, ours) => {
    const [line] = await printedFindings(spelling, { "blog/3.mdx": postFile(`The ${word} is.\n`) });
    expect(line).toContain(`"${word}" is in no dictionary of ours. Did you mean "${ours}"?`);
  });

  it.each(["Recieve", "Naliakax"])(
    "is never to go into the dictionary where it may be a person: %s",
    async (word) => {
      const [line] = await printedFindings(spelling, { "blog/3.mdx": postFile(`${word} is.\n`) });
      expect(line).toContain("If it is a person's name, should it be here?");
      expect(line).not.toContain("If it is right");
    },
  );

  it("is found each time, in fields, headings and pictures", async () => {
    const body = "## Shcool\n\nA shcool, a shcool.\n\n![A shcool](a.jpg)\n";
    const files = { "blog/3.mdx": postFile(body, { title: "The shcool" }) };
    const places = (await findingLines(spelling, files)).map((line) => line.split(" ")[0]);
    expect(places).toEqual(["2:12", "9:4", "11:3", "11:13", "13:1"]);
  });
});

describe("the words of a body", () => {
  testRule({
    rule: spelling,
    found: [
      ["It is kenya here.", "9:7 warning"],
      ["It is self-confidance here.", "9:12 warning"],
      ["It is **teh** here.", "9:9 warning"],
      ["It is (shcool) here.", "9:8 warning"],
      ["It is Pesa here.", "9:7 warning"],
      ["Wanjiku leads.", "9:1 warning"],
    ],
    fine: [
      "The girl’s, girls’ and mothers' books; we'll and don’t.",
      "A well-known program, counselling and neighbours.",
      "FGM, NGOs, KES, 3G, the 1,000th and 48h.",
      "F. and M. came; Nairobi, Kenya and Kenya's law.",
      "See https://www.qwrtz.example/xyzzy, qwrtz@xyzzy.example and photo-xyzzq.jpg.",
      "Fill in {qwrtz} and {{qwrtz}} and `qwrtz`.",
      "WhatsApp and YouTube",
      "GIRLS and Girls",
      "Wambui and Ng’ang’a walk from Kibera to Ngong.",
      "Asante for the chai at the baraza in Kajiado, for KSh 50.",
      "The Kisumu Learning Centre",
      "An organisation or organization that recognises girls",
      "Mpesa and a Paybill number, in Gikomba and Korogocho.",
      // These stand in dictionary.yaml.
      "A chama, Chama, chama's and chama’s box.",
      "Choose Lipa na M-Pesa there.",
      "Wanjikũ and Wanjikũ’s book.",
    ],
    beside: { "dictionary.yaml": "- chama\n- Lipa na M-Pesa\n- Wanjikũ\n- whatsapp\n" },
  });

  it("are compared with the names of the site", async () => {
    const files = { "dictionary.yaml": "- Wanjikũ\n", "blog/3.mdx": postFile("Wanjiku leads.\n") };
    expect((await printedFindings(spelling, files))[0]).toContain('Did you mean "Wanjikũ"?');
  });
});

describe("a word that is right", () => {
  it("is the name of the site, of its place or of somebody on it", async () => {
    const files = {
      "site.yaml": (baseContent["site.yaml"] ?? "")
        .replaceAll("Suluhisho", "Xyzzq")
        .replace("location: Nairobi", "location: Qwrtzburg"),
      "team.yaml": "- id: a\n  name: Naliakax S.\n  role: Director\n  about: Leads\n",
      "testimonials.yaml":
        "- id: a\n  name: Zawadix N.\n  role: Mother\n  quote: Good\n  rating: 5\n",
    };
    expect(await inBody("Xyzzq, Qwrtzburg, Naliakax and Zawadix’s.", files)).toEqual([]);
    expect(await inBody("Naliakax")).toHaveLength(1);
  });

  it("is any word of Swahili on a cloth, but not its English", async () => {
    const page = (text: string, meaning: string) => ({
      "pages/safety.mdx": `---\ntitle: Safety\ndescription: Words\njina: { text: ${text}, meaning: ${meaning}, source: Words }\n---\nWords.\n`,
    });
    expect(await findingLines(spelling, page("Penye nia pana njia", "A way"))).toEqual([]);
    expect(await findingLines(spelling, page("Penye nia", "A waay"))).toHaveLength(1);
  });
});

describe("a text in Swahili", () => {
  const swahili = [
    "Wasichana wengi hutembea saa nzima kila asubuhi ili kufika shuleni.",
    "Mwalimu wao husema kwamba hakuna kazi kubwa kama kusoma na kuandika.",
    "- Wazazi, walimu na wazee wanaozungumza wazi na kukubaliana.",
  ].join("\n\n");

  it("is remarked on once, and no word of it is a mistake", async () => {
    const files = { "blog/3.mdx": postFile(`A letter from a mother.\n\n${swahili}\n`) };
    expect(await findingLines(spelling, files)).toEqual([]);
    const lines = await printedFindings(unmarkedSwahili, files);
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/blog\/3\.mdx:11:1 {2}Note: This reads like Swahili, and so do 2 more/,
      ),
    ]);
    expect(lines[0]).toContain("write lang: sw");
  });

  it("is not remarked on where its fields say so", async () => {
    const files = { "blog/3.mdx": postFile(`${swahili}\n\nShcool.\n`, { lang: "sw" }) };
    expect(await findingLines(spelling, files)).toEqual([]);
    expect(await findingLines(unmarkedSwahili, files)).toEqual([]);
  });

  it.each([
    "Asante sana, said the girl, and went to school.",
    "Amina Wanjiru, Halima Nekesa, Zawadi Moraa",
    "The word for school is shule, and for book it is kitabu.",
  ])("is not seen in English: %s", async (words) => {
    const files = { "blog/3.mdx": postFile(`${words}\n`) };
    expect(await findingLines(unmarkedSwahili, files)).toEqual([]);
  });
});
