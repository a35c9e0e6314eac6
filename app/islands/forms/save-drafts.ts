const allForms = () => document.querySelectorAll<HTMLFormElement>("form[data-draft]");
const storageKey = (form: HTMLFormElement) => `draft-${form.dataset.draft}`;

/**
 * Saves the input of each form with data-draft until the form is reset, and restores it with a note
 * when the page is opened again. It is part of the entry script, so that nothing is lost before the
 * code of forms has come. Phones are shared, so a draft lasts no longer than its tab.
 */
export function saveDrafts() {
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>("form[data-draft]");
    if (form) save(form);
  });
  document.addEventListener("reset", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.dataset.draft) return;
    save(target, []);
    showNote(target, false);
  });
  // After Back, the browser puts its own older answers into the form.
  addEventListener("pageshow", ({ persisted }) => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (!persisted && visit?.type !== "back_forward") return;
    for (const form of allForms()) restore(form, true);
  });
  addEventListener("beforeunload", (event) => {
    const isLost = (form: HTMLFormElement) => !savedAnswers(form) && answersIn(form).length > 0;
    if ([...allForms()].some(isLost)) event.preventDefault();
  });
  for (const form of allForms()) restore(form);
}

type Answers = [name: string, value: string][];

function save(form: HTMLFormElement, answers = answersIn(form)) {
  try {
    if (answers.length === 0) sessionStorage.removeItem(storageKey(form));
    else sessionStorage.setItem(storageKey(form), JSON.stringify(answers));
  } catch {
    // Without storage, the browser warns visitors before they leave the page.
  }
}

// Undefined without storage, or for a draft that cannot be read.
function savedAnswers(form: HTMLFormElement): Answers | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "[]") as Answers;
  } catch {
    return undefined;
  }
}

// After Back, a form has exactly what is saved: nothing, if it was sent or removed since.
function restore(form: HTMLFormElement, isBack = false) {
  const saved = savedAnswers(form);
  if (!saved?.length) {
    if (saved && isBack) form.reset();
    return;
  }
  for (const field of fieldsOf(form)) {
    // On a slow line, a visitor may have typed before this code came.
    if (!isBack && !isUntouched(field)) continue;
    const values = saved.filter(([name]) => name === field.name).map(([, value]) => value);
    if (isCheckbox(field)) field.checked = values.includes(savedValue(field));
    else field.value = values[0] ?? "";
  }
  showNote(form, true);
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
