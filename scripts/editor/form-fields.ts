import type { FieldFinding } from "#scripts/editor/entry-check.ts";

const paneOf = (language: string) => `.pane[data-mode="edit"][data-locale="${language}"]`;
const fieldIn = (language: string, field: string) =>
  document.querySelector<HTMLElement>(`${paneOf(language)} [data-key-path="${CSS.escape(field)}"]`);

/** Marks each field that has a finding with an attribute, which the style sheet prints below the field. */
export function markFields(findings: FieldFinding[]): void {
  for (const field of document.querySelectorAll("[data-finding]"))
    field.removeAttribute("data-finding");
  // A field has room for one: the first that has to be corrected.
  const ordered = [...findings].sort((left, right) => left.severity.localeCompare(right.severity));
  for (const { field, language, text, severity } of ordered) {
    const marked = field ? fieldIn(language, field) : null;
    if (!marked || marked.hasAttribute("data-finding")) continue;
    marked.setAttribute("data-finding", text);
    marked.dataset.severity = severity;
  }
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 150));

// The CMS shows a language, and a field, a little later.
async function soon(selector: string) {
  for (let tries = 0; tries < 20 && !document.querySelector(selector); tries++) await moment();
  return document.querySelector<HTMLElement>(selector);
}

async function showLanguage(language: string) {
  if (document.querySelector(paneOf(language))) return;
  // A narrow window has a menu of languages instead of buttons.
  document.querySelector<HTMLElement>('#first-pane-header [role="combobox"]')?.click();
  (await soon(`:is([role="radio"], [role="option"])[value="${language}"]`))?.click();
  await soon(`${paneOf(language)} [data-key-path]`);
}

/** Goes to a field, whatever language the form shows and however deep it is inside closed entries. */
export async function goToField(language: string, field: string): Promise<void> {
  await showLanguage(language);
  const steps = field.split(".");
  for (;;) {
    const at = steps.findLastIndex((_, last) =>
      fieldIn(language, steps.slice(0, last + 1).join(".")),
    );
    const found = fieldIn(language, steps.slice(0, at + 1).join("."));
    const next = steps[at + 1] ?? "";
    const body = /^\d/.test(next) ? `$="-item-${next}-body"` : "";
    const closed = found?.querySelector<HTMLElement>(
      `[aria-controls${body}][aria-expanded="false"]:not([aria-haspopup])`,
    );
    // The CMS renders a field once it is near the window.
    const place = found ?? document.querySelector(paneOf(language));
    const later = place?.querySelector(".placeholder");
    // An entry of a list has no path of its own, but a button that opens it.
    const entry = closed || !body ? null : found?.querySelector(`[aria-controls${body}]`);
    if (at === steps.length - (entry ? 2 : 1) || !(closed ?? later)) {
      const target = entry ?? found;
      // The header of a field has buttons too.
      const input = found?.querySelector(":scope > :not(header) :is(input, textarea, button)");
      ((entry ?? input) as HTMLElement | null | undefined)?.focus();
      target?.scrollIntoView({ block: "center" });
      // What the CMS renders on the way moves the field.
      await moment();
      target?.scrollIntoView({ block: "center" });
      return;
    }
    if (closed) closed.click();
    else later?.scrollIntoView();
    await moment();
  }
}

/** Writes a value into a field, as if somebody typed it. */
export async function setField(language: string, field: string, value: string): Promise<void> {
  await showLanguage(language);
  const place = `${paneOf(language)} [data-key-path="${CSS.escape(field)}"] input`;
  const input = (await soon(place)) as HTMLInputElement | null;
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
