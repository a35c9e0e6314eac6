import type { Contents } from "#app/library/contents.ts";
import { siteAddresses } from "#app/library/pages/site-map.ts";
import { pageHead } from "#app/library/shown/page-head.ts";
import { sharePicture, type SharePicture } from "#app/library/shown/share-picture.ts";
import type { OutputFolder } from "#scripts/build/output/output-folder.ts";
import type { DrawnPage } from "#scripts/build/memory/site-record.ts";
import { missingSharePictures, sharePicturePlace } from "#scripts/build/pictures/share-shelf.ts";
import type { SharesAhead } from "#scripts/build/pictures/shares-ahead.ts";

/** The pictures that stand for the pages of a site, as its words alone say them. */
export function sitePictures(contents: Contents) {
  return siteAddresses(contents).map((address) => pictureAt(contents, address));
}

/**
 * Puts the picture that stands for each page below assets/; answers with how many had to be drawn,
 * those among them that were begun before.
 */
export async function placeSharePictures(
  contents: Contents,
  pages: ReadonlyMap<string, DrawnPage>,
  output: OutputFolder,
  ahead: SharesAhead,
) {
  const drawn = await ahead.finish();
  const wanted = new Map<string, string>();
  for (const [address, { share }] of pages) if (share) wanted.set(share, address);
  const missing = [...wanted].filter(([share]) => !output.keep(`assets/${share}`));
  if (missing.length === 0) return drawn;
  const pictures = missing.map(([, address]) => pictureAt(contents, address));
  const late = await drawLate(missingSharePictures(pictures));
  for (const { file } of pictures) output.copy(`assets/${file}`, sharePicturePlace(file), file);
  return drawn + late;
}

function pictureAt(contents: Contents, address: string) {
  return sharePicture(contents, pageHead(contents, address));
}

// What draws is loaded where it is needed, which after a thread is nowhere.
async function drawLate(pictures: SharePicture[]) {
  if (pictures.length === 0) return 0;
  const { drawSharePictures } = await import("#scripts/build/pictures/share-pictures.ts");
  return drawSharePictures(pictures);
}
