import { describe, expect, it } from "vitest";

import { typedHelplines } from "#app/library/words/contacts/typed-helplines.ts";
import { personalData } from "#app/library/words/personal-data.ts";
import { testRule } from "#tests/library/words/rule-on-bodies.ts";
import { inspectionOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const line = (id: string, number: string) =>
  `- id: ${id}\n  number: "${number}"\n  name: N\n  swahili: S\n  checked: 2025-06-30\n`;
const listed = (contact: string) =>
  `- contact: "${contact}"\n  name: Whose it is\n  checked: 2025-06-30\n`;
const beside = {
  "helplines.yaml": line("child", "116") + line("violence", "1195") + line("legal", "0800 111 222"),
  "contacts.yaml": listed("1192") + listed("0800 999 000") + listed("someone@desk.test"),
};
const post = (body: string) => ({ "blog/3.mdx": postFile(`${body}\n`) });

describe("the number of a helpline that is typed by hand", () => {
  testRule({
    rule: typedHelplines,
    found: [
      ["Call 116 now.", "9:6 error", "116 is typed"],
      ["Call [116](tel:116) now.", "9:6 error", "This link leads to 116"],
      ["Call [us](tel:1195).", "9:6 error", "This link leads to 1195"],
      ["- **116**, simu ya msaada", "9:5 warning"],
      ["Piga simu 1195, bila malipo.", "9:11 error"],
      ["Our hotline: 116.", "9:14 error"],
      ["The line 116 is free.", "9:10 warning"],
      ["Dial 0800 111222 at any time.", "9:6 error"],
      ["0800-111-222", "9:1 error"],
      ["Write or ring +254 800 111 222.", "9:15 error"],
      ["## Ring 116", "9:9 error"],
    ],
    fine: [
      "Call {{helpline:child}} or {{ helpline:violence }}.",
      "The helpline took 116 calls from 116 girls.",
      "We bought 116 books.",
      "On page 116, for KES 116, in 1195/2, blog/116, at 11:16 and 1,116 times.",
      "[Helpline](/help)",
    ],
    beside,
  });

  it("is found in a field, with what to write", async () => {
    const files = { ...beside, "blog/3.mdx": postFile("Words.\n", { title: "When to call 116" }) };
    expect(await printedFindings(typedHelplines, files)).toEqual([
      "content/blog/3.mdx:2:21  116 is typed here and is the number of a helpline in helplines.yaml. Write {{helpline:child}}, so that it follows when the number changes.",
    ]);
  });
});

describe("a number that readers are told to call", () => {
  testRule({
    rule: typedHelplines,
    found: [
      ["Call 1159 at any time.", "9:6 error", "told to call 1159"],
      ["Call 1192 or 999.", "9:14 error", "told to call 999"],
      ["[Call the desk](tel:999).", "9:1 error", "told to call 999"],
      ["Piga simu 1190 bila malipo.", "9:11 error"],
      ["The toll-free line is 1190.", "9:23 error"],
      ["Our hotline (1190) is open.", "9:14 error"],
      ["Call 1192/1190.", "9:11 error"],
    ],
    fine: [
      "Call 1192 or [1192](tel:1192).",
      "We call 300 families a term.",
      "Since we opened the helpline in 2019 and 2020.",
      "Call +254 700 000 000.",
      "They call 300 shillings a lot.",
    ],
    beside,
  });

  it("may be a slip for a helpline, and is never guessed", async () => {
    expect(await printedFindings(typedHelplines, { ...beside, ...post("Call 1159.") })).toEqual([
      "content/blog/3.mdx:9:6  Readers are told to call 1159, which stands neither in helplines.yaml nor in contacts.yaml. The helplines are {{helpline:child}} (116), {{helpline:violence}} (1195), {{helpline:legal}} (0800 111 222). Write one of those, or make sure of the number and add it to contacts.yaml.",
    ]);
  });

  it("is nobody's business while the helplines are to mend", async () => {
    const files = { "helplines.yaml": "- a: b: c\n", ...post("Call 116 or 1190.") };
    const { problems } = await inspectionOf(files);
    expect(problems.map(({ file }) => file)).toEqual(["content/helplines.yaml"]);
  });
});

describe("a contact of another organisation", () => {
  testRule({
    rule: personalData,
    found: [
      ["Write to info@desk.test.", "9:10 warning", "contacts.yaml"],
      ["Write to Reports@children.desk.test.", "9:10 warning"],
      ["Write to info@gmail.com.", "9:10 error"],
      ["Write to jane.info@desk.test.", "9:10 error"],
      ["Call 0800 999 001.", "9:6 error", "contacts.yaml"],
      ["On our account call 0711 222 333.", "9:21 error"],
    ],
    fine: [
      "Call 0800 999 000 or 0800-999-000, or write to Someone@desk.test.",
      "Call 0800 111 222.",
      "Paybill 247247, account number 0123456789.",
      "Till No. 0712345678 and A/C: 01100 223 344 55.",
      "Akaunti ya benki ni 0123456789012.",
    ],
    beside,
  });

  it("is told with what to do", async () => {
    expect(await printedFindings(personalData, post("Write to info@desk.test."))).toEqual([
      "content/blog/3.mdx:9:10  Warning: info@desk.test is an e-mail address, and stands neither in site.yaml nor in contacts.yaml. If it is a public one of another organisation, add it to contacts.yaml, with whose it is.",
    ]);
  });

  it.each(["info at desk.test", "call us", "12"])(
    "is refused in another form: %s",
    async (text) => {
      const files = { "contacts.yaml": listed(text) };
      const { problems } = await inspectionOf(files);
      expect(problems.map(({ line: at, column }) => [at, column])).toEqual([[1, 12]]);
    },
  );

  it("is nobody's business while the list is to mend", async () => {
    const files = { "contacts.yaml": "- a: b: c\n", ...post("Call 0800 999 000.") };
    const { problems } = await inspectionOf(files);
    expect(problems.map(({ file }) => file)).toEqual(["content/contacts.yaml"]);
    expect(await findingLines(personalData, { ...beside, ...post("Words.") })).toEqual([]);
  });
});
