/** Fills in the subject from a link to the form, such as /contact?subject=Partnership#write. */
export function fillSubject() {
  const subject = new URLSearchParams(location.search).get("subject");
  const field = document.querySelector<HTMLInputElement>("main [name=subject]");
  if (field && subject && field.value === "") field.value = subject.slice(0, 100);
}
