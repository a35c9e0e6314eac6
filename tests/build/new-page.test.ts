import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { copySite } from "#scripts/bench/site-copy.ts";
import { repositoryRoot } from "#scripts/run-child.ts";
import { startCommand } from "#tests/support/start-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = fileURLToPath(repositoryRoot);
const site = path.join(temporaryFolder(), "site");
const place = (file: string) => path.join(site, file);

const words = `title: Our Partners
description: The schools and companies that work with us, and how yours can join.
heading: Together we reach further
lead: Schools, companies and groups make this work possible.
jina: { text: Umoja ni nguvu, meaning: Unity is strength, source: Common Swahili proverb }
thanks: We thank every partner.
`;

const schema = `import { z } from "zod";
import { text } from "#app/model/fields/text.ts";
import { pageHeadFields } from "#app/model/pages/page-head.ts";

/** The page of partners. */
export const partnersSchema = z.strictObject({
  ...pageHeadFields,
  thanks: text("A sentence of thanks", "We thank every partner."),
});
`;

const route = `import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { designedPage } from "#app/library/pages/designed-page.ts";
import { PartnersView } from "#app/views/partners-view.tsx";

/** Asks the library for the page's words. */
export async function loader() {
  const { words, hero, page } = designedPage(await openLibrary(), "partners");
  return { words, view: { hero, thanks: page.thanks } };
}

/** Names the page for machines. */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.words);

export default function Partners() {
  return <PartnersView {...useLoaderData<typeof loader>().view} />;
}
`;

const view = `import { PageHero } from "#app/components/cloth/page-hero.tsx";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";

/** What the page of partners needs to be rendered. */
export type Props = { hero: ShownHero; thanks: string };

/** The page of partners. */
export function PartnersView({ hero, thanks }: Props) {
  return (
    <>
      <PageHero {...hero} />
      <p className="mx-auto max-w-page px-5 py-12">{thanks}</p>
    </>
  );
}
`;

async function changed(file: string, from: string, to: string) {
  const before = await readFile(place(file), "utf8");
  expect(before).toContain(from);
  await writeFile(
    place(file),
    before.replace(from, () => to),
  );
}

beforeAll(async () => {
  await copySite(root, site);
  await mkdir(place(".cache/code"), { recursive: true });
  await symlink(path.join(root, ".cache/code/fonts"), place(".cache/code/fonts"));
  await writeFile(place("content/pages/partners.yaml"), words);
  await writeFile(place("app/model/pages/partners.ts"), schema);
  await writeFile(place("app/routes/pages/partners.tsx"), route);
  await writeFile(place("app/views/partners-view.tsx"), view);
  const register = "app/library/designed-pages.ts";
  const line = `partners: { address: "/partners", path: "pages/partners.yaml", schema: partnersSchema },`;
  await changed(register, "} as const satisfies", `  ${line}\n} as const satisfies`);
  const imported = `import { partnersSchema } from "#app/model/pages/partners.ts";\n`;
  await changed(register, "import { programsSchema }", `${imported}import { programsSchema }`);
  const link = "  - label: Our Partners\n    href: /partners\n";
  await changed("content/navigation.yaml", "quickLinks:\n", `quickLinks:\n${link}`);
});

function run(script: string, variables: Record<string, string> = {}) {
  const own = { CONTENT_DIR: undefined, OUT_DIR: undefined, ...variables };
  return startCommand(script, own, site);
}

// The five files that app/README.md names, and a link that leads to the page.
describe("a designed page added by the recipe", () => {
  it("is right, and served in development", async () => {
    const port = String(20_000 + (process.pid % 10_000));
    const server = run("dev", { PORT: port });
    onTestFinished(async () => void (await server.stop()));
    const [address] = await server.until(/http:\/\/localhost:\d+/);
    const html = await (await fetch(`${address}/partners`)).text();
    // A mistake in the words would be shown in the place of every page.
    expect(html).toMatch(/<h1[^>]*>Together we reach further<\/h1>/);
  });

  // The code of the copy is built anew for it, which takes longer than all other builds here.
  it.runIf(process.env.TEST_MATRIX === "true")("is built, mapped and shared", async () => {
    const build = run("build");
    expect(await build.ended, build.said.errors).toBe(0);
    const read = (file: string) => readFile(place(`build/client/${file}`), "utf8");
    const html = await read("partners.html");
    expect(html).toMatch(/<h1[^>]*>Together we reach further<\/h1>/);
    expect(await read("sitemap.xml")).toContain("/partners<");
    const share = /assets\/(share-\w+\.\w+)/.exec(html)?.[0] ?? "";
    expect((await read(share)).length).toBeGreaterThan(0);
    expect(await read("_headers")).toMatch(/^\/partners$/m);
  });
}, 180_000);
