import { kinds } from "#app/content/kinds.ts";
import type { ContentFile } from "#tests/mutation/content-file.ts";
import { family, reportedAt, type Mutation } from "#tests/mutation/mistake.ts";

const moved =
  (to: (path: string) => string, where: (file: ContentFile) => boolean = () => true) =>
  (file: ContentFile): Mutation[] =>
    where(file)
      ? [
          {
            files: { [file.path]: null, [to(file.path)]: file.text },
            reported: { path: to(file.path), line: 1 },
          },
        ]
      : [];

const copied =
  (to: (path: string) => string) =>
  (file: ContentFile): Mutation[] => [
    { files: { [to(file.path)]: file.text }, reported: { path: to(file.path), line: 1 } },
  ];

const isProse = ({ isProse }: ContentFile) => isProse;
const isYaml = ({ isProse }: ContentFile) => !isProse;
const withName = (change: (name: string) => string) => (path: string) => {
  const slash = path.lastIndexOf("/") + 1;
  return path.slice(0, slash) + change(path.slice(slash));
};

/** Mistakes in the files themselves. */
export const files = family("files", [
  { name: "a file emptied", places: (file: ContentFile) => [reportedAt(file, "", 1)] },
  {
    name: "a file emptied but for a note",
    places: (file: ContentFile) => [reportedAt(file, "# Nothing here.\n", 1)],
  },
  {
    name: "a file that the site needs deleted",
    places: (file: ContentFile) =>
      !kinds.some((kind) => kind.path === file.path && !kind.isOptional)
        ? []
        : [{ files: { [file.path]: null }, reported: { path: file.path, line: 1 } }],
  },
  {
    name: "a post or page without a text",
    places: (file: ContentFile) =>
      file.isProse
        ? [reportedAt(file, file.text.slice(0, file.bodyStart), file.closeLine + 1)]
        : [],
  },
  {
    name: "a file name that ends in .yml",
    places: moved((path) => path.replace(".yaml", ".yml"), isYaml),
  },
  {
    name: "a file name that ends in .md",
    places: moved((path) => path.replace(".mdx", ".md"), isProse),
  },
  { name: "a file name that ends in .txt", places: copied((path) => `${path}.txt`) },
  {
    name: "a file name with a capital letter",
    places: moved(
      withName((name) => `A${name}`),
      isProse,
    ),
  },
  {
    name: "a file name with a space",
    places: moved(
      withName((name) => `a ${name}`),
      isProse,
    ),
  },
  {
    name: "a file name with a letter that addresses do not have",
    places: moved(
      withName((name) => `ũ${name}`),
      isProse,
    ),
  },
  {
    name: "the same file name in other letters",
    places: (file: ContentFile) =>
      file.isProse ? copied(withName((name) => `A${name}`))(file) : [],
  },
  {
    name: "a file copied under another name",
    places: (file: ContentFile) =>
      file.isProse ? [] : copied((path) => path.replace(".yaml", " (copy).yaml"))(file),
  },
  { name: "a file moved into a further folder", places: moved(withName((name) => `2026/${name}`)) },
]);
