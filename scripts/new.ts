// Adds a post, a page, a person or another entry to content/: by flags, or by asking for each field.
import path from "node:path";
import { createInterface } from "node:readline/promises";

import { today } from "#app/library/days/today.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";
import { Refusal } from "#scripts/new/answers.ts";
import { newEntry } from "#scripts/new/new-entry.ts";

// Where nobody sits at the terminal, nobody is asked.
const terminal = process.stdin.isTTY ? openTerminal() : undefined;
setContentCache();

try {
  const lines = await newEntry(process.argv.slice(2), {
    folders: {
      content: path.resolve(process.env.CONTENT_DIR ?? "content"),
      public: path.resolve("public"),
    },
    ask: terminal?.ask,
    say: (line) => console.log(line),
    today: today(),
  });
  console.log(lines.join("\n"));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  terminal?.close();
}

function openTerminal() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // A question that is left with Ctrl+C or Ctrl+D would otherwise never be answered.
  const left = new Promise<undefined>((resolve) => lines.on("close", () => resolve(undefined)));
  const ask = (prompt: string) =>
    Promise.race([lines.question(prompt).catch(() => undefined), left]);
  return { ask, close: () => lines.close() };
}
