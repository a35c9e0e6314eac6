import { editMode } from "#scripts/review/bar/edit-mode.ts";
import { made } from "#scripts/review/bar/made.ts";
import { applyLook, type Look } from "#scripts/review/bar/page-look.ts";
import { placeOfChange } from "#scripts/review/bar/place-of-change.ts";

/** What goes on from page to page while the window is open. */
type Kept = Look & { edit?: boolean; at?: number };

const root = document.documentElement;
const bar = document.querySelector<HTMLElement>("aside.review");
const panel = bar?.querySelector<HTMLElement>(".review-panel");
const heading = panel?.querySelector("h2");
if (bar && panel && heading) makeBar(bar, panel, heading);

function makeBar(bar: HTMLElement, panel: HTMLElement, heading: HTMLElement) {
  const { view, other, noScript, list = "" } = bar.dataset;
  const items = [...panel.querySelectorAll<HTMLElement>(":scope > ol > li")];
  // The browser itself would scroll to them and take the focus along.
  for (const item of items) [item.dataset.change, item.id] = [item.id, ""];
  const kept = JSON.parse(sessionStorage.getItem("review") ?? "{}") as Kept;
  const setEdit = editMode(bar);
  let at = -1;
  let marked: Element[] = [];

  const link = (words: string, address: string | undefined) => {
    if (address) tools.append(made("a", { href: address, textContent: words }));
    return tools.lastElementChild as HTMLAnchorElement;
  };
  const keep = (changes: Kept) => {
    Object.assign(kept, changes);
    sessionStorage.setItem("review", JSON.stringify(kept));
    refresh();
  };
  const button = (into: HTMLElement, words: string, press: () => void, className = "") => {
    const one = made("button", { type: "button", textContent: words, className });
    one.addEventListener("click", press);
    into.append(one);
    return one;
  };
  const row = made("div", { className: "review-row" });
  const tools = made("div", { className: "review-tools" });
  const told = made("p", { className: "sr-only", role: "status" });
  const previous = button(row, "", () => go(-1), "review-step");
  const counter = button(row, heading.textContent, () => toggle(), "review-counter");
  const next = button(row, "", () => go(1), "review-step");
  const more = button(row, "More", () => setMore(more.ariaExpanded !== "true"), "review-more");
  row.append(tools, told);
  const edit = button(tools, "Edit", () => keep({ edit: !kept.edit }));
  const swap = link(view === "before" ? "As it will be" : "As it is now", other);
  const size = "popup,width=360,height=740";
  button(tools, "Phone width", () => void window.open(location.href, "review-phone", size));
  const scheme = button(tools, "", () =>
    keep({ scheme: scheme.textContent === "Dark" ? "dark" : "light" }),
  );
  const print = button(tools, "As printed", () => keep({ print: !kept.print }));
  link("Without script", noScript);
  link("All changes", list);
  bar.append(row);
  panel.id = "review-panel";
  counter.setAttribute("aria-controls", panel.id);
  Object.assign(previous, { ariaLabel: "Previous change", title: "Previous change (Alt + Up)" });
  Object.assign(next, { ariaLabel: "Next change", title: "Next change (Alt + Down)" });

  // Nothing of the page may stay below the bar, however large its text is.
  const measure = () => {
    root.style.setProperty("--review-row", `${row.offsetHeight}px`);
    root.style.setProperty("--review-height", `${row.offsetHeight + panel.offsetHeight}px`);
  };
  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    counter.ariaExpanded = String(isOpen);
    root.classList.toggle("review-open", isOpen);
    measure();
  };
  const setMore = (isOpen: boolean) => (more.ariaExpanded = String(isOpen));
  const refresh = () => {
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    scheme.textContent = (kept.scheme ?? (isDark ? "dark" : "light")) === "dark" ? "Light" : "Dark";
    edit.ariaPressed = String(kept.edit === true);
    print.ariaPressed = String(kept.print === true);
    applyLook(kept);
    setEdit(kept.edit === true);
  };
  const show = (index: number) => {
    const item = items[index];
    if (!item) return;
    at = index;
    heading.hidden = true;
    for (const one of items) one.hidden = one !== item;
    for (const one of marked) one.classList.remove("review-here");
    marked = placeOfChange(item, view);
    for (const one of marked) one.closest("details")?.setAttribute("open", "");
    for (const one of marked) one.classList.add("review-here");
    counter.textContent = `Change ${index + 1} of ${items.length}`;
    told.textContent = `${counter.textContent}: ${item.querySelector("h3")?.textContent}`;
    setMore(false);
    setOpen(true);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    marked[0]?.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
    history.replaceState(history.state, "", `#${item.dataset.change}`);
  };
  const go = (step: number) => {
    const wanted = at < 0 && step < 0 ? -1 : at + step;
    if (items[wanted]) return show(wanted);
    const page = panel.querySelector<HTMLAnchorElement>(`[rel=${step > 0 ? "next" : "prev"}]`);
    if (page) location.assign(page.href);
    else told.textContent = step > 0 ? "This was the last change" : "This is the first change";
  };
  const toggle = () => {
    setOpen(panel.hidden);
    if (!panel.hidden) show(Math.max(at, 0));
  };
  if (other)
    swap.addEventListener("click", () => {
      keep({ at: scrollY });
      swap.hash = panel.hidden ? "" : (items[at]?.dataset.change ?? "");
    });
  // At home a line opens in the editor of this computer, and no page comes of it.
  panel.addEventListener("click", (event) => {
    const line = (event.target as Element).closest<HTMLAnchorElement>("[target]");
    if (line?.origin !== location.origin) return;
    event.preventDefault();
    void fetch(line.href);
  });
  document.addEventListener("keydown", (event) => {
    const { key, altKey, target } = event;
    const isField = (target as Element).matches("input, textarea, select");
    // The browser would scroll besides.
    if (altKey && !isField && /^Arrow(?:Up|Down)$/.test(key)) event.preventDefault();
    if (altKey && !isField && key === "ArrowUp") go(-1);
    if (altKey && !isField && key === "ArrowDown") go(1);
    if (key !== "Escape") return;
    const focused = document.activeElement;
    if (more.ariaExpanded === "true") {
      setMore(false);
      if (tools.contains(focused)) more.focus();
    } else {
      setOpen(false);
      if (panel.contains(focused)) counter.focus();
    }
  });
  new ResizeObserver(measure).observe(row);
  root.classList.add("review-on");
  setMore(false);
  setOpen(false);
  const { at: left } = kept;
  keep({ at: undefined });
  const addressed = () => items.findIndex((item) => `#${item.dataset.change}` === location.hash);
  addEventListener("hashchange", () => show(addressed()));
  show(addressed());
  // Whoever walked here with the button goes on with it.
  if (at >= 0) next.focus({ preventScroll: true });
  else if (left !== undefined) scrollTo(0, left);
}
