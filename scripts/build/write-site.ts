import { availableParallelism } from "node:os";
import path from "node:path";
import { securityText } from "#app/head/security-text.ts";
import type { Contents } from "#app/library/contents.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { withInspection } from "#app/library/library.server.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import { recordedContents } from "#app/library/reads/recorded-contents.ts";
import { fullAddress } from "#app/library/shown/page-words.ts";
import { furtherThreads } from "#scripts/build/further-threads.ts";
import { contentGraphText } from "#scripts/build/graph/content-graph.ts";
import { linesOfReads } from "#scripts/build/graph/lines-of-reads.ts";
import { replaceWhole } from "#scripts/build/memory/site-file.ts";
import {
  readSiteRecord,
  writeSiteRecord,
  type SiteRecord,
} from "#scripts/build/memory/site-record.ts";
import { buildState } from "#scripts/build/output/build-state.ts";
import { openOutput, type OutputFolder } from "#scripts/build/output/output-folder.ts";
import { openSite } from "#scripts/build/pages/ask-site.ts";
import { headerFacts, type Studio } from "#scripts/build/pages/draw-target.ts";
import { headerRules } from "#scripts/build/pages/header-rules.ts";
import { pageAssets, type PageAssets } from "#scripts/build/pages/page-assets.ts";
import { prerender } from "#scripts/build/pages/prerender.ts";
import { makePhotos } from "#scripts/build/pictures/photos.ts";
import { placeSharePictures } from "#scripts/build/pictures/place-share-pictures.ts";
import { writeIcons } from "#scripts/build/pictures/icons.ts";
import { step } from "#scripts/build/progress.ts";
import { writeRedirects } from "#scripts/build/redirects/write-redirects.ts";

const securityPlace = "/.well-known/security.txt";

/** A site that was written: what there is to know of it, and how to ask it more. */
export type WrittenSite = {
  record: SiteRecord;
  securityText: string;
  studio: () => Promise<Studio>;
};

/** Writes the site of checked words and built code into a folder: only what is different there. */
export async function writeSite(
  inspection: Inspection,
  appFolder: string,
  outputFolder: string,
): Promise<WrittenSite> {
  const { contents: plain, shown } = inspection;
  if (!plain) throw new Error("A site with something to mend was to be written.");
  const contents = recordedContents(plain, shown);
  const state = buildState(appFolder);
  const last = readSiteRecord(outputFolder);
  const before = last?.state === state ? last : undefined;
  const output = openOutput(outputFolder, last?.files ?? new Map());
  const assets = await pageAssets(appFolder);
  const studio = studioOf(contents, assets, appFolder);
  copyClient(appFolder, output);
  const threads = furtherThreads(availableParallelism());
  const drawn = await step(
    "Pages",
    () =>
      withInspection({ ...inspection, contents }, () =>
        prerender({
          contents,
          texts: inspection.texts,
          before,
          output,
          openStudio: studio,
          appFolder,
          lineOf: linesOfReads(inspection, last),
          threads,
        }),
      ),
    ({ pages, drawn: count }) => `${pages.size} in all, ${count} drawn`,
  );
  await step(
    "Photos",
    () => makePhotos(plain.photos.values(), output),
    (count) => `${plain.photos.size} in use, ${count} files made anew`,
  );
  await step(
    "Shares",
    () => placeSharePictures(plain, drawn.pages, output),
    (count) => `${count} pictures drawn anew`,
  );
  await writeIcons(plain, output, before !== undefined);
  await step(
    "Moved",
    () => Promise.resolve(writeRedirects(plain, output)),
    (count) => `${count} addresses sent on`,
  );
  const security = writeHostFiles(plain, assets, output);
  const record = { ...drawn, state, files: output.finish() };
  writeSiteRecord(outputFolder, record);
  replaceWhole(
    path.join(path.dirname(outputFolder), "content-graph.json"),
    contentGraphText(record),
  );
  return { record, securityText: security, studio };
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
