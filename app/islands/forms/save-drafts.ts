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
  // After Back, the browser puts its own older answers into the form.
  addEventListener("pageshow", ({ persisted }) => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (!persisted && visit?.type !== "back_forward") return;
    [...allForms()].filter((form) => !timers.has(form)).forEach(showSaved);
  });
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
  const saved = savedAnswers(form) ?? [];
  // On a slow line, a visitor may have typed before this code came.
  if (saved.length > 0) fill(form, saved, fieldsOf(form).filter(isUntouched));
}

// Exactly what is saved: nothing, if it was sent or removed since.
function showSaved(form: HTMLFormElement) {
  const saved = savedAnswers(form);
  if (!saved) return;
  if (saved.length > 0) fill(form, saved, fieldsOf(form));
  else form.reset();
}

function fill(form: HTMLFormElement, saved: Answers, fields: ReturnType<typeof fieldsOf>) {
  for (const field of fields) {
    const values = saved.filter(([name]) => name === field.name).map(([, value]) => value);
    if (isCheckbox(field)) field.checked = values.includes(savedValue(field));
    else field.value = values[0] ?? "";
  }
  showNote(form, true);
}

// Undefined without storage, or for a draft that cannot be read.
function savedAnswers(form: HTMLFormElement): Answers | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "[]") as Answers;
  } catch {
    return undefined;
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
