import { stringify } from "yaml";

/** A text in double quotes, as it may stand behind the colon of a field. */
export function quotedText(text: string) {
  return stringify(text, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 }).trim();
}
