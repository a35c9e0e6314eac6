import { useState, type FormEvent } from "react";
import { Field } from "#app/components/field.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { filled, messageText } from "#app/islands/forms/form-message.ts";
import { useDelivery, useErrorTitle } from "#app/islands/forms/use-delivery.ts";
import type { FormExits } from "#app/islands/forms/form-exits.ts";
import type { Contact } from "#app/model/pages/contact.ts";
import type { GiftMessage } from "#app/model/pages/giving-section.ts";

/** The words of the contact form, where its messages go, and the gifts where it is about one. */
type Props = { words: Contact["form"]; exits: FormExits; gift?: GiftChoice };

type GiftChoice = Pick<GiftMessage, "subject" | "first" | "emailMissing"> & {
  legend: string;
  /** The word that marks the amounts as made up. */
  example?: string;
  choices: { amount: string; text?: string }[];
};

const fields = ["firstName", "lastName", "email", "subject", "message"] as const;

/**
 * The contact form; no field is required, but an entirely empty form is not sent. Where it is about a
 * gift, the one that is chosen is its subject and its first sentence.
 */
export function ContactForm({ words, exits, gift }: Props) {
  const delivery = useDelivery(exits, words.notice);
  const [hint, setHint] = useState("");
  useErrorTitle(hint !== "", exits.words.errorTitle);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const answerOf = (name: string) => String(data.get(name) ?? "").trim();
    const asked = fields.filter((name) => !gift || name !== "subject");
    const answers = asked.map((name) => ({ label: words[name], answer: answerOf(name) }));
    const isEmpty = answers.every(({ answer }) => answer === "");
    // A mail app adds the address by itself.
    const isUnanswerable = gift && exits.endpoint && answerOf("email") === "";
    const problem =
      (isUnanswerable && gift.emailMissing) || (!gift && isEmpty && words.empty) || "";
    setHint(problem);
    if (problem) return;
    const chosen = { gift: answerOf("gift") };
    const text = messageText(answers, words.none);
    void delivery.deliver(form, {
      to: exits.to,
      subject: gift ? filled(gift.subject, chosen) : answerOf("subject") || words.defaultSubject,
      body: gift ? `${filled(gift.first, chosen)}\n\n${text}` : text,
    });
  };
  return (
    <DeliveryForm
      exits={exits}
      delivery={delivery}
      subject={gift ? gift.subject.replace(/\W*\{gift\}/, "") : words.defaultSubject}
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
      onReset={() => setHint("")}
    >
      {gift ? <Gifts {...gift} /> : null}
      <Field id="first-name" name="firstName" label={words.firstName} complete="given-name" />
      <Field id="last-name" name="lastName" label={words.lastName} complete="family-name" />
      <Field id="email" name="email" label={words.email} mode="email" complete="email" wide />
      {gift ? null : (
        <Field id="subject" name="subject" label={words.subject} complete="off" wide />
      )}
      <Field id="message" name="message" label={words.message} complete="off" rows={7} wide />
      <p className="problem sm:col-span-2" role="alert">
        {hint}
      </p>
    </DeliveryForm>
  );
}

function Gifts({ legend, example, choices }: GiftChoice) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend>
        {legend} {example ? <span className="sample-mark">{example}</span> : null}
      </legend>
      {choices.map(({ amount, text }) => (
        <label key={amount} className="choice">
          <input type="radio" name="gift" value={amount} defaultChecked={text === undefined} />
          <span className="w-26 flex-none font-bold tabular">{amount}</span>
          {text ? <span>{text}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}
