import { useEffect, useRef, useState, type FormEvent } from "react";
import { Field } from "#app/components/field.tsx";
import { HandoverPanel } from "#app/islands/forms/handover-panel.tsx";
import { filled, isMailAddress, messageText } from "#app/islands/forms/mail-message.ts";
import { ProblemSummary } from "#app/islands/forms/problem-summary.tsx";
import { useHandover } from "#app/islands/forms/use-handover.ts";
import type { VolunteerFormWords } from "#app/model/site/volunteer-form.ts";

/** The words of the volunteer application and where its message goes. */
export type VolunteerFormProps = {
  words: VolunteerFormWords;
  to: string;
  interests: string[];
  opensMailApp: string;
  noticeRegion: string;
};

type Problems = { name?: string; email?: string };

/** The volunteer application: name and e-mail are required, everything else is not. */
export function VolunteerForm(props: VolunteerFormProps) {
  const { words, to, interests, opensMailApp, noticeRegion } = props;
  const { message, handOver, panel } = useHandover(words.handover, noticeRegion);
  const [problems, setProblems] = useState<Problems>({});
  const [isAwake, setAwake] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => setAwake(true), []);
  useEffect(() => summary.current?.focus(), [problems]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = (name: string) => data.getAll(name).map(String).join(", ").trim();
    const found = problemsOf(words, answer("name"), answer("email"));
    setProblems(found);
    if (found.name || found.email) return;
    const names = ["name", "email", "phone", "interests", "skills", "availability"] as const;
    const body = messageText(
      [...names, "message" as const].map((name) => ({
        label: words[name].label,
        answer: answer(name),
      })),
      words.none,
    );
    handOver({ to, subject: filled(words.subject, { name: answer("name") }), body });
  };
  const optional = words.optional;
  return (
    <>
      <form
        className="grid gap-5 sm:grid-cols-2"
        action={`mailto:${to}?subject=${encodeURIComponent(filled(words.subject, { name: "" }).trim())}`}
        method="post"
        encType="text/plain"
        onSubmit={submit}
        noValidate={isAwake}
      >
        <ProblemSummary heading={words.errorsHeading} problems={problems} summary={summary} />
        <Field
          id="name"
          name="name"
          {...words.name}
          note={words.required}
          problem={problems.name}
          complete="name"
          wide
          required
        />
        <Field
          id="email"
          name="email"
          {...words.email}
          note={words.required}
          problem={problems.email}
          type="email"
          complete="email"
          required
        />
        <Field id="phone" name="phone" {...words.phone} note={optional} type="tel" complete="tel" />
        <Interests words={words} interests={interests} />
        <Field id="skills" name="skills" {...words.skills} note={optional} rows={3} wide />
        <Field id="availability" name="availability" {...words.availability} note={optional} wide />
        <Field id="message" name="message" {...words.message} note={optional} rows={5} wide />
        <div className="sm:col-span-2">
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

function Interests({ words, interests }: Pick<VolunteerFormProps, "words" | "interests">) {
  return (
    <fieldset className="sm:col-span-2">
      <legend>
        {words.interests.label} <span className="font-normal text-muted">({words.required})</span>
      </legend>
      {words.interests.hint ? (
        <p className="text-small text-muted">{words.interests.hint}</p>
      ) : null}
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {interests.map((interest) => (
          <label key={interest} className="choice">
            <input type="checkbox" name="interests" value={interest} />
            {interest}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function problemsOf(words: VolunteerFormWords, name: string, email: string): Problems {
  return {
    name: name === "" ? words.nameMissing : undefined,
    email:
      email === "" ? words.emailMissing : isMailAddress(email) ? undefined : words.emailInvalid,
  };
}
