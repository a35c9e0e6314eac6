// Records the address of every public page, so that the check reports one that is lost: run it when a change goes live.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { paginationEnd } from "#app/content/addresses.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { siteAddresses } from "#app/content/site-addresses.ts";

const file = path.join(contentFolder(), "released-addresses.yaml");

const contents = await openContents();
// Further pages of lists come and go with the number of posts.
const pages = siteAddresses(contents).filter((address) => !paginationEnd.test(address));
const recorded = new Set(contents.releasedAddresses);
const added = pages.filter((address) => !recorded.has(address));
const all = [...recorded, ...added];
// Keeps the comments at the top of the file; addresses need no quotes.
const notes = (await readFile(file, "utf8")).match(/^#.*\n/gm) ?? [];
await writeFile(file, [...notes, ...all.map((address) => `- ${address}\n`)].join(""));
console.log(`${all.length} addresses on record, ${added.length} of them new.`);
