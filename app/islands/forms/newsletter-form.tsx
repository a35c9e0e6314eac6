import { Field } from "#app/components/field.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { filled, isMailAddress } from "#app/islands/forms/form-message.ts";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import type { Newsletter } from "#app/model/site/forms.ts";

/** The words of the newsletter form, and the ways to deliver its messages. */
type Props = { words: Newsletter; delivery: Delivery };

const id = "newsletter-email";

/** The newsletter form: one e-mail field and a button. */
export function NewsletterForm({ words, delivery }: Props) {
  return (
    <DeliveryForm
      delivery={delivery}
      notice={words.notice}
      keepsDraft
      hasNoReset
      subject={words.subject}
      submit={words.submit}
      check={(answerOf) => {
        const email = answerOf("email");
        if (isMailAddress(email)) return [];
        return [{ id, says: email === "" ? words.missing : words.invalid }];
      }}
      write={(answerOf) => ({
        subject: words.subject,
        body: filled(words.message, { email: answerOf("email") }),
      })}
    >
      {([problem]) => (
        <Field
          id={id}
          name="email"
          label={words.label}
          placeholder={words.placeholder}
          type="email"
          complete="email"
          problem={problem?.says}
          isAlert
          required
        />
      )}
    </DeliveryForm>
  );
}
