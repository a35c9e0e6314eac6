import type { Problem } from "#app/library/problems/problem.ts";
import type { SourceFile } from "#app/library/reading/source-file.server.ts";

/** A file as problems and the content folder name it. */
export type Named = Pick<SourceFile, "file" | "path">;

/** The problem of a prose file whose name cannot be an address; none where it can. */
export function badFileName({ file }: Named, name: string): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
  const better = addressName(name);
  return [
    {
      ...atTheTop(file),
      says: `The file's name "${name}" becomes the page's address, and some of its characters cannot.`,
      expected: "It can have small letters, digits and hyphens.",
      fix: `Rename it to something like ${better || "new-post"}.mdx.`,
    },
  ];
}

/** The problem of a required file that does not exist. */
export function missingFile(file: string): Problem {
  return {
    ...atTheTop(file),
    says: "This file is missing.",
    expected: "The site cannot be built without it.",
    fix: "Bring it back, or undo what removed or renamed it.",
  };
}

/** The problem of a content folder that does not exist. */
export function missingFolder(name: string): Problem {
  return {
    ...atTheTop(name),
    says: "There is no such folder.",
    expected: "The words of the site are read from it.",
    fix: "Bring it back, or correct CONTENT_DIR if that names another folder.",
  };
}

/** The problem of a symbolic link, which could publish something from elsewhere. */
export function linkedFile(file: string): Problem {
  return {
    ...atTheTop(file),
    says: "This is a link to another place and not a file of its own.",
    expected: "",
    fix: "Put a plain file there, or take this away.",
  };
}

/** A name made of what can stand in an address; empty where nothing can. */
export function addressName(name: string) {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The place of a problem that is about a whole file. */
export function atTheTop(file: string) {
  return { file, line: 1, column: 1, field: "" };
}
