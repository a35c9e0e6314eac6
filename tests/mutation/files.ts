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
export const files = family("files", {
  "a file emptied": (file) => [reportedAt(file, "", 1)],
  "a file emptied but for a note": (file) => [reportedAt(file, "# Nothing here.\n", 1)],
  "a file that the site needs deleted": (file) =>
    !kinds.some((kind) => kind.path === file.path && !kind.isOptional)
      ? []
      : [{ files: { [file.path]: null }, reported: { path: file.path, line: 1 } }],
  "a post or page without a text": (file) =>
    file.isProse ? [reportedAt(file, file.text.slice(0, file.bodyStart), file.closeLine + 1)] : [],
  "a file name that ends in .yml": moved((path) => path.replace(".yaml", ".yml"), isYaml),
  "a file name that ends in .md": moved((path) => path.replace(".mdx", ".md"), isProse),
  "a file name that ends in .txt": copied((path) => `${path}.txt`),
  "a file name with a capital letter": moved(
    withName((name) => `A${name}`),
    isProse,
  ),
  "a file name with a space": moved(
    withName((name) => `a ${name}`),
    isProse,
  ),
  "a file name with a letter that addresses do not have": moved(
    withName((name) => `ũ${name}`),
    isProse,
  ),
  "the same file name in other letters": (file) =>
    file.isProse ? copied(withName((name) => `A${name}`))(file) : [],
  "a file copied under another name": (file) =>
    file.isProse ? [] : copied((path) => path.replace(".yaml", " (copy).yaml"))(file),
  "a file moved into a further folder": moved(withName((name) => `2026/${name}`)),
});
