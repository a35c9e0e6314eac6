import { useState, type FormEvent } from "react";
import { Field } from "#app/components/field.tsx";
import { HandoverPanel } from "#app/islands/forms/handover-panel.tsx";
import { messageText } from "#app/islands/forms/mail-message.ts";
import { useHandover } from "#app/islands/forms/use-handover.ts";
import type { Contact } from "#app/model/pages/contact.ts";

/** The words of the contact form and where its message goes. */
export type ContactFormProps = {
  words: Contact["form"];
  to: string;
  opensMailApp: string;
  noticeRegion: string;
};

/** The contact form; nothing in it is required, but an empty message is not handed over. */
export function ContactForm({ words, to, opensMailApp, noticeRegion }: ContactFormProps) {
  const { message, handOver, panel } = useHandover(words.handover, noticeRegion);
  const [hint, setHint] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = (name: string) => String(data.get(name) ?? "").trim();
    const names = ["firstName", "lastName", "email", "subject", "message"] as const;
    const isEmpty = names.every((name) => answer(name) === "");
    setHint(isEmpty ? words.empty : "");
    if (isEmpty) return;
    const body = messageText(
      names.map((name) => ({ label: words[name], answer: answer(name) })),
      words.none,
    );
    handOver({ to, subject: answer("subject") || words.defaultSubject, body });
  };
  return (
    <>
      <form
        className="grid gap-5 sm:grid-cols-2"
        action={`mailto:${to}?subject=${encodeURIComponent(words.defaultSubject)}`}
        method="post"
        encType="text/plain"
        onSubmit={submit}
        noValidate
      >
        <Field id="first-name" name="firstName" label={words.firstName} complete="given-name" />
        <Field id="last-name" name="lastName" label={words.lastName} complete="family-name" />
        <Field id="email" name="email" label={words.email} type="email" complete="email" wide />
        <Field id="subject" name="subject" label={words.subject} wide />
        <Field id="message" name="message" label={words.message} rows={7} wide />
        <div className="sm:col-span-2">
          <p className="problem" role="alert">
            {hint}
          </p>
          <button type="submit" className="button">
            {words.submit}
          </button>
          <p className="mt-2 text-small">{opensMailApp}</p>
        </div>
      </form>
      {message ? <HandoverPanel words={words.handover} message={message} panel={panel} /> : null}
    </>
  );
}
