import path from "node:path";
import { securityText } from "#app/head/security-text.ts";
import { isChecked, type CheckedWords } from "#app/library/checked-words.ts";
import type { Contents } from "#app/library/contents.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { inspectLibrary } from "#app/library/library.server.ts";
import { sharePictures, siteAddresses } from "#app/library/pages/site-map.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";
import { fullAddress, siteOrigin } from "#app/library/shown/page-words.ts";
import { basePath } from "#app/library/base-path.ts";
import { buildCode } from "#scripts/build/build-code.ts";
import { writeText } from "#scripts/build/compressed-text.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";
import { copyFiles } from "#scripts/build/copy-files.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { hashOfFiles, stampOfFile } from "#scripts/build/files-state.ts";
import { openDraft, type OutputDraft } from "#scripts/build/output-draft.ts";
import { openSite, type Site } from "#scripts/build/pages/open-site.ts";
import { pageAssets, type PageAssets } from "#scripts/build/pages/page-assets.ts";
import { siteRedirects, writeMovedPages } from "#scripts/build/pages/redirects.ts";
import { headerFacts, renderPages } from "#scripts/build/pages/render-pages.ts";
import { writeIcons } from "#scripts/build/pictures/icons.ts";
import { makePhotos } from "#scripts/build/pictures/photos.ts";
import { makeSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import { printWeights } from "#scripts/build/print-weights.ts";
import { secondsSince, step } from "#scripts/build/progress.ts";
import { markFile } from "#scripts/build/safe-output.ts";
import { readSiteRecord, writeSiteRecord, type SiteRecord } from "#scripts/build/site-record.ts";
import { buildOptions, pageCount, stampOfSite } from "#scripts/build/site-stamp.ts";
import { tallyWords } from "#scripts/build/tally-words.ts";
import { versionText } from "#scripts/build/version-text.ts";
import { checkSite } from "#scripts/checks/check-site.ts";
import { heavyPages } from "#scripts/checks/pages-are-light.ts";
import { unshownCopy } from "#scripts/checks/unshown-copy.ts";
import { headerRules } from "#scripts/hosts/header-rules.ts";
import { writeHostConfigurations } from "#scripts/hosts/host-configurations.ts";
import type { HostRules } from "#scripts/hosts/host-rules.ts";
import { headersFile } from "#scripts/hosts/write/headers-file.ts";
import { htaccess } from "#scripts/hosts/write/htaccess.ts";
import { redirectsFile } from "#scripts/hosts/write/redirects-file.ts";

/**
 * Checks the words, builds the code, renders what is different and publishes it where every check
 * passes; answers with the number of pages, or with nothing where something is wrong.
 */
export async function writeSite(output: string, sources: string): Promise<number | undefined> {
  setContentCache();
  // The code is built beside the words, in a process of its own, and told about after them.
  const unwanted = new AbortController();
  const fonts = cutFonts();
  const code = fonts.then(() => buildCode(unwanted.signal));
  code.catch(() => {});
  try {
    const words = await step("Words", inspectLibrary, tallyWords);
    if (!isChecked(words)) return reportContent(words.problems);
    // Made beside the code and the pages, because sharp works in threads of its own.
    const pictures = fonts.then(() => makePictures(words.contents));
    pictures.catch(() => {});
    const { folder } = await step(
      "Code",
      () => code,
      ({ isNew }) => (isNew ? "built" : "unchanged"),
    );
    const before = readSiteRecord(output);
    const draft = openDraft(output, before?.files);
    try {
      const filled = await fillDraft({ draft, words, codeFolder: folder, pictures, before });
      if (!filled) return undefined;
      writeConfigurations(output, words.contents, filled.rules);
      return publish(draft, filled.pages, output, sources);
    } finally {
      draft.discard();
    }
  } finally {
    unwanted.abort();
  }
}

function reportContent(problems: Inspection["problems"]) {
  console.error(printProblems(problems));
  console.error(`\nNothing was built: ${problems.length} to mend in the content.`);
  return undefined;
}

type DraftParts = {
  draft: OutputDraft;
  words: CheckedWords;
  codeFolder: string;
  pictures: ReturnType<typeof makePictures>;
  before: SiteRecord | undefined;
};

/** Puts everything into a draft and checks it; answers with its pages and rules where nothing is wrong. */
async function fillDraft({ draft, words, codeFolder, pictures, before }: DraftParts) {
  const { contents } = words;
  const [site, assets] = await Promise.all([openSite(codeFolder), pageAssets(codeFolder)]);
  const state = hashOfFiles(["scripts/build", "scripts/checks"], [codeFolder, ...buildOptions()]);
  copyBrowserPart(codeFolder, draft);
  copyFiles(contents, draft);
  const { pages } = await step(
    "Pages",
    () => renderPages({ contents, site, assets, code: state, before: before?.pages ?? {}, draft }),
    (made) => `${Object.keys(made.pages).length} in all, ${made.rendered} rendered`,
  );
  const { files } = await step(
    "Pictures",
    () => pictures,
    ({ photos, shares }) => `${photos} sizes of photographs and ${shares} share pictures made`,
  );
  for (const file of files) draft.copy(`assets/${path.basename(file)}`, file, file);
  await writeIcons(contents, draft);
  writeMovedPages(contents, draft);
  const { security, rules } = writeHostFiles(words, assets, draft);
  draft.write(markFile, "Made by npm run build, which may change or remove every file in here.\n");
  const isRight = await checkDraft({ pages, files: draft.files(), security }, words, site);
  return isRight ? { pages, rules } : undefined;
}

function copyBrowserPart(codeFolder: string, draft: OutputDraft) {
  const client = path.join(codeFolder, "client");
  for (const { path: file } of filesBelow(client)) {
    const from = path.join(client, file);
    draft.copy(file, from, `${codeFolder} ${stampOfFile(from)}`);
  }
}

async function makePictures(contents: Contents) {
  const shares = await makeSharePictures(sharePictures(contents));
  const photos = await makePhotos(contents.photos.values());
  return {
    shares: shares.made,
    photos: photos.made,
    files: new Set([...shares.files, ...photos.files]),
  };
}

function writeHostFiles({ contents, day }: CheckedWords, assets: PageAssets, draft: OutputDraft) {
  const place = "/.well-known/security.txt";
  const { email, language } = contents.site;
  const facts = { email, language, address: fullAddress(contents, place) };
  const security = securityText(facts, new Date(day));
  writeText(draft, place.slice(1), security);
  writeText(
    draft,
    "version.txt",
    versionText(day, path.resolve(process.env.CONTENT_DIR ?? "content")),
  );
  const factsOf = (address: string) => headerFacts(assets, contents, address);
  const rules: HostRules = {
    basePath,
    headers: headerRules(siteAddresses(contents), factsOf),
    redirects: siteRedirects(contents),
  };
  draft.write("_headers", headersFile(rules.headers));
  draft.write("_redirects", redirectsFile(rules.redirects));
  draft.write(".htaccess", htaccess(rules));
  const moved = rules.redirects.length;
  if (moved > 0) console.log(`${"Moved".padEnd(8)} ${moved} addresses sent on`);
  return { security, rules };
}

// A site that is built into a folder of its own is set up by whoever has named the folder.
function writeConfigurations(output: string, contents: Contents, rules: HostRules) {
  if (output !== path.resolve("build/client")) return;
  const name = new URL(siteOrigin(contents)).host;
  writeHostConfigurations("build/hosts", rules, { name, folder: `/var/www/${name}` });
}

type Draft = { pages: SiteRecord["pages"]; files: string[]; security: string };

async function checkDraft({ pages, files, security }: Draft, words: CheckedWords, site: Site) {
  const started = performance.now();
  const problems = checkSite({ pages, files, security, words });
  const unshown = await unshownCopy(words, site);
  const found = problems.length === 0 ? "checked" : `${problems.length} problems`;
  const copy = unshown.length === 0 ? "every text is shown" : `${unshown.length} texts on no page`;
  console.log(`${"Site".padEnd(8)} ${found}; ${copy} (${secondsSince(started)})`);
  printWeights(pages);
  if (unshown.length > 0) console.log(`${printProblems(unshown)}\n`);
  for (const { address, says } of heavyPages(pages))
    console.log(`Worth a look: ${address} ${says}?`);
  for (const { address, says } of problems) console.error(`${address} ${says}.`);
  return problems.length === 0;
}

function publish(
  draft: OutputDraft,
  pages: SiteRecord["pages"],
  output: string,
  sources: string,
): number {
  const files = draft.publish();
  writeSiteRecord(output, { stamp: stampOfSite(output, sources), pages, files });
  return pageCount({ pages });
}
