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

/** The short notice of a form once its answers have left. */
export const notice = below("notice", named("title", "text"));

/** What every form says. */
export const formWords =
  named("errorTitle", "errorsHeading", "opensMailApp", "goesToService", "trap", "sending") +
  below(
    "handedOver",
    named("heading", "text", "left", "nothingOpened", "tooLong", "pasteHere", "answer"),
  ) +
  below("accepted", named("heading", "text", "answer")) +
  ["refused", "unknown", "offline", "doubted"]
    .map((state) => below(state, named("heading", "text")))
    .join("") +
  below(
    "ways",
    named(
      "heading",
      "email",
      "whatsapp",
      "whatsappNote",
      "samplePhone",
      "sms",
      "copy",
      "copied",
      "copyFailed",
      "print",
    ),
  ) +
  below("receipt", named("heading", "made")) +
  below("draft", named("restored", "undo", "clear")) +
  named("noticeRegion");

/** When somebody answers. */
export const office =
  'office:\n  days: [Mon]\n  opens: "08:00"\n  closes: "17:00"\n  answersWithinHours: 48\n  holidays: [2099-12-25]\n';

/** The fields at the top of every designed page. */
export const pageHead =
  named("title", "description", "heading", "lead") +
  below("jina", named("text", "meaning", "source"));

/** The closing part of a page. */
export const closing = below(
  "closing",
  named("heading", "text") + link("primary", "/donate") + link("secondary", "/contact"),
);
