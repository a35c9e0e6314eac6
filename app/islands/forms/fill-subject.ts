/** Writes the subject that a link names into the form it leads to: /contact?subject=Partnership#write. */
export function fillSubject() {
  const subject = new URLSearchParams(location.search).get("subject");
  const field = document.querySelector<HTMLInputElement>("main [name=subject]");
  if (field && subject && field.value === "") field.value = subject.slice(0, 100);
}
