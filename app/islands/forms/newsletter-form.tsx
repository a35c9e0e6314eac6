import { useState, type FormEvent } from "react";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { filled, isMailAddress } from "#app/islands/forms/form-message.ts";
import { useDelivery, useErrorTitle } from "#app/islands/forms/use-delivery.ts";
import type { FormExits } from "#app/islands/forms/form-exits.ts";
import type { Newsletter } from "#app/model/site/newsletter.ts";

/** The words of the newsletter form, and where its messages go. */
type Props = { words: Newsletter; exits: FormExits };

/** The newsletter form: one e-mail field and a button. */
export function NewsletterForm({ words, exits }: Props) {
  const delivery = useDelivery(exits, words.notice);
  const [problem, setProblem] = useState("");
  useErrorTitle(problem !== "", exits.words.errorTitle);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    const found = email === "" ? words.missing : isMailAddress(email) ? "" : words.invalid;
    setProblem(found);
    if (found !== "") {
      form.querySelector<HTMLInputElement>("[name=email]")?.focus();
      return;
    }
    void delivery.deliver(form, {
      to: exits.to,
      subject: words.subject,
      body: filled(words.message, { email }),
    });
  };
  return (
    <DeliveryForm
      exits={exits}
      delivery={delivery}
      keepsDraft
      hasNoReset
      subject={words.subject}
      submit={words.submit}
      onSubmit={submit}
      onReset={() => setProblem("")}
    >
      <label htmlFor="newsletter-email" className="block">
        {words.label}
      </label>
      <p id="newsletter-problem" className="problem" role="alert">
        {problem}
      </p>
      <input
        id="newsletter-email"
        className="input mb-2"
        type="email"
        name="email"
        autoComplete="email"
        placeholder={words.placeholder}
        required
        aria-invalid={problem !== ""}
        aria-describedby="newsletter-problem"
      />
    </DeliveryForm>
  );
}
