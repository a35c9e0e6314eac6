import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The words of which made-up posts consist; the dictionary knows them all. */
export const archiveWords =
  `school term morning teacher book market mother father river road rain maize lamp exam group
  savings village elder nurse uniform bicycle radio song harvest kitchen library pencil window
  neighbor daughter sister question answer letter meeting promise season garden bridge`.split(
    /\s+/,
  );
const categories = ["Advocacy", "Education", "Community"];
const seed = 20_191_020;

/** Copies content/ to a folder and adds this many made-up posts of 290 to 470 words, always the same. */
export async function writeArchive(folder: string, count: number) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.dirname(path.resolve(folder)), { recursive: true });
  await cp("content", folder, { recursive: true });
  const draw = numbers(seed);
  for (let index = 1; index <= count; index += 1) {
    await writeFile(path.join(folder, "blog", `${archivePost(index)}.mdx`), post(index, draw));
  }
}

/** The id of a post of the archive, counted from 1. */
export function archivePost(index: number) {
  return `archive-${index}`;
}

type Draw = (below: number) => number;

function numbers(start: number): Draw {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

function post(index: number, draw: Draw) {
  const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  const fields = [
    `title: Post ${index} about ${archiveWords[draw(archiveWords.length)]}`,
    `excerpt: ${sentence(draw)} ${sentence(draw)}`,
    `author: The team`,
    `date: ${day}`,
    `category: ${categories[index % 3]}`,
  ];
  const parts = Array.from(
    { length: 3 },
    () => `## ${sentence(draw)}\n\n${paragraph(draw)}\n\n${paragraph(draw)}`,
  );
  const list = `- ${sentence(draw)}\n- ${sentence(draw)}\n- **${archiveWords[draw(archiveWords.length)]}** and [a link](/about)`;
  const text = `${paragraph(draw)}\n\n${parts.join("\n\n")}\n\n${list}\n`;
  const minutes = Math.max(1, Math.round((text.match(/[A-Za-z]\S*/g)?.length ?? 0) / 200));
  fields.push(`readTime: ${minutes}`, "sample: true");
  return `---\n${fields.join("\n")}\n---\n\n${text}`;
}

function sentence(draw: Draw) {
  const chosen = Array.from(
    { length: 6 + draw(6) },
    () => archiveWords[draw(archiveWords.length)] ?? "",
  );
  const text = chosen.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function paragraph(draw: Draw) {
  return Array.from({ length: 4 + draw(4) }, () => sentence(draw)).join(" ");
}
