import { expect, it } from "vitest";
import { minutesToRead } from "#app/content/bodies/body-words.ts";
import { fileFacts } from "#app/content/file-facts.ts";
import { withValues } from "#app/content/fill-text.ts";
import { numbersIn } from "#app/content/number-words.ts";
import { changedFile, contentsOf } from "#tests/support/content-folder.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

it.each([
  [1, "1 kB"],
  [1_499, "1 kB"],
  [1_500, "2 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [1_250_000, "1.3 MB"],
])("a file of %i bytes is %s", (size, words) => {
  const download = { address: "/files/a.pdf", file: "a", ending: "pdf" as const, size };
  const downloads = new Map([[download.address, download]]);
  expect(plain(fileFacts(downloads, "/files/a.pdf?v=2#page=3"))).toBe(` (PDF, ${words})`);
  expect(fileFacts(downloads, "/files/b.pdf")).toBe("");
});

it("a link to a file names its type and size, and other words do not", async () => {
  const label = "label: The primary\n  href: /donate";
  const files = changedFile(
    "pages/home.yaml",
    label,
    label.replace("donate", "files/classroom.svg"),
  );
  const { home } = await contentsOf(files);
  expect(plain(home.primary.label)).toBe("The primary (SVG, 1 kB)");
  expect([home.secondary.label, home.heading]).toEqual(["The secondary", "The heading"]);
});

it.each([
  ["en", "1,234,567 and 98.5% of 12,5", "1,234,567 and 98.5% of 12,5"],
  ["fr", "1,234,567 and 98.5% of 2025", "1 234 567 and 98,5 % of 2025"],
])("in %s, %s is %s", (language, text, words) => {
  expect(plain(numbersIn(language, text))).toBe(words);
});

it("a text takes as long as its words, at least a minute", () => {
  expect([0, 299, 300, 500].map(minutesToRead)).toEqual([1, 1, 2, 3]);
});

it("only the values of a text are filled in", () => {
  expect(withValues("{a} {b} {toString} {{a}", { a: 0 })).toBe("0 {b} {toString} {0");
});
