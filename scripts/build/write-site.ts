import path from "node:path";
import { securityText } from "#app/head/security-text.ts";
import type { Contents } from "#app/library/contents.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { withInspection } from "#app/library/library.server.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import { recordedContents } from "#app/library/reads/recorded-contents.ts";
import { fullAddress } from "#app/library/shown/page-words.ts";
import { linesOfReads } from "#scripts/build/graph/lines-of-reads.ts";
import { writeContentGraph } from "#scripts/build/graph/write-content-graph.ts";
import { buildState } from "#scripts/build/output/build-state.ts";
import { openOutput, type OutputFolder } from "#scripts/build/output/output-folder.ts";
import { readSiteRecord, writeSiteRecord } from "#scripts/build/output/site-record.ts";
import { openSite } from "#scripts/build/pages/ask-site.ts";
import type { BuiltPage } from "#scripts/build/pages/built-page.ts";
import { headerFacts, type Studio } from "#scripts/build/pages/draw-target.ts";
import { headerRules } from "#scripts/build/pages/header-rules.ts";
import { pageAssets, type PageAssets } from "#scripts/build/pages/page-assets.ts";
import { prerender } from "#scripts/build/pages/prerender.ts";
import { makePhotos } from "#scripts/build/pictures/photos.ts";
import { placeSharePictures, sitePictures } from "#scripts/build/pictures/place-share-pictures.ts";
import { sharesAhead, type SharesAhead } from "#scripts/build/pictures/shares-ahead.ts";
import { writeIcons } from "#scripts/build/pictures/icons.ts";
import { step } from "#scripts/build/progress.ts";
import { writeRedirects } from "#scripts/build/redirects/write-redirects.ts";

const securityPlace = "/.well-known/security.txt";

/** A site that was written: what there is to know of its pages, its files, and how to ask it more. */
export type WrittenSite = {
  pages: BuiltPage[];
  files: ReadonlySet<string>;
  securityText: string;
  /** A name made of the code, programs and options that made it. */
  state: string;
  studio: () => Promise<Studio>;
};

/** Writes the site of checked words and built code into a folder: only what is different there. */
export async function writeSite(
  inspection: Inspection,
  appFolder: string,
  outputFolder: string,
): Promise<WrittenSite> {
  const shares = sharesAhead();
  try {
    return await writeParts(inspection, appFolder, outputFolder, shares);
  } finally {
    shares.stop();
  }
}

async function writeParts(
  inspection: Inspection,
  appFolder: string,
  outputFolder: string,
  shares: SharesAhead,
): Promise<WrittenSite> {
  const { contents: plain, shown, texts } = inspection;
  if (!plain) throw new Error("A site with something to mend was to be written.");
  const contents = recordedContents(plain, shown);
  const state = buildState(appFolder);
  const last = readSiteRecord(outputFolder);
  const before = last?.state === state ? last : undefined;
  const output = openOutput(outputFolder, last?.files ?? new Map());
  const assets = await pageAssets(appFolder);
  const studio = studioOf(contents, assets, appFolder);
  copyClient(appFolder, output);
  // Where everything is drawn, pictures are drawn beside the pages; else most of them are there.
  if (!before) shares.begin(() => sitePictures(plain));
  const { values, everywhere, pages } = await step(
    "Pages",
    () =>
      withInspection({ ...inspection, contents }, () =>
        prerender(contents, inspection, before, output, studio, appFolder),
      ),
    ({ pages: all, drawn }) => `${all.size} in all, ${drawn} drawn`,
  );
  await step(
    "Photos",
    () => makePhotos(plain.photos.values(), output),
    (count) => `${plain.photos.size} in use, ${count} files made anew`,
  );
  await step(
    "Shares",
    () => placeSharePictures(plain, pages, output, shares),
    (count) => `${count} pictures drawn anew`,
  );
  await writeIcons(plain, output, before !== undefined);
  await step(
    "Moved",
    () => Promise.resolve(writeRedirects(plain, output)),
    (count) => `${count} addresses sent on`,
  );
  const security = writeHostFiles(plain, assets, output);
  const files = output.finish();
  const lines = linesOfReads(values, inspection, last);
  const record = { state, texts, values, lines, everywhere, pages, files };
  writeSiteRecord(outputFolder, record);
  writeContentGraph(outputFolder, record);
  return {
    pages: [...pages.values()].flatMap((page) => page.facts ?? []),
    files: new Set([...files.keys()].map((file) => `/${file}`)),
    securityText: security,
    state,
    studio,
  };
}

// Starting the built site takes longer than drawing a page, so it waits for the first.
function studioOf(contents: Contents, assets: PageAssets, appFolder: string) {
  let opened: Promise<Studio> | undefined;
  return () => {
    opened ??= openSite(appFolder).then((ask) => ({ ask, assets, contents }));
    return opened;
  };
}

// What the browser gets of the code is named after what is in it, or changes with the code.
function copyClient(appFolder: string, output: OutputFolder) {
  const client = path.join(appFolder, "client");
  for (const { path: file } of filesBelow(client)) {
    output.copy(file, path.join(client, file), `${path.basename(appFolder)} ${file}`);
  }
}

function writeHostFiles(contents: Contents, assets: PageAssets, output: OutputFolder) {
  const { email, language } = contents.site;
  const facts = { email, language, address: fullAddress(contents, securityPlace) };
  const text = securityText(facts, new Date());
  output.write(securityPlace.slice(1), text);
  const factsOf = (address: string) => headerFacts(assets, contents, address);
  output.write("_headers", headerRules(siteAddresses(contents), factsOf));
  return text;
}
