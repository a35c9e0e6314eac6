import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { postCategories, postSchema } from "#app/model/entries/post.ts";
import { neededNames } from "#scripts/generate/example-of.ts";
import { issueForm } from "#scripts/generate/issue-form.ts";

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

// The code host reads the older YAML, in which more bare words are no texts.
const form = parse(issueForm(), { version: "1.1" }) as { body: Question[] };
const questions = form.body.filter(({ id }) => id !== undefined);

describe("the issue form for a post", () => {
  it("asks for each field that a post needs, for the text and for consent", () => {
    expect(questions.map(({ id }) => id)).toEqual([...neededNames(postSchema), "text", "consent"]);
  });

  it("lets nothing be left out", () => {
    const needed = questions.filter(({ type }) => type !== "checkboxes");
    expect(needed.filter(({ validations }) => validations?.required !== true)).toEqual([]);
    const consent = questions.find(({ type }) => type === "checkboxes");
    expect(consent?.attributes.options).toEqual([expect.objectContaining({ required: true })]);
  });

  it("has a label of its own for each question, by which the answer is found again", () => {
    const labels = questions.map(({ attributes }) => attributes.label);
    expect(labels.filter((label) => !label?.trim())).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("offers the categories of the model", () => {
    const choice = questions.find(({ type }) => type === "dropdown");
    expect(choice?.attributes.options).toEqual([...postCategories]);
  });

  it("gives examples that are texts", () => {
    const examples = questions.flatMap(({ attributes }) => attributes.placeholder ?? []);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((example) => typeof example !== "string")).toEqual([]);
  });

  it("warns first that everybody can read it", () => {
    expect(form.body[0]).toMatchObject({ type: "markdown" });
    expect(form.body[0]?.attributes.value).toMatch(/everybody can read/i);
  });
});
