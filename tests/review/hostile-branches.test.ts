import { describe, expect, it } from "vitest";

import { editsOfWords } from "#tests/support/review/state-of-words.ts";
import { acceptedComment } from "#tests/support/review/accepted-comment.ts";
import { reviewOfWords, type WrittenEdit } from "#tests/support/review/review-of-words.ts";

const shade = "shade, and by ten o’clock there is a circle.";
const inPost = (text: string): WrittenEdit => ["blog/1.mdx", shade, `${shade}\n\n${text}`];
const sums = Array.from({ length: 9 }, (_, at) =>
  `In month ${at + 1} a gift of KES ${at + 2},500 paid for books and fares of the girls. `.repeat(
    45,
  ),
).join("\n\n");
const links = Array.from({ length: 70 }, (_, at) => `[s${at}](https://school${at}.example/)`).join(
  " ",
);
const redirect = (to: string): WrittenEdit => [
  "redirects.yaml",
  "\n[]",
  `\n- from: /give\n  to: ${to}`,
];
const fundraiser: WrittenEdit = [
  "pages/donate.yaml",
  'fundraiserId: "000000"',
  'fundraiserId: "987654"',
];
const swahili = (text: string): WrittenEdit => [
  "pages/contact.yaml",
  "Piga moja ya simu hizi",
  `${text} Piga moja ya simu hizi`,
];

const advice: [string, string] = [
  "      - If one number is busy, try the next, and try again after a few minutes.\n",
  "      - Go with an adult you trust to the nearest police station, hospital or chief’s office. Ask for the gender desk or the children’s officer.\n",
];

// What a reader of the first lines has to come upon, about as much as a phone shows.
const firstScreen = 1_100;

describe("the first screen of the comment on a branch that", () => {
  it.each<[does: string, edits: WrittenEdit[], says: string[]]>([
    [
      "tells somebody in danger to stay",
      [["pages/help.yaml", "go where there are other people", "wait at home until it is over"]],
      ["help and safety", "wait at home until it is over"],
    ],
    [
      "puts a stranger's phone into the Swahili help, word by word",
      [swahili("Piga simu 0 7 2 2, kisha 5 3 3, kisha 1 2 3.")],
      ["0722533123"],
    ],
    ["takes a rule on words away", [["words.yaml", "circumcise, ", ""]], ["help and safety"]],
    [
      "splits a number to pay to over two points of a list",
      [inPost("To pay, choose the business number:\n\n- 522\n- 533")],
      ["522533"],
    ],
    ["leads a redirect to a stranger", [redirect("https://gifts.example/now")], ["gifts.example"]],
    [
      "hides a fundraiser and a number behind honest sums",
      [inPost(sums), fundraiser, inPost("Send it to Paybill 522533, account Wanjiru.")],
      ["987654", "522533"],
    ],
    ["hides the gift behind honest links", [fundraiser, inPost(links)], ["987654"]],
    ["writes a number in other digits", [inPost("Lipa na Paybill ٥٢٢ ٥٣٣ leo.")], ["522533"]],
    [
      "writes a number in words",
      [inPost("Pay till five two two, then five three three.")],
      ["522533"],
    ],
    [
      "puts a number into cells",
      [inPost("| Pay to till | and |\n| --- | --- |\n| 522 | 533 |")],
      ["522533"],
    ],
    ["puts words between", [inPost("Dial 0722, my dear, 533 and 123.")], ["0722533123"]],
    [
      "leads to a host of one other letter",
      [inPost("Give at [our page](https://www.mchamga.africa/x).")],
      ["www.mchamga.africa", "www.mchanga.africa"],
    ],
    [
      "leads to a host that looks the same",
      [inPost("See [it](https://www.mchanqa.africa/).")],
      ["It looks like"],
    ],
    ["changes a helpline", [["helplines.yaml", '"116"', '"117"']], ["117", "116"]],
    [
      "writes to another mailbox",
      [inPost("Write to safe@suluhisho-help.example today.")],
      ["safe@suluhisho-help.example"],
    ],
    [
      "changes the way out",
      [["interface.yaml", "Leave this site", "Stay on this site"]],
      ["help and safety"],
    ],
    [
      "calls a stranger in a link",
      [inPost("[Call us](tel:+254711000111) today.")],
      ["+254711000111"],
    ],
    [
      "puts what is safest to do last",
      [["pages/help.yaml", advice[0] + advice[1], advice[1] + advice[0]]],
      ["help and safety", "moved"],
    ],
    [
      "tells her father first",
      [["programs/protection-and-advocacy.mdx", "we act early", "we tell her father first"]],
      ["help and safety", "tell her father first"],
    ],
    [
      "hides a host that looks like a known one behind honest links",
      [inPost(`${links} [give](https://changa.africa/x)`)],
      ["It looks like www.mchanga.africa", "changa.africa"],
    ],
    [
      "gives the agreement of somebody for granted",
      [["testimonials.yaml", "  sample: true\n- id: head-teacher", "- id: head-teacher"]],
      ["children, consent and people", "Zawadi N., sample"],
    ],
  ])("%s", async (_does, edits, says) => {
    const comment = acceptedComment(await reviewOfWords(edits));
    const words = comment.replaceAll(/<[^>]*>/g, "");
    for (const one of says) expect(words.slice(0, firstScreen)).toContain(one);
    expect(comment).not.toContain("Nothing to mend");
  });

  it("takes a page from visitors says so", async () => {
    const review = await reviewOfWords([["blog/3.mdx", "category:", "draft: true\ncategory:"]]);
    expect(acceptedComment(review).slice(0, firstScreen)).toContain("taken down");
  });

  it("shows a part that was hidden shows its words", async () => {
    const hidden: WrittenEdit = ["site.yaml", "name:", "hide: [timeline]\nname:"];
    const review = await reviewOfWords([["site.yaml", "hide: [timeline]\n", ""]], [hidden]);
    expect(acceptedComment(review)).toContain("Anti-FGM campaign");
  });

  it("makes a waiting post public shows all of it", async () => {
    const post =
      "---\ntitle: Rain\nexcerpt: It rained on the day of the walk to school.\nauthor: A\ndate: 2025-05-21\ncategory: Advocacy\ndraft: true\n---\n\nOne.\n";
    const now = post.replace("draft: true\n", "");
    const [edit] = await editsOfWords({ "blog/4.mdx": post }, { "blog/4.mdx": now });
    expect(edit?.values.map(({ after }) => after)).toContain(
      "It rained on the day of the walk to school.",
    );
  });
});
