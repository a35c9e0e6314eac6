import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { kinds } from "#app/content/kinds.ts";
import { neededNames } from "#scripts/generate/example-of.ts";
import { issueForm, issueForms } from "#scripts/generate/issue-form.ts";

type Question = {
  type: string;
  id?: string;
  attributes: { label?: string; placeholder?: unknown };
  validations?: { required: boolean };
};

describe.each(issueForms)("the issue form for a $thing", (form) => {
  // The code host reads it by the older YAML, in which fewer words are texts.
  const { body } = parse(issueForm(form), { version: "1.1" }) as { body: Question[] };
  const questions = body.filter(({ id }) => id !== undefined);
  const schema = kinds.find(({ name }) => name === form.kind)?.schema;

  it("asks for each field that it needs but its id, and for consent", () => {
    const needed = schema ? neededNames(schema).filter((name) => name !== "id") : [];
    const asked = questions.map(({ id }) => id);
    expect(asked).toEqual(expect.arrayContaining([...needed, ...form.besides, "consent"]));
    const free = questions.filter(
      ({ type, validations }) => type !== "checkboxes" && !validations?.required,
    );
    expect(free.map(({ id }) => id).sort()).toEqual([...form.besides].sort());
  });

  it("has a label of its own for each question, by which the answer is found again", () => {
    const labels = questions.map(({ attributes }) => attributes.label);
    expect(new Set(labels.filter((label) => label?.trim())).size).toBe(questions.length);
    const examples = questions.flatMap(({ attributes }) => attributes.placeholder ?? []);
    expect(examples.filter((example) => typeof example !== "string")).toEqual([]);
  });
});
