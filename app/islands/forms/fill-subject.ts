/**
 * Fills in the subject from a link to the form, such as /contact?subject=Partnership#write, and hides
 * the words for a girl at risk while the subject is one about something else.
 */
export function fillSubject() {
  const subject = new URLSearchParams(location.search).get("subject");
  const field = document.querySelector<HTMLInputElement>("main [name=subject]");
  if (!field) return;
  if (subject && field.value === "") field.value = subject.slice(0, 100);
  const note = document.querySelector<HTMLElement>("[data-unless-subject]");
  const others = JSON.parse(note?.dataset.unlessSubject ?? "[]") as string[];
  const update = () => {
    if (note) note.hidden = others.includes(field.value.trim());
  };
  update();
  field.addEventListener("input", update);
  // The fields are emptied after the event.
  field.form?.addEventListener("reset", () => setTimeout(update));
}
