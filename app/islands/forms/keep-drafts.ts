// Phones are shared: what is typed lives no longer than the tab in which it was typed.
const shelfName = (form: HTMLFormElement) => `draft-${form.dataset.draft}`;
const settleMilliseconds = 300;
const forms = () => document.querySelectorAll<HTMLFormElement>("form[data-draft]");

/**
 * Keeps what is typed into every form with data-draft until the form is emptied, and puts it back
 * when its page is opened again, with a note above it. It asks no island to be awake.
 */
export function keepDrafts() {
  const waiting = new Map<HTMLFormElement, number>();
  const keepNow = (form: HTMLFormElement) => {
    clearTimeout(waiting.get(form));
    waiting.delete(form);
    keep(form);
  };
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>("form[data-draft]");
    if (!form) return;
    clearTimeout(waiting.get(form));
    waiting.set(
      form,
      window.setTimeout(() => keepNow(form), settleMilliseconds),
    );
  });
  document.addEventListener("reset", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.dataset.draft) return;
    clearTimeout(waiting.get(target));
    waiting.delete(target);
    forget(target);
  });
  addEventListener("pagehide", () => [...waiting.keys()].forEach(keepNow));
  addEventListener("beforeunload", (event) => {
    if (!canKeep() && [...forms()].some((form) => typedIn(form).length > 0)) event.preventDefault();
  });
  forms().forEach(putBack);
}

type Answers = [name: string, value: string][];

function keep(form: HTMLFormElement) {
  const answers = typedIn(form);
  try {
    if (answers.length === 0) sessionStorage.removeItem(shelfName(form));
    else sessionStorage.setItem(shelfName(form), JSON.stringify(answers));
  } catch {
    // Where the browser keeps nothing, leaving the page asks first.
  }
}

function putBack(form: HTMLFormElement) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(shelfName(form)) ?? "[]") as Answers;
    if (kept.length === 0) return;
    for (const field of fieldsOf(form)) {
      const values = kept.filter(([name]) => name === field.name).map(([, value]) => value);
      if (isTick(field)) field.checked = values.includes(field.value);
      else field.value = values[0] ?? "";
    }
    showNote(form, true);
  } catch {
    // A shelf that cannot be read holds nothing for this form.
  }
}

function forget(form: HTMLFormElement) {
  try {
    sessionStorage.removeItem(shelfName(form));
  } catch {
    // Nothing was kept.
  }
  showNote(form, false);
}

function showNote(form: HTMLFormElement, isShown: boolean) {
  const note = form.querySelector<HTMLElement>("[data-draft-note]");
  if (note) note.hidden = !isShown;
}

function typedIn(form: HTMLFormElement): Answers {
  return fieldsOf(form).flatMap((field) => {
    const isEmpty = isTick(field) ? !field.checked : field.value === "";
    return isEmpty ? [] : [[field.name, field.value]];
  });
}

// The field that only robots see and those that nobody sees are no visitor's words.
function fieldsOf(form: HTMLFormElement) {
  const all = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...all].filter((field) => field.type !== "hidden" && field.tabIndex >= 0);
}

function isTick(field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement {
  return field.type === "checkbox";
}

function canKeep() {
  try {
    return Boolean(sessionStorage);
  } catch {
    return false;
  }
}
