import { Field } from "#app/components/field.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { messageText } from "#app/islands/forms/form-message.ts";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import type { Contact } from "#app/model/pages/contact.ts";

/** The words of the contact form, and the ways to deliver its messages. */
type Props = { words: Contact["form"]; delivery: Delivery };

const fields = ["firstName", "lastName", "email", "subject", "message"] as const;

/** The contact form; no single field is required, but an empty form is not sent. */
export function ContactForm({ words, delivery }: Props) {
  return (
    <DeliveryForm
      delivery={delivery}
      notice={words.notice}
      subject={words.defaultSubject}
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      check={(answerOf) => (fields.some(answerOf) ? [] : [{ id: "message", says: words.empty }])}
      write={(answerOf) => ({
        subject: answerOf("subject") || words.defaultSubject,
        body: messageText(
          fields.map((name) => ({ label: words[name], answer: answerOf(name) })),
          words.none,
        ),
      })}
    >
      {([problem]) => (
        <>
          <Field id="first-name" name="firstName" label={words.firstName} complete="given-name" />
          <Field id="last-name" name="lastName" label={words.lastName} complete="family-name" />
          <Field id="email" name="email" label={words.email} mode="email" complete="email" wide />
          <Field id="subject" name="subject" label={words.subject} complete="off" wide />
          <Field id="message" name="message" label={words.message} complete="off" rows={7} wide />
          <p className="font-bold text-problem empty:hidden sm:col-span-2" role="alert">
            {problem?.says}
          </p>
        </>
      )}
    </DeliveryForm>
  );
}
