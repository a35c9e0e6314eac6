import { editAddress } from "#scripts/review/bar/edit-address.ts";
import { made } from "#scripts/review/bar/made.ts";

const attributes = ["", "-alt", "-title", "-placeholder", "-aria-label", "-label"];
const sourced = attributes.map((name) => `[data-src${name}]`).join();

/** Lets a click on a text open the line where it is written; answers with what turns that on and off. */
export function editMode(bar: HTMLElement) {
  const tip = made("div", { className: "review-tip", role: "status", hidden: true });
  bar.append(tip);
  let isOn = false;
  let chosen: HTMLElement | undefined;
  const reached: HTMLElement[] = [];

  const sourcedAt = ({ target }: Event) => {
    let element = isOn ? (target as HTMLElement | null) : null;
    while (element && !element.matches(sourced)) element = element.parentElement;
    return element;
  };
  const tell = (element: HTMLElement, ...said: (string | Node)[]) => {
    tip.replaceChildren(...said);
    tip.hidden = false;
    const { left, top, bottom } = element.getBoundingClientRect();
    const above = top - tip.offsetHeight - 6;
    const row = document.documentElement.style.getPropertyValue("--review-row");
    const lowest = innerHeight - tip.offsetHeight - parseFloat(row);
    const y = above > 0 ? above : Math.max(0, Math.min(bottom + 6, lowest));
    tip.style.left = `${Math.max(8, Math.min(left, innerWidth - tip.offsetWidth - 8))}px`;
    tip.style.top = `${y}px`;
  };
  const close = () => {
    tip.hidden = true;
    if (tip.contains(document.activeElement)) chosen?.focus();
    chosen = undefined;
  };
  const hint = (event: Event) => {
    const element = sourcedAt(event);
    if (chosen || tip.contains(event.target as Node)) return;
    if (!element) return close();
    const [first = "", ...more] = placesOf(element);
    tell(element, first + (more.length > 0 ? ` and ${more.length} more` : ""));
  };
  const open = async (element: HTMLElement, place: string) => {
    const [file = "", line = ""] = place.split(/:(?=\d+$)/);
    const address = bar.dataset.editor && editAddress(bar.dataset.editor, file, line);
    // An address of this very server asks it to open the editor of this computer.
    if (address?.startsWith("/")) return void (await fetch(address));
    if (address) return void window.open(address, "_blank", "noopener");
    // Where nothing may be copied, the place is at least told.
    await navigator.clipboard.writeText(place).then(
      () => tell(element, `Copied: ${place}`),
      () => tell(element, place),
    );
  };
  const choose = (event: Event) => {
    const element = sourcedAt(event);
    if (chosen && !tip.contains(event.target as Node)) close();
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const places = placesOf(element);
    if (places.length === 1) return void open(element, places.join());
    chosen = element;
    const buttons = places.map((place) => {
      const button = made("button", { type: "button", textContent: place });
      button.addEventListener("click", () => (close(), void open(element, place)));
      return button;
    });
    tell(element, "Written in several places", ...buttons);
    buttons[0]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && sourcedAt(event) === event.target) choose(event);
    if (event.key !== "Escape" || tip.hidden) return;
    event.stopImmediatePropagation();
    close();
  };
  document.addEventListener("click", choose, true);
  document.addEventListener("keydown", press, true);
  document.addEventListener("pointerover", hint);
  document.addEventListener("focusin", hint);

  return (on: boolean) => {
    if (on === isOn) return;
    isOn = on;
    document.documentElement.classList.toggle("review-edit", on);
    close();
    for (const element of reached.splice(0)) element.removeAttribute("tabindex");
    // What no key would reach is reached while it can be opened.
    for (const element of on ? document.querySelectorAll<HTMLElement>(sourced) : [])
      if (element.tabIndex < 0 && !element.hasAttribute("tabindex"))
        reached.push(Object.assign(element, { tabIndex: 0 }));
  };
}

function placesOf(element: Element) {
  const named = [...element.attributes].filter(({ name }) => name.startsWith("data-src"));
  const places = named.flatMap(({ value }) => value.split(" "));
  return [...new Set(places.map((place) => place.replace(/:\d+$/, "")))];
}
