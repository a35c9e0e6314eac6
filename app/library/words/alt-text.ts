import type { Problem } from "#app/library/problems/problem.ts";
import { findingOn, type Passage } from "#app/library/words/passage.ts";

const charactersAtMost = 150;
const opening = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic)(?: (?:of|showing)\b|$)/i;
const fileName = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?)$|^(?:img|dscn?|pxl)[ _-]?\d+$/i;

/**
 * Reports alternative texts that do not help those who cannot see the picture. A missing one is
 * reported where bodies and fields are parsed.
 */
export function altText(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    if (passage.kind !== "picture") return [];
    const words = passage.words.replace(/\s+/g, " ").trim();
    const trouble = words === "" ? undefined : troubleWith(words, passage.target);
    return trouble ? [findingOn(passage, trouble)] : [];
  });
}

function troubleWith(words: string, target = "") {
  const file = target.slice(target.lastIndexOf("/") + 1);
  const bareFile = bare(file.replace(/\.\w+$/, ""));
  if (fileName.test(words) || (bareFile !== "" && bare(words) === bareFile)) {
    const says = `The words for this picture are the name of a file: "${words}".`;
    return { says, fix: "Say what it shows, in one sentence." };
  }
  const begin = opening.exec(words)?.[0];
  if (begin) {
    const says = `The words for this picture begin with "${begin}", which screen readers say by themselves.`;
    return { says, fix: "Begin with what it shows." };
  }
  const length = [...words].length;
  if (length <= charactersAtMost) return undefined;
  const says = `The words for this picture have ${length} characters; they are read out in one go.`;
  const expected = `They can have ${charactersAtMost}.`;
  return { says, expected, fix: "Keep what matters here, and put the rest into the text." };
}

function bare(name: string) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
