import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

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
    if (!trouble) return [];
    return [findingAt(passage, { index: 0, length: words.length }, { ...trouble })];
  });
}

function troubleWith(words: string, target = "") {
  const file = target.slice(target.lastIndexOf("/") + 1);
  const bareFile = bare(file.replace(/\.\w+$/, ""));
  if (fileName.test(words) || (bareFile !== "" && bare(words) === bareFile)) {
    return {
      says: `The words for this picture are the name of a file: "${words}".`,
      fix: "Say what it shows, in one sentence.",
    };
  }
  const begin = opening.exec(words)?.[0];
  if (begin) {
    return {
      says: `The words for this picture begin with "${begin}", which screen readers say by themselves.`,
      fix: "Begin with what it shows.",
    };
  }
  const length = [...words].length;
  if (length <= charactersAtMost) return undefined;
  return {
    says: `The words for this picture have ${length} characters; they are read out in one go.`,
    expected: `They can have ${charactersAtMost}.`,
    fix: "Keep what matters here, and put the rest into the text.",
  };
}

function bare(name: string) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
