import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { outputFolder } from "#scripts/build/output.ts";
import { layOrdinaryEdits } from "#tests/support/browser/ordinary-edits.ts";
import { runCommand } from "#tests/support/command.ts";

const frozenContent = path.resolve("tests/fixtures/content");

/** The base path of the variant. */
export const variantPath = "/preview";
/** The form services of the variant, by form. */
const formServices = {
  volunteer: "formspree",
  contact: "web3forms",
  newsletter: "basin",
} as const;
/** The origin of these services. */
export const formService = "https://forms.example";
/** The M-Pesa numbers of the variant. */
export const paybill = { number: "123456", account: "GIRLS" };
// Facts that a donor looks up in addition to those on the about page.
const footerProof = ["registration", "annualReport"]
  .map((name) => `${name}: { label: The ${name}, href: "https://register.example/${name}" }\n`)
  .join("");
const partner =
  "- { id: library, name: The county library, logo: /files/classroom.svg, sample: true }\n";

const swahiliPost = `---
title: Chumba cha kusoma
excerpt: Leo tumefungua chumba cha kusoma kwa wasichana wote wa shule yetu.
author: The education team
date: 2025-03-20
category: Education
readTime: 1
lang: sw
---

Karibuni sana wasichana wote. Chumba hiki ni chenu, na mlango wake uko wazi kila siku.
`;

/** A moved page of the variant, and its new address. */
export const movedPage = { from: "/our-story", to: "/about" };

/** A page of the variant with every element that a text may have. */
export const writingPage = "/writing";

/**
 * The sites that tests visit: the frozen content, and a variant of it with everything that the real
 * site leaves open today; and for what must be true of any content, the real site as built by `npm
 * test`, the same after twenty ordinary edits, that of a different charity, and one of ten files.
 */
export const testSites = {
  frozen: path.resolve("build/test-frozen"),
  variant: path.resolve("build/test-variant"),
  real: outputFolder(),
  edited: path.resolve("build/test-edited"),
  other: path.resolve("build/test-other"),
  smallest: path.resolve("build/test-smallest"),
};

/** The sites with content that no test may depend on. */
export const anyContent = ["real", "edited", "other", "smallest"] as const;

/** Builds all of them except the real one; throws the output of a build that fails. */
export async function setup() {
  const room = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  const [content, edited] = [path.join(room, "content"), path.join(room, "edited")];
  try {
    await writeVariant(content);
    await cp(contentFolder(), edited, { recursive: true });
    await layOrdinaryEdits(edited);
    // Two at a time, for two cores.
    await Promise.all([
      buildEach(
        { CONTENT_DIR: frozenContent, OUT_DIR: testSites.frozen },
        { CONTENT_DIR: "tests/fixtures/ten", OUT_DIR: testSites.smallest },
      ),
      buildEach(
        // NODE_ENV may be set in a developer's shell.
        {
          CONTENT_DIR: content,
          OUT_DIR: testSites.variant,
          BASE_PATH: variantPath,
          NODE_ENV: "development",
        },
        { CONTENT_DIR: edited, OUT_DIR: testSites.edited },
        { CONTENT_DIR: "tests/fixtures/water", OUT_DIR: testSites.other },
      ),
    ]);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

async function buildEach(...sites: Record<string, string>[]) {
  for (const variables of sites) {
    const { code, errors } = await runCommand(["build"], variables);
    if (code !== 0) throw new Error(errors);
  }
}

async function writeVariant(content: string) {
  await cp(frozenContent, content, { recursive: true });
  await edit(content, "site.yaml", /^forms:\n(?: {2}.*\n)+/m, `forms:\n${servedForms()}`);
  const { number, account } = paybill;
  const giving = `$&  paybill: { number: "${number}", account: ${account} }\n`;
  await edit(content, "pages/donate.yaml", / {2}fundraiserId: .*\n/, giving);
  await edit(content, "site.yaml", /^copyright:/m, `${footerProof}$&`);
  await writeFile(path.join(content, "partners.yaml"), partner);
  await cp("tests/fixtures/writing.mdx", path.join(content, `pages${writingPage}.mdx`));
  await cp("tests/fixtures/small/files", path.join(content, "files"), { recursive: true });
  await edit(content, "pages/privacy.mdx", /$/, `\nSee [what a text may hold](${writingPage}).\n`);
  // One entry of each list is real, and one post is in Swahili.
  for (const list of ["gallery", "testimonials", "pledges", "success-stories", "team"])
    await edit(content, `${list}.yaml`, /sample: true/, "sample: false");
  await writeFile(path.join(content, "blog/habari.mdx"), swahiliPost);
  await edit(content, "redirects.yaml", /^\[\]$/m, `- ${JSON.stringify(movedPage)}`);
}

function servedForms() {
  return Object.entries(formServices)
    .map(
      ([name, kind]) =>
        `  ${name}:\n    delivery: endpoint\n    to: info@example.org\n    kind: ${kind}\n` +
        `    address: ${formService}/${name}\n    key: public-key\n`,
    )
    .join("");
}

async function edit(content: string, file: string, place: RegExp, words: string) {
  const whole = path.join(content, file);
  const before = await readFile(whole, "utf8");
  const after = before.replace(place, words);
  if (after === before) throw new Error(`${file} has nothing like ${place}`);
  await writeFile(whole, after);
}
