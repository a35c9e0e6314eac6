import { useState, type FormEvent } from "react";
import { Field } from "#app/components/field.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { messageText } from "#app/islands/forms/form-message.ts";
import { useDelivery, useErrorTitle } from "#app/islands/forms/use-delivery.ts";
import type { FormExits } from "#app/islands/forms/form-exits.ts";
import type { Contact } from "#app/model/pages/contact.ts";

/** The words of the contact form, and where its messages go. */
type Props = { words: Contact["form"]; exits: FormExits };

const fields = ["firstName", "lastName", "email", "subject", "message"] as const;

/** The contact form; no field is required, but an entirely empty form is not sent. */
export function ContactForm({ words, exits }: Props) {
  const delivery = useDelivery(exits, words.notice);
  const [hint, setHint] = useState("");
  useErrorTitle(hint !== "", exits.words.errorTitle);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const answers = fields.map((name) => ({
      label: words[name],
      answer: String(data.get(name) ?? "").trim(),
    }));
    const isEmpty = answers.every(({ answer }) => answer === "");
    setHint(isEmpty ? words.empty : "");
    if (isEmpty) return;
    void delivery.deliver(form, {
      to: exits.to,
      subject: String(data.get("subject") ?? "").trim() || words.defaultSubject,
      body: messageText(answers, words.none),
    });
  };
  return (
    <DeliveryForm
      exits={exits}
      delivery={delivery}
      subject={words.defaultSubject}
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
      onReset={() => setHint("")}
    >
      <Field id="first-name" name="firstName" label={words.firstName} complete="given-name" />
      <Field id="last-name" name="lastName" label={words.lastName} complete="family-name" />
      <Field id="email" name="email" label={words.email} mode="email" complete="email" wide />
      <Field id="subject" name="subject" label={words.subject} complete="off" wide />
      <Field id="message" name="message" label={words.message} complete="off" rows={7} wide />
      <p className="problem sm:col-span-2" role="alert">
        {hint}
      </p>
    </DeliveryForm>
  );
}
