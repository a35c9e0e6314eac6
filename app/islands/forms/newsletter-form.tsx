import { Field } from "#app/components/field.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import type { Newsletter } from "#app/model/site/forms.ts";

type Props = { words: Newsletter; delivery: Delivery };

/** The newsletter form: one e-mail field and a button. */
export function NewsletterForm({ words, delivery }: Props) {
  return (
    <DeliveryForm
      delivery={delivery}
      notice={words.notice}
      keepsDraft
      isBrief
      submit={words.submit}
      message={{ subject: words.subject, body: words.message }}
    >
      <Field
        id="newsletter-email"
        name="email"
        label={words.label}
        placeholder={words.placeholder}
        type="email"
        complete="email"
        missing={words.missing}
        invalid={words.invalid}
        isAlert
        required
      />
    </DeliveryForm>
  );
}
