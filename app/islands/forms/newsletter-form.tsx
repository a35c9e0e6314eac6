import { useEffect, useState, type FormEvent } from "react";
import { HandoverPanel } from "#app/islands/forms/handover-panel.tsx";
import { filled, isMailAddress } from "#app/islands/forms/mail-message.ts";
import { useHandover } from "#app/islands/forms/use-handover.ts";
import type { Newsletter } from "#app/model/site/newsletter.ts";

/** The words of the newsletter box and where its message goes. */
export type NewsletterFormProps = {
  words: Newsletter;
  to: string;
  opensMailApp: string;
  noticeRegion: string;
};

/** The newsletter box: asks for the letter by a message from the visitor's own mail app. */
export function NewsletterForm({ words, to, opensMailApp, noticeRegion }: NewsletterFormProps) {
  const { message, handOver, panel } = useHandover(words.handover, noticeRegion);
  const [problem, setProblem] = useState("");
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    const found = email === "" ? words.missing : isMailAddress(email) ? "" : words.invalid;
    setProblem(found);
    if (found === "") {
      handOver({ to, subject: words.subject, body: filled(words.message, { email }) });
    } else event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <>
      <form
        action={`mailto:${to}?subject=${encodeURIComponent(words.subject)}`}
        method="post"
        encType="text/plain"
        onSubmit={submit}
        noValidate={isAwake}
      >
        <label htmlFor="newsletter-email" className="block">
          {words.label}
        </label>
        <p id="newsletter-problem" className="problem" role="alert">
          {problem}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            id="newsletter-email"
            className="input min-w-0 grow"
            type="email"
            name="email"
            autoComplete="email"
            placeholder={words.placeholder}
            required
            aria-invalid={problem !== ""}
            aria-describedby="newsletter-problem newsletter-hint"
          />
          <button type="submit" className="button">
            {words.submit}
          </button>
        </div>
        <p id="newsletter-hint" className="mt-2 text-small">
          {opensMailApp}
        </p>
      </form>
      {message ? <HandoverPanel words={words.handover} message={message} panel={panel} /> : null}
    </>
  );
}
