/** The gift that a form asks about, in the visitor's currency; empty in a form without gifts. */
export function giftIn(form: HTMLFormElement) {
  const { gift, amount, currency } = fieldsOf(form);
  if (!gift || !amount) return "";
  const typed = amount.value.trim();
  const ofGift = "[name=gift]:checked ~ * [data-chosen]";
  // The value is data, which no translator changes.
  if (gift.value !== amount.dataset.neededFor)
    return form.querySelector<HTMLDataElement>(ofGift)?.value ?? "";
  const [first] = form.querySelectorAll<HTMLInputElement>("[name=currency]");
  // A code or a sign names the currency; without a choice, a word may.
  const isNamed = /\p{Sc}|\b(?:[A-Z]{3}|[Kk][Ss]h)\b/u.test(typed);
  const chosen = currency?.value || (/\p{L}/u.test(typed) ? "" : (first?.value ?? ""));
  return isNamed || !chosen ? typed : `${typed} (${chosen})`;
}

/** Selects the last gift when its amount is typed, and shows all amounts in the chosen currency first. */
export function showChosenGift(form: HTMLFormElement, changed?: EventTarget | null) {
  const { gift, amount } = fieldsOf(form);
  if (!gift || !amount) return;
  const isTyped = changed === amount || (gift.value === "" && amount.value !== "");
  if (isTyped) gift.value = amount.dataset.neededFor ?? "";
  amount.required = gift.value === amount.dataset.neededFor;
  const at = chosenCurrency(form);
  for (const row of form.querySelectorAll("[data-amounts]")) {
    const chosen = row.children[at] ?? row.children[0];
    for (const each of row.children) each.toggleAttribute("data-chosen", each === chosen);
  }
}

function fieldsOf(form: HTMLFormElement) {
  const [gift, amount, currency] = ["gift", "amount", "currency"].map((name) =>
    form.elements.namedItem(name),
  ) as [RadioNodeList | null, HTMLInputElement | null, RadioNodeList | null];
  return { gift, amount, currency };
}

function chosenCurrency(form: HTMLFormElement) {
  const all = [...form.querySelectorAll<HTMLInputElement>("[name=currency]")];
  return Math.max(
    all.findIndex(({ checked }) => checked),
    0,
  );
}
