import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { spreadOf, type Spread } from "#scripts/bench/figures.ts";
import { archivePost } from "#scripts/bench/write-archive.ts";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { repositoryRoot } from "#scripts/run-child.ts";

/** How long a writer waits while the site is served from its sources, in milliseconds. */
export type DevelopmentLoop = {
  /** From the start of the command to the first page. */
  firstPage: number;
  /** From a save to HTML that has the change. */
  servedChange: Spread;
  /** From a save with a mistake to the page that says so. */
  servedProblem: Spread;
  /** From a save to the change in a page that is open in a browser. */
  shownChange: Spread;
};

const pause = 150;

/** Serves a content folder with an archive and measures this many edits of each kind. */
export async function measureDevelopment(content: string, edits: number): Promise<DevelopmentLoop> {
  const started = performance.now();
  const server = await startServer(content);
  try {
    await fetch(`${server.address}/`).then((answer) => answer.text());
    const firstPage = performance.now() - started;
    // The first time asks for code that nobody has read yet.
    await fetch(`${server.address}/blog/${archivePost(1)}`).then((answer) => answer.text());
    const numbers = Array.from({ length: edits }, (_, index) => index + 1);
    const served = await inTurn(numbers, (number) => timeServed(server.address, content, number));
    return {
      firstPage,
      servedChange: spreadOf(served.map(({ change }) => change)),
      servedProblem: spreadOf(served.map(({ problem }) => problem)),
      shownChange: spreadOf(await timeShown(server.address, content, numbers)),
    };
  } finally {
    server.stop();
  }
}

async function startServer(content: string) {
  const env: NodeJS.ProcessEnv = { ...process.env, CONTENT_DIR: content, PORT: "0" };
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], {
    cwd: repositoryRoot,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      const found = /The site is at (http:\/\/\S+?);/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", () => reject(new Error(`The development server ended.\n${said}`)));
  });
  return { address, stop: () => void child.kill() };
}

async function timeServed(address: string, content: string, number: number) {
  const id = archivePost(number);
  const file = path.join(content, "blog", `${id}.mdx`);
  const before = await readFile(file, "utf8");
  const until = (text: string) => untilServed(`${address}/blog/${id}`, text);
  const change = await timeSave(file, `${before}\nAn edit with the number ${number}.\n`, () =>
    until(`number ${number}.`),
  );
  const wrong = before.replace(/^date: .*$/m, `date: day ${number}`);
  const problem = await timeSave(file, wrong, () => until(`day ${number}`));
  await timeSave(file, before, () => until("<main"));
  return { change, problem };
}

async function untilServed(address: string, text: string) {
  for (;;) {
    const html = await fetch(address).then((answer) => answer.text());
    if (html.includes(text)) return;
  }
}

async function timeShown(address: string, content: string, numbers: number[]) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  try {
    const page = await browser.newPage();
    const id = archivePost(1);
    const file = path.join(content, "blog", `${id}.mdx`);
    const before = await readFile(file, "utf8");
    const ready = listening(page);
    await page.goto(`${address}/blog/${id}`);
    await ready;
    return await inTurn(numbers, async (number) => {
      const again = listening(page);
      const time = await timeSave(file, `${before}\nShown with the number ${number}.\n`, () =>
        page.getByText(`number ${number}.`).waitFor(),
      );
      await again;
      return time;
    });
  } finally {
    await browser.close();
  }
}

function listening(page: Page) {
  return page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
}

async function timeSave(file: string, text: string, isThere: () => Promise<unknown>) {
  // A save that follows the last one at once is no save of a person.
  await new Promise((resolve) => setTimeout(resolve, pause));
  await writeFile(file, text);
  const saved = performance.now();
  await isThere();
  return performance.now() - saved;
}

async function inTurn<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
