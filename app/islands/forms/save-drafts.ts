const debounceMilliseconds = 300;
const allForms = () => document.querySelectorAll<HTMLFormElement>("form[data-draft]");
const storageKey = (form: HTMLFormElement) => `draft-${form.dataset.draft}`;

/**
 * Saves the input of each form with data-draft until the form is reset, and restores it with a note
 * when the page is opened again. It is part of the entry script, so that nothing is lost before the
 * code of forms has come. Phones are shared, so a draft lasts no longer than its tab.
 */
export function saveDrafts() {
  const timers = new Map<HTMLFormElement, number>();
  const stopTimer = (form: HTMLFormElement) => {
    clearTimeout(timers.get(form));
    timers.delete(form);
  };
  const saveNow = (form: HTMLFormElement) => {
    stopTimer(form);
    save(form);
  };
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>("form[data-draft]");
    if (!form) return;
    stopTimer(form);
    timers.set(
      form,
      window.setTimeout(() => saveNow(form), debounceMilliseconds),
    );
  });
  document.addEventListener("reset", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.dataset.draft) return;
    discard(target);
  });
  addEventListener("pagehide", () => [...timers.keys()].forEach(saveNow));
  addEventListener("beforeunload", (event) => {
    if (canSave()) return;
    if ([...allForms()].some((form) => answersIn(form).length > 0)) event.preventDefault();
  });
  allForms().forEach(restore);
}

type Answers = [name: string, value: string][];

function save(form: HTMLFormElement) {
  const answers = answersIn(form);
  try {
    if (answers.length === 0) sessionStorage.removeItem(storageKey(form));
    else sessionStorage.setItem(storageKey(form), JSON.stringify(answers));
  } catch {
    // Without storage, the browser warns visitors before they leave the page.
  }
}

function restore(form: HTMLFormElement) {
  try {
    const saved = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "[]") as Answers;
    if (saved.length === 0) return;
    // On a slow line, a visitor may have typed before this code came.
    for (const field of fieldsOf(form).filter(isUntouched)) {
      const values = saved.filter(([name]) => name === field.name).map(([, value]) => value);
      if (isCheckbox(field)) field.checked = values.includes(savedValue(field));
      else field.value = values[0] ?? "";
    }
    showNote(form, true);
  } catch {
    // A draft that cannot be read is ignored.
  }
}

function discard(form: HTMLFormElement) {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Without storage, there is no draft.
  }
  showNote(form, false);
}

function showNote(form: HTMLFormElement, isShown: boolean) {
  const note = form.querySelector<HTMLElement>("[data-draft-note]");
  if (note) note.hidden = !isShown;
}

function answersIn(form: HTMLFormElement): Answers {
  return fieldsOf(form).flatMap((field) => {
    const isEmpty = isCheckbox(field) ? !field.checked : field.value === "";
    return isEmpty ? [] : [[field.name, savedValue(field)]];
  });
}

// A choice has another value in each language, but the same id.
function savedValue(field: HTMLInputElement | HTMLTextAreaElement) {
  return field.dataset.choice ?? field.value;
}

// Visitors do not fill in the honeypot and hidden fields.
function fieldsOf(form: HTMLFormElement) {
  const all = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...all].filter((field) => field.type !== "hidden" && field.tabIndex >= 0);
}

function isUntouched(field: HTMLInputElement | HTMLTextAreaElement) {
  return isCheckbox(field)
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue;
}

function isCheckbox(field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement {
  return field.type === "checkbox";
}

function canSave() {
  try {
    return Boolean(sessionStorage);
  } catch {
    return false;
  }
}
