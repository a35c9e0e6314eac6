/** A text moved to the right, to stand below a field. */
export const indented = (text: string) => text.replace(/^(?=.)/gm, "  ");

/** Lines that give each field its own name as its text. */
export const named = (...fields: string[]) =>
  fields.map((name) => `${name}: The ${name}\n`).join("");

/** A field with fields of its own. */
export const below = (name: string, text: string) => `${name}:\n${indented(text)}`;

/** A field with a label and the page to which it leads. */
export const link = (name: string, href: string) =>
  below(name, `label: The ${name}\nhref: ${href}\n`);

/** What the visitor is told once a form was handed over. */
export const handover = below(
  "handover",
  named("noticeTitle", "noticeText", "heading", "whatHappened", "whatIsLeft", "ifNothingOpened") +
    named("openAgain", "copy", "copied", "copyFailed", "sent"),
);

/** The fields at the top of every designed page. */
export const pageHead =
  named("title", "description", "heading", "lead") +
  below("jina", named("text", "meaning", "source"));

/** The closing part of a page. */
export const closing = below(
  "closing",
  named("heading", "text") + link("primary", "/donate") + link("secondary", "/contact"),
);
