// Adds a post, a page, a person or another entry to content/:
// npm run new post "Why a school bag changes a year"
import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { newEntry } from "#scripts/new/new-entry.ts";

const around = { content: contentFolder(), today: today() };
console.log((await newEntry(process.argv.slice(2), around)).join("\n"));
