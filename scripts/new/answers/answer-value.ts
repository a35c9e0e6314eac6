import { hiddenSigns } from "#app/model/fields/hidden-signs.ts";
import type { DescribedSchema } from "#scripts/generate/described-schema.ts";
import type { Field } from "#scripts/generate/fields-of.ts";

const spoken: Record<string, boolean> = { true: true, yes: true, false: false, no: false };

/**
 * The value that somebody meant who wrote these words for a field. A list may be written as one
 * text with commas, or as several texts; what cannot be read as a number or a yes stays a text.
 */
export function answerValue({ node }: Field, written: string[]): unknown {
  const texts = written.map(oneLine);
  const [text = ""] = texts;
  if (node.type !== "array") return bareValue(node, text);
  const entries = texts.length > 1 ? texts : text.split(",").map((entry) => entry.trim());
  return entries.filter((entry) => entry !== "").map((entry) => bareValue(node.items ?? {}, entry));
}

/** A text on one line, without signs that nobody sees or that turn the order of others round. */
export function oneLine(text: string) {
  return withoutHiddenSigns(text).replaceAll(/\s+/g, " ").trim();
}

/** A text without the signs that nobody sees, its line ends plain. */
export function withoutHiddenSigns(text: string) {
  const plain = text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, " ");
  let shown = "";
  let from = 0;
  for (const { sign, index } of hiddenSigns(plain)) {
    shown += plain.slice(from, index);
    from = index + sign.length;
  }
  return shown + plain.slice(from);
}

function bareValue({ type, enum: choices }: DescribedSchema, text: string): unknown {
  const choice = choices?.find((one) => String(one).toLowerCase() === text.toLowerCase());
  if (choice !== undefined) return choice;
  if (type === "boolean") return spoken[text.toLowerCase()] ?? text;
  if (type === "integer" && /^[+-]?\d+$/.test(text)) return Number(text);
  return text;
}
