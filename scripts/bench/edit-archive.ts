import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { archivePost, archiveWords } from "#scripts/bench/write-archive.ts";

/** An edit that was saved: where a visitor finds it, and the words that stand there now. */
export type Edit = { page: string; text: string };

/** Exchanges the first word below the front matter of a post, each time for another. */
export function editPost(content: string): Promise<Edit> {
  const file = `blog/${archivePost(1)}.mdx`;
  return exchange(content, file, /^(---\n[^]*?\n---\s+)()(\w+)( .*)/);
}

/** Exchanges the last word of a heading that the footer of every page has, each time for another. */
export function editFooter(content: string): Promise<Edit> {
  return exchange(content, "interface.yaml", /^(stayConnected: "?)((?:\S+ )*)(\w+)()(?="?\s*$)/m);
}

// The place has four parts: what only writers see, what is shown before the word, the word, and
// what is shown after it.
async function exchange(content: string, name: string, place: RegExp): Promise<Edit> {
  const file = path.join(content, name);
  const text = await readFile(file, "utf8");
  const found = place.exec(text);
  if (!found) throw new Error(`${name} has no word where the bench exchanges one.`);
  const [whole, start = "", before = "", word = "", after = ""] = found;
  const shown = before + capitalized(wordAfter(word)) + after;
  await writeFile(
    file,
    text.replace(whole, () => start + shown),
  );
  return { page: `blog/${archivePost(1)}.html`, text: shown };
}

// The list goes round, so that an edit always changes something and the dictionary knows the word.
function wordAfter(word: string) {
  const next = archiveWords.indexOf(word.toLowerCase()) + 1;
  return archiveWords[next % archiveWords.length] ?? "";
}

function capitalized(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
