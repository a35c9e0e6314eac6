// Adds a post, a page, a person or another entry to content/, or the entry that an issue proposes:
// npm run new post "Why a school bag changes a year"
import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { Refusal } from "#scripts/new/answers.ts";
import { newEntry } from "#scripts/new/new-entry.ts";

try {
  const around = { content: contentFolder(), today: today() };
  console.log((await newEntry(process.argv.slice(2), around)).join("\n"));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
