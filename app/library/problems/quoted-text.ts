import { stringify } from "yaml";

/** A text in double quotes, as it can be written after the colon of a field. */
export function quotedText(text: string) {
  return stringify(text, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 }).trim();
}
