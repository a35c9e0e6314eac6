// Makes a bar of the list of a page's changes, and marks their words on the page.
const bar = document.querySelector<HTMLElement>("aside.review");
const panel = bar?.querySelector<HTMLElement>(".review-panel");
if (bar && panel) openBar(bar, panel);

function openBar(bar: HTMLElement, panel: HTMLElement) {
  const items = [...panel.querySelectorAll<HTMLElement>("ol > li")];
  // The browser itself would scroll to them and take the focus along.
  for (const item of items) [item.dataset.change, item.id] = [item.id, ""];
  const heading = panel.querySelector("h2");
  const [back, forth] = [...bar.querySelectorAll<HTMLElement>(".review-row > [title]")];
  const counter = bar.querySelector<HTMLElement>(".review-counter") ?? bar;
  const swap = bar.querySelector<HTMLAnchorElement>(".review-row > a");
  let at = -1;
  // A change is read out when it is gone to.
  panel.role = "status";

  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    counter.ariaExpanded = String(isOpen);
    document.documentElement.style.setProperty("--review-height", `${bar.offsetHeight}px`);
  };
  const show = (index: number) => {
    const item = items[index];
    if (!item) return setOpen(items.length === 0);
    at = index;
    for (const one of [heading, ...items]) one?.toggleAttribute("hidden", one !== item);
    for (const one of document.querySelectorAll(".review-here"))
      one.classList.remove("review-here");
    const places = placesOf(item);
    for (const one of places) {
      one.closest("details")?.setAttribute("open", "");
      one.classList.add("review-here");
    }
    counter.textContent = `Change ${index + 1} of ${items.length}`;
    setOpen(true);
    const seen = places.find((one) => one.checkVisibility()) ?? places[0];
    // What stands in nothing but the closed menu is looked at there.
    if (!seen?.checkVisibility()) seen?.closest<HTMLElement>("[popover]")?.showPopover();
    seen?.scrollIntoView({ block: "center" });
    if (swap) swap.hash = item.dataset.change ?? "";
    history.replaceState(history.state, "", `#${item.dataset.change}`);
  };
  const go = (step: number) => {
    if (items[at + step]) return show(at + step);
    panel.querySelector<HTMLElement>(`[rel=${step > 0 ? "next" : "prev"}]`)?.click();
  };
  back?.addEventListener("click", () => go(-1));
  counter.addEventListener("click", () => setOpen(panel.hidden));
  forth?.addEventListener("click", () => go(1));
  const addressed = () => items.findIndex((item) => `#${item.dataset.change}` === location.hash);
  addEventListener("hashchange", () => show(addressed()));
  addEventListener("resize", () => setOpen(!panel.hidden));
  document.documentElement.classList.add("review-on");
  markWords(items, bar.dataset.before === undefined ? "ins" : "del");
  show(Math.max(0, addressed()));
}

function elementsOf({ dataset }: HTMLElement) {
  return [...document.querySelectorAll(`body > :not(aside) [data-change~="${dataset.change}"]`)];
}

// The elements of a change; where none is left, the heading or the part around it.
function placesOf(item: HTMLElement): Element[] {
  const { part, heading } = item.dataset;
  const marked = elementsOf(item);
  if (marked.length > 0 || part === "head") return marked;
  const headings = [...document.querySelectorAll("h1, h2, h3, h4")];
  const named = headings.find((one) => one.textContent?.replace(/\s+/g, " ").trim() === heading);
  const whole = document.querySelector(part === "header" || part === "footer" ? part : "main");
  return [named ?? whole ?? document.body];
}

// A highlight marks words without another element around them, so that the page stays as it is.
function markWords(items: HTMLElement[], tag: string) {
  if (!("highlights" in CSS)) return;
  const ranges = items.flatMap((item) => {
    const words = [...item.querySelectorAll(tag)].map((one) => one.textContent ?? "");
    return elementsOf(item).flatMap((one) => rangesOf(one, words));
  });
  CSS.highlights.set("review-words", new Highlight(...ranges));
}

function rangesOf(element: Element, words: string[]): Range[] {
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const text = nodes.map((node) => node.textContent).join("");
  const placeAt = (index: number): [Node, number] => {
    const node = nodes.find((one) => (index -= one.textContent?.length ?? 0) <= 0) ?? element;
    return [node, index + (node.textContent?.length ?? 0)];
  };
  let from = 0;
  return words.flatMap((word) => {
    // A line of the page may end where the panel has a space.
    const signs = word
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+");
    const pattern = new RegExp(signs, "g");
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (!found?.[0]) return [];
    from = pattern.lastIndex;
    const range = new Range();
    range.setStart(...placeAt(found.index));
    range.setEnd(...placeAt(from));
    return [range];
  });
}
