import type { Contents } from "#app/library/contents.ts";
import { pageHead } from "#app/library/shown/page-head.ts";
import { sharePicture } from "#app/library/shown/share-picture.ts";
import type { OutputFolder } from "#scripts/build/output/output-folder.ts";
import type { DrawnPage } from "#scripts/build/memory/site-record.ts";

/** Puts the picture that stands for each page below assets/; answers with how many had to be drawn. */
export async function placeSharePictures(
  contents: Contents,
  pages: ReadonlyMap<string, DrawnPage>,
  output: OutputFolder,
) {
  const wanted = new Map<string, string>();
  for (const [address, { share }] of pages) if (share) wanted.set(share, address);
  const missing = [...wanted].filter(([share]) => !output.keep(`assets/${share}`));
  if (missing.length === 0) return 0;
  const { drawSharePictures, sharePicturePlace } =
    await import("#scripts/build/pictures/share-pictures.ts");
  const pictures = missing.map(([, address]) =>
    sharePicture(contents, pageHead(contents, address)),
  );
  const drawn = await drawSharePictures(pictures);
  for (const { file } of pictures) output.copy(`assets/${file}`, sharePicturePlace(file), file);
  return drawn;
}
