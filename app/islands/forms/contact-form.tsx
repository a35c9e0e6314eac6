import { Field } from "#app/components/field.tsx";
import { LabelledChoice } from "#app/components/labelled-choice.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { filled, messageText } from "#app/islands/forms/form-message.ts";
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
  const asked = fields.filter((name) => !gift || name !== "subject");
  return (
    <DeliveryForm
      exits={exits}
      notice={words.notice}
      subject={gift ? gift.subject.replace(/\W*\{gift\}/, "") : words.defaultSubject}
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      check={(answerOf) => {
        if (!gift) return asked.some(answerOf) ? [] : [{ id: "message", says: words.empty }];
        // A mail app adds the address by itself.
        const isUnanswerable = exits.endpoint && answerOf("email") === "";
        return isUnanswerable ? [{ id: "email", says: gift.emailMissing }] : [];
      }}
      write={(answerOf) => {
        const answers = asked.map((name) => ({ label: words[name], answer: answerOf(name) }));
        const body = messageText(answers, words.none);
        if (!gift) return { subject: answerOf("subject") || words.defaultSubject, body };
        const chosen = { gift: answerOf("gift") };
        return {
          subject: filled(gift.subject, chosen),
          body: `${filled(gift.first, chosen)}\n\n${body}`,
        };
      }}
    >
      {([problem]) => (
        <>
          {gift ? <Gifts {...gift} /> : null}
          <Field id="first-name" name="firstName" label={words.firstName} complete="given-name" />
          <Field id="last-name" name="lastName" label={words.lastName} complete="family-name" />
          <Field id="email" name="email" label={words.email} mode="email" complete="email" wide />
          {gift ? null : (
            <Field id="subject" name="subject" label={words.subject} complete="off" wide />
          )}
          <Field id="message" name="message" label={words.message} complete="off" rows={7} wide />
          <p className="font-bold text-problem empty:hidden sm:col-span-2" role="alert">
            {problem?.says}
          </p>
        </>
      )}
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
        <LabelledChoice
          key={amount}
          type="radio"
          name="gift"
          value={amount}
          defaultChecked={text === undefined}
        >
          <span className="w-26 flex-none font-bold tabular">{amount}</span>
          {text ? <span>{text}</span> : null}
        </LabelledChoice>
      ))}
    </fieldset>
  );
}
