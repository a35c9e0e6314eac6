import path from "node:path";
import type { Contents } from "#app/library/contents.ts";
import { pageHead } from "#app/library/shown/page-head.ts";
import { sharePicture } from "#app/library/shown/share-picture.ts";
import type { DrawnPage } from "#scripts/build/memory/site-record.ts";
import type { OutputFolder } from "#scripts/build/output/output-folder.ts";
import { makeSharePictures, sharePictureFolder } from "#scripts/build/share-pictures.ts";

/** Puts the picture that stands for each page below assets/; answers with how many were rendered. */
export async function placeSharePictures(
  contents: Contents,
  pages: ReadonlyMap<string, DrawnPage>,
  output: OutputFolder,
) {
  const addresses = [...pages].flatMap(([address, { share }]) => (share ? [address] : []));
  const pictures = addresses.map((address) => sharePicture(contents, pageHead(contents, address)));
  const folder = sharePictureFolder();
  const made = await makeSharePictures(pictures, folder);
  for (const file of new Set(pictures.map((picture) => picture.file)))
    output.copy(`assets/${file}`, path.join(folder, file), file);
  return made;
}
