// Copies content/ to another folder and adds many made-up posts, always the same, to measure with:
// npm run archive -- 1000 /tmp/archive
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const [count = "1000", folder = ".cache/archive/content"] = process.argv.slice(2);
const words =
  `school term morning teacher book market mother father river road rain maize lamp exam group
  savings village elder nurse uniform bicycle radio song harvest kitchen library pencil window
  neighbor daughter sister question answer letter meeting promise season garden bridge`.split(
    /\s+/,
  );
const categories = ["Advocacy", "Education", "Community"];

let state = 20_191_020;
const draw = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return (state >>> 8) % below;
};
const sentence = () => {
  const chosen = Array.from({ length: 6 + draw(6) }, () => words[draw(words.length)] ?? "");
  const text = chosen.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};
const paragraph = () => Array.from({ length: 3 + draw(3) }, sentence).join(" ");

function post(index: number) {
  const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  const fields = [
    `title: Post ${index} about ${words[draw(words.length)]}`,
    `excerpt: ${sentence()} ${sentence()}`,
    `author: The team`,
    `date: ${day}`,
    `category: ${categories[index % 3]}`,
  ];
  const parts = Array.from(
    { length: 3 },
    () => `## ${sentence()}\n\n${paragraph()}\n\n${paragraph()}`,
  );
  const list = `- ${sentence()}\n- ${sentence()}\n- **${words[draw(words.length)]}** and [a link](/about)`;
  const text = `${paragraph()}\n\n${parts.join("\n\n")}\n\n${list}\n`;
  const minutes = Math.max(1, Math.round((text.match(/[A-Za-z]\S*/g)?.length ?? 0) / 200));
  fields.push(`readTime: ${minutes}`, "sample: true");
  return `---\n${fields.join("\n")}\n---\n\n${text}`;
}

await rm(folder, { recursive: true, force: true });
await mkdir(path.dirname(path.resolve(folder)), { recursive: true });
await cp("content", folder, { recursive: true });
for (let index = 1; index <= Number(count); index += 1) {
  await writeFile(path.join(folder, "blog", `archive-${index}.mdx`), post(index));
}
console.log(`${count} posts in ${folder}`);
