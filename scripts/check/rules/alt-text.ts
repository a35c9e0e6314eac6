import type { Rule } from "#scripts/check/rule.ts";

const charactersAtMost = 150;
const opening = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic)(?: (?:of|showing)\b|$)/i;
const fileName = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?)$|^(?:img|dscn?|pxl)[ _-]?\d+$/i;

export default {
  severity: "warning",
  about:
    "The words for a picture, which are all that a blind reader has, do not say what it shows.",
  check({ texts }, report) {
    for (const { role, value, target = "", at } of texts) {
      const text = role === "alt" && adviceOn(value.replace(/\s+/g, " ").trim(), target);
      if (text) report({ ...at(), text, severity: value.trim() === "" ? "error" : undefined });
    }
  },
} satisfies Rule;

function adviceOn(words: string, target: string) {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (words === "")
    return "This picture has no description. Say in the square brackets what it shows.";
  if (lettersOf(words) === lettersOf(target.replace(/^.*\/|\.\w+$/g, "")) || fileName.test(words))
    return `"${words}" is the name of a file. Say what the picture shows, in one sentence.`;
  if (opening.test(words))
    return `Screen readers say that it is a picture. Leave "${opening.exec(words)?.[0]}" out.`;
  const length = [...words].length;
  return length > charactersAtMost && `Shorten these ${length} characters to ${charactersAtMost}.`;
}
