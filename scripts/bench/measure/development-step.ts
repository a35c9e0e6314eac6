import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import type { Step } from "#scripts/bench/in-rounds.ts";
import type { Ground } from "#scripts/bench/measure/ground.ts";
import { startCommand } from "#scripts/bench/measure/start-command.ts";
import { archivePost } from "#scripts/bench/write-archive.ts";
import { browserFlags } from "#scripts/find-browser.ts";

const edits = 20;
const pause = 150;
const readingTime = 1500;
const patience = 30_000;

/**
 * How long a writer waits while the site is served from its sources, in milliseconds; what needs a
 * browser is left out where none is named.
 */
export function developmentStep(ground: Ground, browser: string | undefined): Step {
  const { content, posts } = ground;
  const numbers = Array.from({ length: edits }, (_, index) => index + 1);
  const measure = async () => {
    // The code is built at the very first start, which a writer meets once after each change of it.
    await (await startServer(ground)).stop();
    const { address, firstPage, stop } = await startServer(ground);
    try {
      // The first time asks for code that nobody has read yet.
      await untilServed(`${address}/blog/${archivePost(1)}`, "<main");
      // Nobody saves a change before the first page has been looked at.
      await new Promise((resolve) => setTimeout(resolve, readingTime));
      const served = await inTurn(numbers, (number) => timeServed(address, ground, number));
      const shown = browser ? await timeShown(browser, address, content, numbers) : undefined;
      return {
        firstPage: [firstPage],
        servedChange: served.map(({ change }) => change),
        servedProblem: served.map(({ problem }) => problem),
        ...(shown && { shownChange: shown }),
      };
    } finally {
      await stop();
    }
  };
  return { title: "development", posts, measure };
}

async function startServer({ site, content }: Ground) {
  const started = performance.now();
  const words = ["npm", "run", "--silent", "dev"];
  const server = startCommand(words, { folder: site, env: { CONTENT_DIR: content, PORT: "0" } });
  const stop = () => {
    server.end();
    return server.ended;
  };
  try {
    const address = await server.saying(/The site is at (http:\/\/\S+?);/);
    await untilServed(`${address}/`, "<main");
    return { address, firstPage: performance.now() - started, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function timeServed(address: string, { content, posts }: Ground, number: number) {
  const id = archivePost(1 + ((number - 1) % posts));
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
  const started = performance.now();
  while (performance.now() - started < patience) {
    const html = await fetch(address).then((answer) => answer.text());
    if (html.includes(text)) return;
  }
  throw new Error(`${address} did not say "${text}" within ${patience / 1000} s.`);
}

async function timeShown(program: string, address: string, content: string, numbers: number[]) {
  const id = archivePost(1);
  const file = path.join(content, "blog", `${id}.mdx`);
  const before = await readFile(file, "utf8");
  // Our own end of an interrupted bench takes the browser with it.
  const browser = await chromium.launch({
    executablePath: program,
    args: browserFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const page = await browser.newPage();
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
    await writeFile(file, before);
  }
}

function listening(page: Page) {
  return page.waitForEvent("console", (message) => message.text() === "[live] connected");
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
