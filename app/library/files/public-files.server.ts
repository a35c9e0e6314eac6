import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { examineSvg } from "#app/library/files/examine-svg.ts";
import { linkedFile } from "#app/library/problems/file-problems.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { misplacedFile } from "#app/library/problems/stray-file.ts";
import { filesBelow } from "#app/library/reading/files-below.ts";

/** The files of the code in public/, and the only ones there that a build publishes. */
export const publicFiles = ["favicon.svg"];

/** Reports what stands in public/ and belongs to writers, who have the content folder. */
export function checkPublicFiles(folder: string): Problem[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).flatMap(({ path: place, isLink }) => {
    const file = `public/${place}`;
    if (isLink) return [linkedFile(file)];
    if (!publicFiles.includes(place)) return misplacedFile({ file, path: place });
    const { trouble } = examineSvg(readFileSync(path.join(folder, place)));
    return trouble ? [{ file, line: 1, column: 1, field: "", ...trouble }] : [];
  });
}
