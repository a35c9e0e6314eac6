// Adds a post, a page, a person or another entry to content/, or the entry that an issue proposes:
// npm run new post "Why a school bag changes a year"
import path from "node:path";
import { today } from "#app/library/days/today.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { Refusal } from "#scripts/new/answers.ts";
import { newEntry } from "#scripts/new/new-entry.ts";

const folders = {
  content: path.resolve(process.env.CONTENT_DIR ?? "content"),
  public: path.resolve("public"),
};
try {
  const lines = await newEntry(process.argv.slice(2), { folders, today: today() });
  console.log(lines.join("\n"));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
