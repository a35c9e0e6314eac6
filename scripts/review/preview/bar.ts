// Makes a bar of the list of a page's changes, and marks their words on the page.
const bar = document.querySelector<HTMLElement>("aside.review");
const panel = bar?.querySelector<HTMLElement>(".review-panel");
if (bar && panel) openBar(bar, panel);

function openBar(bar: HTMLElement, panel: HTMLElement) {
  const { view, other } = bar.dataset;
  const items = [...panel.querySelectorAll<HTMLElement>(":scope > ol > li")];
  // The browser itself would scroll to them and take the focus along.
  for (const item of items) [item.dataset.change, item.id] = [item.id, ""];
  const heading = panel.querySelector("h2");
  const row = element("div", { className: "review-row" });
  const told = element("p", { className: "sr-only", role: "status" });
  const button = (words: string, className: string, press: () => void) => {
    const one = element("button", { type: "button", textContent: words, className });
    one.addEventListener("click", press);
    row.append(one);
    return one;
  };
  const link = (words: string, href: string | undefined, title = "") => {
    const one = element("a", { href, textContent: words, title });
    if (href) row.append(one);
    return one;
  };
  let at = -1;
  const previous = button("", "review-step", () => go(-1));
  const counter = button(heading?.textContent ?? "", "review-counter", () => setOpen(panel.hidden));
  const next = button("", "review-step", () => go(1));
  Object.assign(previous, { ariaLabel: "Previous change", title: "Previous change (Alt + Up)" });
  Object.assign(next, { ariaLabel: "Next change", title: "Next change (Alt + Down)" });
  const swap = link(view === "before" ? "As it will be" : "As it is now", other, "Alt + B");
  row.append(told);
  bar.append(row);

  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    counter.ariaExpanded = String(isOpen);
    const { style } = document.documentElement;
    style.setProperty("--review-row", `${row.offsetHeight}px`);
    style.setProperty("--review-height", `${row.offsetHeight + panel.offsetHeight}px`);
  };
  const show = (index: number) => {
    const item = items[index];
    if (!item) return setOpen(items.length === 0);
    at = index;
    for (const one of items) one.hidden = one !== item;
    if (heading) heading.hidden = true;
    for (const one of document.querySelectorAll(".review-here"))
      one.classList.remove("review-here");
    const places = placesOf(item);
    for (const one of places) {
      one.closest("details")?.setAttribute("open", "");
      one.classList.add("review-here");
    }
    counter.textContent = `Change ${index + 1} of ${items.length}`;
    told.textContent = `${counter.textContent}: ${item.querySelector("h3")?.textContent}`;
    setOpen(true);
    places[0]?.scrollIntoView({ block: "center" });
    swap.hash = item.dataset.change ?? "";
    history.replaceState(history.state, "", `#${item.dataset.change}`);
  };
  const go = (step: number) => {
    const wanted = at + step;
    if (items[wanted]) return show(wanted);
    const page = panel.querySelector<HTMLAnchorElement>(`[rel=${step > 0 ? "next" : "prev"}]`);
    if (page) location.assign(page.href);
    else told.textContent = step > 0 ? "This was the last change" : "This is the first change";
  };
  document.addEventListener("keydown", (event) => {
    const { key, code, altKey, target } = event;
    if ((target as Element).matches("input, textarea, select")) return;
    if (key === "Escape") setOpen(false);
    if (!altKey || !/^(?:ArrowUp|ArrowDown|KeyB)$/.test(code)) return;
    // The browser would scroll or open a menu besides.
    event.preventDefault();
    if (code === "KeyB") swap.click();
    else go(code === "ArrowUp" ? -1 : 1);
  });
  const addressed = () => items.findIndex((item) => `#${item.dataset.change}` === location.hash);
  addEventListener("hashchange", () => show(addressed()));
  addEventListener("resize", () => setOpen(!panel.hidden));
  document.documentElement.classList.add("review-on");
  markWords(items, view === "before" ? "del" : "ins");
  show(Math.max(0, addressed()));
}

// The elements of a change; where none is left, the heading or the part around it.
function placesOf(item: HTMLElement): Element[] {
  const { change, part = "", heading } = item.dataset;
  const marked = [...document.querySelectorAll(`body > :not(aside) [data-change~="${change}"]`)];
  if (marked.length > 0 || part === "head") return marked;
  const headings = [...document.querySelectorAll("h1, h2, h3, h4")];
  const named = headings.find((one) => plain(one.textContent) === heading);
  const whole = document.querySelector(/^(?:header|main|footer)$/.test(part) ? part : "main");
  return [named ?? whole ?? document.body];
}

// A highlight marks words without another element around them, so that the page stays as it is.
function markWords(items: HTMLElement[], tag: string) {
  if (!("highlights" in CSS)) return;
  const ranges = items.flatMap((item) => {
    const words = [...item.querySelectorAll(`dd > ${tag}`)].map((one) => plain(one.textContent));
    const elements = document.querySelectorAll(
      `body > :not(aside) [data-change~="${item.dataset.change}"]`,
    );
    return [...elements].flatMap((one) => rangesOf(one, words));
  });
  CSS.highlights.set("review-words", new Highlight(...ranges));
}

function rangesOf(element: Element, words: string[]): Range[] {
  const places: [node: Node, offset: number][] = [];
  let text = "";
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [offset, sign] of [...(node.textContent ?? "")].entries()) {
      if (/\s/.test(sign) && /(?:^|\s)$/.test(text)) continue;
      text += /\s/.test(sign) ? " " : sign;
      places.push([node, offset]);
    }
  let from = 0;
  return words.flatMap((word) => {
    const at = text.indexOf(word, from);
    const [start, end] = [places[at], places[at + word.length - 1]];
    if (at < 0 || !start || !end) return [];
    from = at + word.length;
    const range = new Range();
    range.setStart(...start);
    range.setEnd(end[0], end[1] + 1);
    return [range];
  });
}

function plain(text: string | null) {
  return (text ?? "").replace(/\s+/g, " ").trim();
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) {
  return Object.assign(document.createElement(tag), properties);
}
