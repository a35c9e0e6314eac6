import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { postCategories } from "#app/model/entries/post.ts";
import { kinds } from "#app/content/kinds.ts";
import { neededNames } from "#scripts/generate/example-of.ts";
import { issueForm, issueForms } from "#scripts/generate/issue-form.ts";

type Question = {
  type: string;
  id?: string;
  attributes: {
    label?: string;
    value?: string;
    placeholder?: unknown;
    options?: (string | { required: boolean })[];
  };
  validations?: { required: boolean };
};

/** What a form asks, as the code host reads it: by the older YAML, in which fewer words are texts. */
const read = (form: (typeof issueForms)[number]) => {
  const { body } = parse(issueForm(form), { version: "1.1" }) as { body: Question[] };
  return { body, questions: body.filter(({ id }) => id !== undefined) };
};

describe.each(issueForms)("the issue form for a $thing", (form) => {
  const { body, questions } = read(form);
  const schema = kinds.find(({ name }) => name === form.kind)?.schema;

  it("asks for each field that it needs but its id, and for consent", () => {
    const needed = schema ? neededNames(schema).filter((name) => name !== "id") : [];
    const asked = questions.map(({ id }) => id);
    const text = form.kind === "posts" ? ["text"] : [];
    expect(asked.filter((id) => !form.besides.includes(id ?? ""))).toEqual([
      ...needed,
      ...text,
      "consent",
    ]);
    expect(form.besides.filter((id) => !asked.includes(id))).toEqual([]);
  });

  it("lets only what may be missing be left out", () => {
    const answers = questions.filter(({ type }) => type !== "checkboxes");
    const free = answers.filter(({ validations }) => validations?.required !== true);
    expect(free.map(({ id }) => id).sort()).toEqual([...form.besides].sort());
    const consent = questions.find(({ type }) => type === "checkboxes");
    expect(consent?.attributes.options).toEqual([expect.objectContaining({ required: true })]);
  });

  it("has a label of its own for each question, by which the answer is found again", () => {
    const labels = questions.map(({ attributes }) => attributes.label);
    expect(labels.filter((label) => !label?.trim())).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("gives examples that are texts", () => {
    const examples = questions.flatMap(({ attributes }) => attributes.placeholder ?? []);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((example) => typeof example !== "string")).toEqual([]);
  });

  it("warns first that everybody can read it", () => {
    expect(body[0]).toMatchObject({ type: "markdown" });
    expect(body[0]?.attributes.value).toMatch(/everybody can read/i);
  });
});

describe("the issue form for a post", () => {
  it("offers the categories of the model", () => {
    const posts = issueForms
      .filter(({ kind }) => kind === "posts")
      .flatMap((form) => read(form).questions);
    const choice = posts.find(({ type }) => type === "dropdown");
    expect(choice?.attributes.options).toEqual([...postCategories]);
  });
});
