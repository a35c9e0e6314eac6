import { Field } from "#app/components/field.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import type { Contact } from "#app/model/pages/contact.ts";

type Props = { words: Contact["form"]; delivery: Delivery };

const fields = ["firstName", "lastName", "email", "subject", "message"] as const;

/** The contact form; no single field is required, but an empty form is not sent. */
export function ContactForm({ words, delivery }: Props) {
  return (
    <DeliveryForm
      delivery={delivery}
      notice={words.notice}
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      message={{
        subject: words.defaultSubject,
        answers: fields.map((name) => [name, words[name]]),
        none: words.none,
        empty: words.empty,
      }}
    >
      <Field id="first-name" name="firstName" label={words.firstName} complete="given-name" />
      <Field id="last-name" name="lastName" label={words.lastName} complete="family-name" />
      <Field id="email" name="email" label={words.email} mode="email" complete="email" wide />
      <Field id="subject" name="subject" label={words.subject} complete="off" wide />
      <Field
        id="message"
        name="message"
        label={words.message}
        complete="off"
        rows={7}
        isAlert
        wide
      />
    </DeliveryForm>
  );
}
