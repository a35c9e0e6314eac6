import type { Rule } from "#scripts/check/rule.ts";

const charactersAtMost = 150;
const opening = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic)(?: (?:of|showing)\b|$)/i;
const fileName = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?)$|^(?:img|dscn?|pxl)[ _-]?\d+$/i;

const rule: Rule = {
  severity: "error",
  about:
    "The words for a picture are missing, are the name of a file, say that it is a picture, or are very long. They are all that somebody has who cannot see it.",
  examples: {
    bad: [
      "![](classroom.jpg)",
      "![classroom.jpg](classroom.jpg)",
      "![Classroom](files/classroom.jpg)",
      "![IMG_20240101](a.jpg)",
      "![a photo of two girls](a.jpg)",
      `![${"A girl reads at a desk. ".repeat(7).trim()}](a.jpg)`,
      { "gallery.yaml": "- id: a\n  caption: A class\n  alt: Picture of rays\n" },
    ],
    good: [
      "![Two girls read at a desk](classroom.jpg)",
      "The image of the girls hangs in the hall.",
      "[photo of the day](/about)",
    ],
  },
  check({ texts }, report) {
    for (const { role, value, target = "", at } of texts) {
      if (role !== "alt") continue;
      const text = troubleWith(value.replace(/\s+/g, " ").trim(), target);
      if (text) report({ ...at(), text });
    }
  },
};

export default rule;

function troubleWith(words: string, target: string) {
  if (words === "") return "A picture has no words. Say in the square brackets what it shows.";
  const file = lettersOf(target.replace(/^.*\/|\.\w+$/g, ""));
  if (fileName.test(words) || (file !== "" && lettersOf(words) === file))
    return `"${words}" is the name of a file. Say what the picture shows, in one sentence.`;
  const begin = opening.exec(words)?.[0];
  if (begin)
    return `Screen readers say "${begin}" by themselves. Begin with what the picture shows.`;
  const { length } = [...words];
  if (length <= charactersAtMost) return undefined;
  return `The words for this picture have ${length} characters, and are read out in one go. Keep ${charactersAtMost}, and write the rest into the text.`;
}

function lettersOf(name: string) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
