/** The elements of a page that a change is about; where none is left, the heading or part around it. */
export function placeOfChange(item: HTMLElement, view: string | undefined): Element[] {
  const { change, part = "", heading = "" } = item.dataset;
  const marked = [
    ...document.querySelectorAll(`body > :not(aside) [data-change~="${change}"]`),
  ].filter(isSeen);
  if (marked.length > 0) return marked;
  if (part === "head") return [];
  const side = view === "before" ? "Before" : "After";
  const told = [...item.querySelectorAll("dt")].find((one) => one.textContent === side);
  // Of an entry with several texts the first one shows where it stands.
  const [words = ""] = (told?.nextElementSibling?.textContent ?? "").split("\n").map(plain);
  const around = [...document.querySelectorAll(`body > :not(aside) *`)].filter(isSeen);
  // The innermost element comes after those around it.
  const same = words !== "" && around.filter((one) => wordsOf(one) === words).at(-1);
  if (same) return [same];
  const named = around.find((one) => /^H[1-6]$/.test(one.tagName) && wordsOf(one) === heading);
  // A heading that is gone itself stood where the change before it is.
  const last = item.previousElementSibling as HTMLElement | null;
  if (!named && heading !== "" && last) return placeOfChange(last, view);
  const whole = document.querySelector(/^(?:header|main|footer)$/.test(part) ? part : "main");
  return [named ?? whole ?? document.body];
}

function wordsOf(element: Element) {
  return plain(element.textContent);
}

function plain(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

function isSeen(element: Element) {
  // What is folded away is opened before it is shown.
  return element.getClientRects().length > 0 || element.closest("details:not([open])") !== null;
}
