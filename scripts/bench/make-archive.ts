// Copies content/ to another folder and adds made-up posts of about 400 words, always the same:
// npm run archive -- 1000 .cache/archive/content
import { cp, rm, writeFile } from "node:fs/promises";

const [count = "1000", folder = ".cache/archive/content"] = process.argv.slice(2);
// The dictionary of the site knows all of these.
const words = (
  "school term morning teacher book market mother river road rain maize lamp exam group savings " +
  "village nurse uniform bicycle radio song harvest kitchen library pencil window letter bridge"
).split(" ");
const categories = ["Advocacy", "Education", "Community"];
let state = 20_191_020;

await rm(folder, { recursive: true, force: true });
await cp("content", folder, { recursive: true });
for (let number = 1; number <= Number(count); number += 1) {
  await writeFile(`${folder}/blog/archive-${number}.mdx`, post(number));
}
console.log(`${count} posts in ${folder}`);

function post(number: number) {
  return `---
title: Post ${number} about ${someWords(1)}
excerpt: ${sentences(2)}
author: The team
date: ${new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10)}
category: ${categories[number % 3]}
readTime: 2
sample: true
---

${sentences(6)}

${[1, 2, 3].map(() => `## ${sentences(1)}\n\n${sentences(5)}\n\n${sentences(6)}\n\n`).join("")}
- ${sentences(1)}
- **${someWords(1)}** and [a link](/about)
`;
}

function sentences(number: number) {
  return Array.from({ length: number }, () => `We saw ${someWords(4 + below(6))}.`).join(" ");
}

function someWords(number: number) {
  return Array.from({ length: number }, () => words[below(words.length)]).join(" ");
}

// Everybody gets the same numbers, so that figures of different days can be compared.
function below(limit: number) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return (state >>> 8) % limit;
}
