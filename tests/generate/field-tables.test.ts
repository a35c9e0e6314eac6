import { describe, expect, it } from "vitest";
import { z } from "zod";

import { reference } from "#app/model/fields/reference.ts";
import { text } from "#app/model/fields/text.ts";
import { figureText } from "#app/model/fields/figure-text.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { fieldsPage } from "#scripts/generate/field-tables.ts";

const kind = (name: string, shape: z.ZodRawShape): Kind => ({
  form: "single",
  name,
  path: `${name}.yaml`,
  schema: z.strictObject(shape),
});
const told = (description: string, example: string) => ({ description, examples: [example] });
const row = (tables: string, name: string) =>
  tables
    .split("\n")
    .find((line) => line.startsWith(`| \`${name}\` |`))
    ?.split(" | ")
    .slice(1)
    .map((cell) => cell.replace(/ \|$/, ""));

describe("the tables of fields", () => {
  const shape = {
    title: text("The headline", "Error: a | b"),
    day: writtenDate("The day"),
    stars: z.int().min(1).max(5).meta(told("Stars", "5")),
    place: z.int().min(1).meta(told("Place", "1")),
    kind: z.enum(["one", "two"]).meta(told("Kind", "one")),
    sum: figureText("The sum", "1,500+"),
    skills: z.array(text("A skill", "Reading")).min(1).meta(told("Skills", "[Reading]")),
    three: z.array(reference("stat", "A figure", "girls")).length(3),
    open: z.boolean().optional().meta(told("Open", "true")),
    picture: z.strictObject({ src: text("The file", "a.jpg") }).optional(),
    links: z.array(z.strictObject({ label: text("The words", "Home") })),
    other: z.strictObject({ label: text("The words", "Home") }),
  };
  const tables = fieldsPage([kind("words", shape)]);

  it.each([
    ["title", ["yes", "The headline"]],
    ["day", ["yes", "The day", "`2026-06-30`", "a date like 2026-06-30"]],
    ["stars", ["yes", "Stars", "`5`", "whole number from 1 to 5"]],
    ["place", ["yes", "Place", "`1`", "whole number, 1 or more"]],
    ["kind", ["yes", "Kind", "`one`", "one of: one, two"]],
    ["sum", ["yes", "The sum", "`1,500+`", expect.stringMatching(/^a figure .*like 1,500\+/)]],
    ["skills", ["yes", "Skills", "`[Reading]`", "list of texts, at least 1"]],
    ["three", ["yes", "", "", "list, exactly 3, each the name of a figure"]],
    ["open", ["no", "Open", "`true`", "true or false"]],
    ["picture.src", ["with picture", "The file", "`a.jpg`", "text"]],
    ["links.label", ["yes", "The words", "`Home`", "text"]],
    ["other.label", ["yes", "The words", "`Home`", "text"]],
  ])("say of %s what may stand there", (name, cells) => {
    expect(row(tables, name)?.slice(0, cells.length)).toEqual(cells);
  });

  it("keep a bar in an example from ending its cell, and quotes where a text needs them", () => {
    expect(tables).toContain('`"Error: a \\| b"`');
  });

  it("say in a sentence what an entry without fields is", () => {
    const schema = text("A word that is right", "chama");
    const word = { form: "list", name: "known", path: "known.yaml", schema } as const;
    expect(fieldsPage([word])).toContain(
      "## `known.yaml`, each entry\n\nA word that is right (text).\n",
    );
  });

  it("speak no language of programs", () => {
    const words = fieldsPage(kinds).replaceAll(/`[^`]*`/g, "");
    expect(words).not.toMatch(
      /\b(string|boolean|integer|array|object|undefined|null|enum|schema)\b/i,
    );
  });
});
