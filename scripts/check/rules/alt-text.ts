import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";

const charactersAtMost = 150;
const opening = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic)(?: (?:of|showing)\b|$)/i;
const fileName =
  /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?)$|^(?:(?:img|dscn?|pxl|vid|screenshot)[ _-]?\d[\w -]*|whatsapp image\b.*)$/i;

export default {
  severity: "warning",
  about:
    "The description of a picture is missing (an error) or does not say what the picture shows. It is all that blind readers have. Describe the picture in one sentence of at most 150 characters.",
  checkEntry(entry, report) {
    for (const { role, value, target = "", at, field } of textsOf(entry)) {
      if (role !== "alt") continue;
      const isTag = /^<img\b/i.test(entry.file.text.slice(at().start));
      const where = field !== "" ? "after alt" : isTag ? 'in alt="…"' : "in the square brackets";
      const words = value.replace(/\s+/g, " ").trim();
      const text = adviceOn(words, target, where);
      if (text) report({ ...at(), text, severity: value.trim() === "" ? "error" : undefined });
    }
  },
} satisfies Rule;

function adviceOn(words: string, target: string, where: string) {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (words === "") return `This picture has no description. Say what it shows, ${where}.`;
  const isName =
    !words.includes(" ") && lettersOf(words) === lettersOf(target.replace(/^.*\/|\.\w+$/g, ""));
  if (isName || fileName.test(words))
    return `"${words}" is a file name. Say what the picture shows, in one sentence.`;
  if (words.replace(opening, "") === "")
    return `"${words}" does not say what the picture shows. Describe it in one sentence.`;
  if (opening.test(words))
    return `Screen readers already say that this is a picture. Delete "${opening.exec(words)?.[0]}".`;
  const length = [...words].length;
  return (
    length > charactersAtMost &&
    `This description has ${length} characters. Shorten it to ${charactersAtMost}.`
  );
}
