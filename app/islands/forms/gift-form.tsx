import { Field } from "#app/components/field.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import {
  Choices,
  GiftChoices,
  GiftFacts,
  type GiftWords,
} from "#app/islands/forms/gift-choices.tsx";
import type { Contact } from "#app/model/pages/contact.ts";

type Props = { words: Contact["form"]; delivery: Delivery; gift: GiftWords };

const fields = ["firstName", "lastName", "email", "message"] as const;

/** The form of the donate page, with an amount and an e-mail address for the answer. */
export function GiftForm({ words, delivery, gift }: Props) {
  const often: [string, string][] = gift.often ? [["often", gift.often.label]] : [];
  return (
    <DeliveryForm
      delivery={delivery}
      notice={words.notice}
      submit={gift.submit}
      className="grid gap-5 lg:grid-cols-2 lg:gap-x-16 lg:*:last:col-start-2 lg:*:last:col-end-3"
      message={{
        subject: gift.subject,
        first: gift.first,
        answers: [...often, ...fields.map((name): [string, string] => [name, words[name]])],
        none: words.none,
      }}
    >
      <div className="grid content-start gap-4 lg:row-span-2">
        <GiftChoices {...gift} />
        {gift.often ? <Choices name="often" {...gift.often} /> : null}
        {gift.facts.length > 0 ? <GiftFacts facts={gift.facts} className="text-small" /> : null}
      </div>
      <div className="grid content-start gap-x-5 gap-y-4 keys:grid-cols-2">
        <Field id="first-name" name="firstName" label={words.firstName} complete="given-name" />
        <Field id="last-name" name="lastName" label={words.lastName} complete="family-name" />
        <Field
          id="email"
          name="email"
          label={words.email}
          type="email"
          complete="email"
          missing={gift.emailMissing}
          invalid={gift.emailMissing}
          isAlert
          required
          wide
        />
        <Field id="message" name="message" label={words.message} complete="off" rows={3} wide />
      </div>
    </DeliveryForm>
  );
}
