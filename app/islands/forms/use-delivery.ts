import { useEffect, useRef, useState } from "react";
import { mailAddress, type FormMessage } from "#app/islands/forms/form-message.ts";
import type { ReplyProblem } from "#app/islands/forms/read-reply.ts";
import { sendAnswers } from "#app/islands/forms/send-answers.ts";
import type { FormEndpoint, Delivery } from "#app/islands/forms/delivery.ts";
import type { Notice } from "#app/model/site/forms.ts";

/** The result of sending, as the panel below the form reports it. */
export type Outcome = {
  state: "handedOver" | "accepted" | "refused" | "unknown" | "offline" | "doubted";
  message: FormMessage;
  at: Date;
  problems: ReplyProblem[];
};

// A form that is sent sooner than this after the page began to load was filled in by a bot.
const soonest = 3_000;

/** Sends a form's message with the mail app or its form service, one message at a time. */
export function useDelivery(delivery: Delivery, notice: Notice) {
  const { endpoint, words } = delivery;
  const [outcome, setOutcome] = useState<Outcome>();
  const [sending, setSending] = useState<"sending" | "stillSending">();
  // A ref, because a second press can come before React has rendered the first.
  const isBusy = useRef(false);
  useEffect(() => {
    const forget = () => setOutcome(undefined);
    addEventListener("pagehide", forget);
    return () => removeEventListener("pagehide", forget);
  }, []);
  const finish = (state: Outcome["state"], message: FormMessage, problems: ReplyProblem[] = []) => {
    setOutcome({ state, message, at: new Date(), problems });
    if (state === "handedOver" || state === "accepted") void showNotice(notice, words.noticeRegion);
  };
  const deliver = async (form: HTMLFormElement, message: FormMessage) => {
    if (isBusy.current) return;
    if (!endpoint) {
      openMailApp(mailAddress(message, words.handedOver.pasteHere));
      finish("handedOver", message);
      // On a shared phone the message must not remain in the form.
      form.reset();
      return;
    }
    const answers = answersOf(form, endpoint, message);
    if (answers.get(endpoint.trap) || performance.now() < soonest) {
      finish("doubted", message);
      return;
    }
    isBusy.current = true;
    setSending("sending");
    const reply = await sendAnswers(endpoint, answers, () => setSending("stillSending"));
    isBusy.current = false;
    setSending(undefined);
    // The form works without this code, as it does without JavaScript.
    if (reply.outcome === "unsent") return form.submit();
    finish(reply.outcome, message, "problems" in reply ? reply.problems : []);
    // Resetting the form also deletes its draft.
    if (reply.outcome === "accepted") form.reset();
  };
  return { sending, outcome, deliver };
}

function answersOf(form: HTMLFormElement, endpoint: FormEndpoint, { subject }: FormMessage) {
  const answers = new FormData(form);
  const name = endpoint.kind === "formspree" ? "_subject" : "subject";
  if (!answers.has(name)) answers.set(name, subject);
  return answers;
}

// A click on a link opens the mail app without leaving the page.
function openMailApp(address: string) {
  const link = document.createElement("a");
  link.href = address;
  link.click();
}

async function showNotice({ title, text }: Notice, region: string) {
  try {
    const { notify } = await import("#app/islands/notice.tsx");
    notify(title, text, region);
  } catch {
    // The panel on the page says the same, so a notice that fails to load is no loss.
  }
}
