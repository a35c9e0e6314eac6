import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isSeq, parseDocument } from "yaml";
import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { outputFolder } from "#scripts/build/output.ts";
import { runCommand } from "#tests/support/command.ts";

const frozenContent = path.resolve("tests/fixtures/content");

/** The base path of the variant. */
export const variantPath = "/preview";
/** The origin of the form services of the variant. */
export const formService = "https://forms.example";
/** The M-Pesa numbers of the variant. */
export const paybill = { number: "123456", account: "GIRLS" };
/** A moved page of the variant, and its new address. */
export const movedPage = { from: "/our-story", to: "/about" };
/** A page of the variant with every element that a text may have. */
export const writingPage = "/writing";

/**
 * The sites that tests visit: the frozen content, and a variant of it with everything that the real
 * site leaves open today; and for what must be true of any content, the real site as built by `npm
 * test`, the same after ordinary edits, and one without the optional parts, in French.
 */
export const testSites = {
  frozen: path.resolve("build/test-frozen"),
  variant: path.resolve("build/test-variant"),
  real: outputFolder(),
  edited: path.resolve("build/test-edited"),
  smallest: path.resolve("build/test-smallest"),
};

/** Builds all of them except the real one; throws the output of a build that fails. */
export async function setup() {
  const room = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  const [content, edited] = [path.join(room, "content"), path.join(room, "edited")];
  try {
    await writeVariant(content);
    await cp(contentFolder(), edited, { recursive: true });
    await layOrdinaryEdits(edited);
    // NODE_ENV may be set in a developer's shell.
    const variables = { BASE_PATH: variantPath, NODE_ENV: "development" };
    // Two at a time, for two cores.
    await Promise.all([
      build(frozenContent, "frozen").then(() => build("tests/fixtures/french", "smallest")),
      build(content, "variant", variables).then(() => build(edited, "edited")),
    ]);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

async function build(content: string, name: keyof typeof testSites, variables = {}) {
  const folders = { CONTENT_DIR: content, OUT_DIR: testSites[name] };
  const { code, errors } = await runCommand(["build"], { ...folders, ...variables });
  if (code !== 0) throw new Error(errors);
}

async function writeVariant(content: string) {
  await cp(frozenContent, content, { recursive: true });
  const kinds = { volunteer: "formspree", contact: "web3forms", newsletter: "basin" };
  const forms = Object.entries(kinds).map(([name, kind]) => {
    const service = `kind: ${kind}, address: ${formService}/${name}, key: public-key`;
    return `  ${name}: { delivery: endpoint, to: info@example.org, ${service} }\n`;
  });
  await edit(content, "site.yaml", /^forms:\n(?: {2}.*\n)+/m, `forms:\n${forms.join("")}`);
  const { number, account } = paybill;
  const giving = `$&  paybill: { number: "${number}", account: ${account} }\n`;
  await edit(content, "pages/donate.yaml", / {2}fundraiserId: .*\n/, giving);
  await cp("tests/fixtures/writing.mdx", path.join(content, `pages${writingPage}.mdx`));
  await cp("tests/fixtures/small/files", path.join(content, "files"), { recursive: true });
  await edit(content, "pages/privacy.mdx", /$/, `\nSee [what a text may hold](${writingPage}).\n`);
  await edit(content, "redirects.yaml", /^\[\]$/m, `- ${JSON.stringify(movedPage)}`);
}

async function edit(content: string, file: string, place: RegExp, words: string) {
  const whole = path.join(content, file);
  const before = await readFile(whole, "utf8");
  const after = before.replace(place, words);
  if (after === before) throw new Error(`${file} has nothing like ${place}`);
  await writeFile(whole, after);
}

const longLines = [
  { id: "five-digits", number: "21094", name: "A line with five digits" },
  { id: "ten-digits", number: "0800 720 501", name: "A line with ten digits" },
];
const event = { id: "day-2099", title: "Tea", date: "2099-05-02", place: "A yard", text: "Tea." };

type EditYaml = (file: ReturnType<typeof parseDocument>) => unknown;
const ordinaryEdits: Record<string, EditYaml> = {
  "site.yaml": (file) => {
    file.set("phone", "+254 711 000 111");
    file.set("notice", { text: "We move in May.", until: "2099-05-31" });
    file.set("hide", ["pledges"]);
  },
  "navigation.yaml": (file) => {
    const place = ["header", 1, "label"];
    if (file.hasIn(place)) file.setIn(place, "Who we are, and since when");
  },
  "events.yaml": (file) => file.add(file.createNode(event)),
  "helplines.yaml": (file) => longLines.forEach((line) => file.add(file.createNode(line))),
  "testimonials.yaml": ({ contents }) => isSeq(contents) && contents.items.pop(),
  "categories.yaml": (file) => file.add(file.createNode({ id: "Yard news", color: "lake" })),
};

/** Makes ordinary edits in a copy of any content, and adds a long post, a draft and a scheduled post. */
async function layOrdinaryEdits(content: string) {
  for (const [name, change] of Object.entries(ordinaryEdits)) {
    const file = path.join(content, name);
    // A list may be missing.
    const document = parseDocument(await readFile(file, "utf8").catch(() => "[]"));
    change(document);
    await writeFile(file, document.toString());
  }
  const posts = { "a-day": "", "not-yet-read": "draft: true\n", later: "publishOn: 2098-03-08\n" };
  await mkdir(path.join(content, "blog"), { recursive: true });
  for (const [name, state] of Object.entries(posts))
    await writeFile(path.join(content, `blog/${name}.mdx`), post(name, state));
}

const post = (name: string, state: string) => `---
title: What we did on ${name}
excerpt: What happened between the first bus and the last cup of tea
author: The team
date: 2026-03-08
category: Yard news
${state}---
## What we did

We opened the gate. [Come and see it](/contact).
`;
