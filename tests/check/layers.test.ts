import { expect, it } from "vitest";
import { parseDocument, visit } from "yaml";
import { errorsOf, exampleFindings, findingsOf } from "#tests/support/findings.ts";
import { frozenContent, smallFolder, textsIn } from "#tests/support/content-folder.ts";

const layersIn = async (folder: string) =>
  Object.entries(await textsIn(folder)).filter(([file]) => file.startsWith("sw/"));
const small = await layersIn(smallFolder);

it.each(small)("a field of %s that is left empty is an error there", async (file, text) => {
  const [, front = text, body] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  const names: string[] = [];
  visit(parseDocument(front), { Pair: (_, { key }) => void names.push(String(key)) });
  for (const [at, name] of names.entries()) {
    const document = parseDocument(front);
    let number = 0;
    visit(document, {
      Pair(_, pair) {
        if (number === at) pair.value = null;
        number += 1;
      },
    });
    const fields = String(document);
    const errors = await errorsOf({ [file]: body ? `---\n${fields}---\n${body}` : fields });
    expect
      .soft(
        errors.filter((error) => error.startsWith(file)),
        name,
      )
      .not.toEqual([]);
  }
});

it("a translation whose original is deleted is an error, or a warning in a list, whatever it translates", async () => {
  const layers = await layersIn(frozenContent);
  const pages = ["leso.yaml", "about.yaml", "accessibility.mdx"].map((name) => `sw/pages/${name}`);
  const added = [...pages, "sw/blog/1.mdx"].map((file) => {
    return [file, file.endsWith(".mdx") ? "---\ntitle: T\n---\nManeno.\n" : "title: T\n"] as const;
  });
  // Without site.yaml there is only one language.
  const others = layers.filter(([file]) => file !== "sw/site.yaml");
  for (const [file, text] of [...others, ...added]) {
    const files = { [file]: text, [file.slice(3)]: null };
    const findings = await exampleFindings("translations", files);
    const isList = text.startsWith("-") && !text.startsWith("---");
    const severity = isList ? "warning" : "error";
    expect.soft(findings, file).toContainEqual(expect.objectContaining({ file, severity }));
  }
});

it("a list of another length cannot take its facts from the first language", async () => {
  const list = "gifts:\n  list: [{ text: Kalamu }, { text: Daftari }]\n";
  const findings = await findingsOf({ "sw/pages/donate.yaml": `title: Toa\n${list}` });
  const errors = findings.filter(({ severity }) => severity === "error");
  expect(errors.map(({ file, source }) => [file, source])).toEqual([
    ["sw/pages/donate.yaml", expect.stringContaining("Kalamu")],
    ["sw/pages/donate.yaml", expect.stringContaining("Kalamu")],
  ]);
  expect(errors[0]?.text).toContain('"amount" comes from pages/donate.yaml');
});
