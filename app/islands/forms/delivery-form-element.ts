import { copyOnPress } from "#app/islands/copy-on-press.ts";
import { answerBy } from "#app/islands/forms/answer-by.ts";
import type { FormSettings } from "#app/islands/forms/delivery-form.tsx";
import {
  filled,
  isLong,
  mailAddress,
  messageText,
  wholeText,
  withMessage,
  type FormMessage,
} from "#app/islands/forms/form-message.ts";
import { giftIn, showChosenGift } from "#app/islands/forms/gift-in.ts";
import { inOfficeTime } from "#app/islands/forms/in-office-time.ts";
import type { OutcomePart, OutcomeState } from "#app/islands/forms/outcome-panels.tsx";
import type { ReplyProblem } from "#app/islands/forms/read-reply.ts";
import { sendAnswers } from "#app/islands/forms/send-answers.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;
type Problem = { field: Field; says: string };
type Outcome = { state: OutcomeState; message: FormMessage; problems?: ReplyProblem[] };

// A form that is sent sooner than this after the page began to load was filled in by a bot.
const soonest = 3_000;
const usualTitle = document.title;

/**
 * A form of the page and the place of its outcome. The fields belong to the page and its visitor:
 * they are read when the form is sent and never drawn again, so that words survive a translator, an
 * extension and a slow line.
 */
export class DeliveryFormElement extends HTMLElement {
  /** The choice of a gift or the amount, whichever was changed last before this code had come. */
  declare lastOfGift?: EventTarget | null;
  private isBusy = false;
  /** The answers of the form after it was emptied; undefined until then. */
  private emptied?: string;

  connectedCallback() {
    showChosenGift(this.form, this.lastOfGift);
    this.addEventListener("input", ({ target }) => showChosenGift(this.form, target));
    this.addEventListener("reset", () => {
      this.showProblems([]);
      // The fields are emptied after the event.
      setTimeout(() => showChosenGift(this.form));
    });
    // After Back, the next user of a shared phone reads nothing here, and a draft may have other answers.
    addEventListener("pagehide", () => {
      this.panel?.remove();
      this.showProblems([]);
    });
  }

  /** Checks the form, sends its message, and shows what happened. */
  send() {
    // The quick exit hides the page; nothing happens in it any more.
    if (document.body.hidden) return;
    const { panel } = this;
    // Pressed once more, the panel has the only copy of what was written.
    if (panel && this.everything() === this.emptied) return lookAt(panel);
    panel?.remove();
    const problems = this.problems();
    this.showProblems(problems);
    if (problems.length === 0 && !this.isBusy) void this.deliver(this.message());
  }

  private get settings() {
    return JSON.parse(this.dataset.settings ?? "") as FormSettings;
  }

  private get form() {
    return this.querySelector("form")!;
  }

  private get panel() {
    return this.querySelector<HTMLElement>("[data-outcome]");
  }

  private answerTo(name: string) {
    return new FormData(this.form).getAll(name).map(String).join(", ").trim();
  }

  private problems(): Problem[] {
    const { answers = [], empty } = this.settings.message;
    const message = this.fieldAt("message");
    if (message && empty && !answers.some(([name]) => this.answerTo(name)))
      return [{ field: message, says: empty }];
    const fields = this.querySelectorAll<Field>("[data-missing], [data-invalid]");
    return [...fields].flatMap((field) => {
      const { missing, invalid = missing, neededFor } = field.dataset;
      if (neededFor && this.answerTo("gift") !== neededFor) return [];
      const isMissing =
        field.validity.valueMissing || (field.required && field.value.trim() === "");
      const says = isMissing ? missing : field.validity.valid ? undefined : invalid;
      return says ? [{ field, says }] : [];
    });
  }

  private fieldAt(name: string) {
    return this.querySelector<Field>(`.input[name="${CSS.escape(name)}"]`);
  }

  // The errors are at their fields and in the summary, if there is one; the title of the page says that there are any.
  private showProblems(problems: Problem[]) {
    for (const place of this.querySelectorAll<HTMLElement>("[data-problem-of]")) {
      const field = document.getElementById(place.dataset.problemOf ?? "");
      const problem = problems.find((each) => each.field === field);
      place.textContent = problem?.says ?? "";
      if (problem && field?.classList.contains("input")) field.setAttribute("aria-invalid", "true");
      else field?.removeAttribute("aria-invalid");
    }
    const summary = this.querySelector<HTMLElement>("[data-problems]");
    summary?.querySelector("ul")?.remove();
    summary?.append(listOf(problems.map(linkToField)));
    if (summary) summary.hidden = problems.length === 0;
    const errorTitle = this.settings.words.errorTitle.replace("{title}", usualTitle);
    if (problems.length > 0) document.title = errorTitle;
    // The quick exit also resets forms, and has given the page another title.
    else if (document.title === errorTitle && !document.querySelector("[aria-invalid]"))
      document.title = usualTitle;
    if (problems.length > 0) (summary ?? problems[0]?.field)?.focus();
  }

  private message(): FormMessage {
    const { to, message } = this.settings;
    const { subject, body, first, answers = [], none = "" } = message;
    const values = {
      name: this.answerTo("name"),
      email: this.answerTo("email"),
      gift: giftIn(this.form),
    };
    const rows = answers.map(([name, label]) => ({ label, answer: this.answerTo(name) }));
    const text = messageText(rows, none);
    return {
      to,
      subject: this.answerTo("subject") || filled(subject, values),
      body: body ? filled(body, values) : first ? `${filled(first, values)}\n\n${text}` : text,
    };
  }

  private async deliver(message: FormMessage) {
    const { endpoint, words } = this.settings;
    if (!endpoint) {
      openMailApp(mailAddress(message, words.pasteHere));
      this.show({ state: "handedOver", message });
      // On a shared phone the message must not remain in the form.
      this.empty();
      return;
    }
    const answers = new FormData(this.form);
    const sent = this.everything();
    const subject = endpoint.kind === "formspree" ? "_subject" : "subject";
    if (!answers.get(subject)) answers.set(subject, message.subject);
    // The service gets the gift that the message names, and no other amount.
    const gift = giftIn(this.form);
    if (gift) answers.set("gift", gift);
    answers.delete("amount");
    if (answers.get(endpoint.trap) || performance.now() < soonest)
      return this.show({ state: "doubted", message });
    this.showProgress(words.sending);
    const reply = await sendAnswers(endpoint, answers, () => this.showProgress(words.stillSending));
    this.showProgress();
    if (document.body.hidden) return;
    // The form works without this code, as it does without JavaScript.
    if (reply.outcome === "unsent") return this.form.submit();
    const problems = "problems" in reply ? reply.problems : [];
    this.show({ state: reply.outcome, message, problems });
    const atFields = problems.flatMap(({ field: name, says }) => {
      const field = name ? this.fieldAt(name) : null;
      return field ? [{ field, says }] : [];
    });
    if (atFields.length > 0) this.showProblems(atFields);
    // Resetting the form also deletes its draft. Words that were added while it was sent stay.
    if (reply.outcome === "accepted" && this.everything() === sent) this.empty();
  }

  private empty() {
    this.form.reset();
    this.emptied = this.everything();
  }

  private everything() {
    return JSON.stringify([...new FormData(this.form)]);
  }

  private showProgress(text = "") {
    this.isBusy = text !== "";
    const place = this.querySelector("[data-progress]");
    if (place) place.textContent = text;
    const button = this.querySelector("[type=submit]");
    if (this.isBusy) button?.setAttribute("aria-disabled", "true");
    else button?.removeAttribute("aria-disabled");
  }

  private show({ state, message, problems = [] }: Outcome) {
    const { words, office, locale, notice } = this.settings;
    const panels = this.querySelector("template")?.content;
    const made = panels?.querySelector(`[data-outcome=${state}]`);
    if (!made) return;
    this.panel?.remove();
    const panel = made.cloneNode(true) as HTMLElement;
    const part = (name: OutcomePart) => panel.querySelector<HTMLElement>(`[data-part=${name}]`);
    const fillTime = (place: HTMLElement | null, time?: Date) => {
      if (!place) return;
      if (time) place.textContent = filled(place.textContent, { time: inOfficeTime(time, locale) });
      else place.remove();
    };
    const now = new Date();
    fillTime(part("made"), now);
    // A phone with a wrong clock gets no promise.
    fillTime(part("answer"), office && answerBy(now, office));
    if (!isLong(message)) part("long")?.remove();
    part("message")?.append(wholeText(message));
    panel.querySelector("[data-copy]")?.setAttribute("data-copy", wholeText(message));
    part("print")?.addEventListener("click", () => print());
    if (problems.length > 0) part("complaints")?.append(listOf(problems.map(({ says }) => says)));
    for (const link of panel.querySelectorAll<HTMLAnchorElement>("[data-way]"))
      link.href =
        link.dataset.way === "email"
          ? mailAddress(message, words.pasteHere)
          : withMessage(link.href, message, words.pasteHere);
    copyOnPress(panel);
    this.append(panel);
    // Screen readers announce focus first; the notice is in a polite live region.
    lookAt(panel);
    if (state === "handedOver" || state === "accepted")
      void showNotice(panel, notice, words.noticeRegion);
  }
}

function lookAt(panel: HTMLElement) {
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: "start" });
}

function linkToField({ field, says }: Problem) {
  const link = document.createElement("a");
  link.className = "inline-block py-0.5 underline";
  link.href = `#${field.id}`;
  link.textContent = says;
  return link;
}

function listOf(items: (Node | string)[]) {
  const list = document.createElement("ul");
  list.className = "list-square pl-5";
  for (const item of items) list.appendChild(document.createElement("li")).append(item);
  return list;
}

// A click on a link opens the mail app without leaving the page.
function openMailApp(address: string) {
  const link = document.createElement("a");
  link.href = address;
  link.click();
}

async function showNotice(panel: Element, { title, text }: FormSettings["notice"], region: string) {
  try {
    const { notify } = await import("#app/islands/notice.tsx");
    // On a slow line, the visitor may have left the page before.
    if (panel.isConnected) notify(title, text, region);
  } catch {
    // The panel on the page says the same, so a notice that fails to load is no loss.
  }
}

customElements.define("delivery-form", DeliveryFormElement);
