import type { Rule } from "#scripts/check/rule.ts";

const charactersAtMost = 150;
const opening = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic)(?: (?:of|showing)\b|$)/i;
const fileName = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?)$|^(?:img|dscn?|pxl)[ _-]?\d+$/i;

const rule: Rule = {
  severity: "error",
  about:
    "The words for a picture, which are all that a blind reader has, do not say what it shows.",
  examples: {
    bad: ["![](a.jpg)", "![classroom.jpg](classroom.jpg)", "![a photo of two girls](a.jpg)"],
    good: ["![Two girls read at a desk](a.jpg)", "The image of the girls hangs in the hall."],
  },
  check({ texts }, report) {
    for (const { role, value, target = "", at } of texts) {
      const text = role === "alt" && adviceOn(value.replace(/\s+/g, " ").trim(), target);
      if (text) report({ ...at(), text });
    }
  },
};

export default rule;

function adviceOn(words: string, target: string) {
  if (words === "") return "A picture has no words. Say in the square brackets what it shows.";
  const isFile = lettersOf(words) === lettersOf(target.replace(/^.*\/|\.\w+$/g, ""));
  if (isFile || fileName.test(words))
    return `"${words}" is the name of a file. Say what the picture shows, in one sentence.`;
  if (opening.test(words))
    return `Screen readers say by themselves that it is a picture. Leave "${opening.exec(words)?.[0]}" out.`;
  const { length } = [...words];
  if (length <= charactersAtMost) return undefined;
  return `The words for this picture have ${length} characters. Keep ${charactersAtMost}, and write the rest into the text.`;
}

function lettersOf(name: string) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
