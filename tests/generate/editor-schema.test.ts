import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { kinds } from "#app/content/kinds.ts";
import * as schemas from "#scripts/generate/editor-schema.ts";
import { contentWith, frozenContent, smallFolder } from "#tests/support/content-folder.ts";

// The model has its own patterns for these formats.
const formats = { date: true, email: true, uri: true } as const;
const ajv = new Ajv({ strictRequired: false, allowUnionTypes: true, formats });
const judgesOf = (of: typeof kinds, schemaOf: typeof schemas.editorSchema) =>
  new Map(of.map((kind) => [kind.name, ajv.compile(schemaOf(kind))]));
const judges = judgesOf(kinds, schemas.editorSchema);
const ofTranslations = judgesOf(schemas.translatedKinds(kinds), schemas.translationSchema);
const { files } = await contentWith({}, frozenContent);

it.each([frozenContent, smallFolder])("editors underline nothing in %s", async (folder) => {
  const read = await contentWith({}, folder);
  const judgeOf = ({ isLayer, kind }: (typeof files)[0]) =>
    (isLayer ? ofTranslations : judges).get(kind.name);
  const wrong = read.files.filter((file) => !judgeOf(file)?.(file.data));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it("editors underline a fact in a translation", () => {
  const judge = ofTranslations.get("stats");
  expect(judge?.([{ id: "girls", label: "wasichana" }])).toBe(true);
  expect(judge?.([{ id: "girls", value: "2" }])).toBe(false);
});

it.each<[what: string, changed: object, isRight?: boolean]>([
  ["a misspelt field", { titel: "A title" }],
  ["an empty title", { title: "  " }],
  ["a date in another form", { date: "30 June 2026" }],
  ["a fraction of a minute", { readTime: 2.5 }],
  ["a picture without words", { image: { src: "a.jpg" } }],
  ["a picture with words", { image: { src: "a.jpg", alt: "A desk" } }, true],
])("editors judge %s of a post as the model does", (_what, changed, isRight = false) => {
  const { kind, data } = files.find(({ path }) => path === "blog/1.mdx")!;
  const post = { ...(data as object), ...changed };
  expect(kind.schema.safeParse(post).success).toBe(isRight);
  expect(judges.get("posts")?.(post)).toBe(isRight);
});
