/**
 * Fills in the subject from a link to the form, such as /contact?subject=Partnership#write, and hides
 * the words for a girl at risk from somebody who comes to write about something else.
 */
export function fillSubject() {
  const subject = new URLSearchParams(location.search).get("subject");
  const field = document.querySelector<HTMLInputElement>("main [name=subject]");
  if (!field || !subject) return;
  if (field.value === "") field.value = subject.slice(0, 100);
  const note = document.querySelector<HTMLElement>("[data-unless-subject]");
  const others = JSON.parse(note?.dataset.unlessSubject ?? "[]") as string[];
  if (note) note.hidden = others.includes(subject);
}
