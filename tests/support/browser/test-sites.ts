import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { contentFolder } from "#app/content/reading/read-content.server.ts";
import { outputFolder } from "#scripts/build/output.ts";
import { runProgram } from "#scripts/processes.ts";
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
  const [content, edited, code] = ["content", "edited", "code"].map((name) =>
    path.join(room, name),
  ) as [string, string, string];
  try {
    await writeVariant(content);
    await cp(contentFolder(), edited, { recursive: true });
    await layOrdinaryEdits(edited);
    const ready = buildCode(code);
    const buildAt = (from: string, to: string) =>
      build({ CONTENT_DIR: from, OUT_DIR: to, BUILT_CODE: code });
    // Two at a time, for two cores.
    await Promise.all([
      ready
        .then(() => buildAt(frozenContent, testSites.frozen))
        .then(() => buildAt("tests/fixtures/ten", testSites.smallest)),
      // NODE_ENV may be set in a developer's shell.
      build({
        CONTENT_DIR: content,
        OUT_DIR: testSites.variant,
        BASE_PATH: variantPath,
        NODE_ENV: "development",
      })
        .then(() => ready)
        .then(() => buildAt(edited, testSites.edited))
        .then(() => buildAt("tests/fixtures/water", testSites.other)),
    ]);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

/** Builds the browser's code for the root of a host; Vitest's own settings would leave out the styles. */
async function buildCode(folder: string) {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", folder];
  const environment = { VITEST: "", NODE_ENV: "production" };
  await runProgram(process.execPath, vite, { environment });
}

async function build(variables: Record<string, string>) {
  const { code, errors } = await runCommand(["build"], variables);
  if (code !== 0) throw new Error(errors);
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
