import { useState, type FormEvent } from "react";
import { Field } from "#app/components/field.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { filled, isMailAddress, messageText } from "#app/islands/forms/form-message.ts";
import {
  problemAt,
  ProblemSummary,
  type FieldProblem,
} from "#app/islands/forms/problem-summary.tsx";
import { useDelivery, useErrorTitle } from "#app/islands/forms/use-delivery.ts";
import { useServiceProblems } from "#app/islands/forms/use-service-problems.ts";
import type { FormExits } from "#app/islands/forms/form-exits.ts";
import type { VolunteerFormWords } from "#app/model/site/volunteer-form.ts";

/** The words of the volunteer application, and where its messages go. */
type Props = {
  words: VolunteerFormWords;
  exits: FormExits;
  interests: string[];
};

const fields = [
  "name",
  "email",
  "phone",
  "interests",
  "skills",
  "availability",
  "message",
] as const;

/** The volunteer application: only the name and the e-mail address are required. */
export function VolunteerForm({ words, exits, interests }: Props) {
  const delivery = useDelivery(exits, words.notice);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  useServiceProblems(delivery.outcome, fields, setProblems);
  useErrorTitle(problems.length > 0, exits.words.errorTitle);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const answer = (name: string) => data.getAll(name).map(String).join(", ").trim();
    const found = problemsOf(words, answer("name"), answer("email"));
    setProblems(found);
    if (found.length > 0) return;
    const answers = fields.map((name) => ({ label: words[name].label, answer: answer(name) }));
    void delivery.deliver(form, {
      to: exits.to,
      subject: filled(words.subject, { name: answer("name") }),
      body: messageText(answers, words.none),
    });
  };
  const problem = (id: string) => problemAt(problems, id);
  const { required, optional } = words;
  return (
    <DeliveryForm
      exits={exits}
      delivery={delivery}
      keepsDraft
      subject={words.subject.replace(/^\s*\{name\}\s*|\s*\{name\}/, "")}
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
      onReset={() => setProblems([])}
    >
      <ProblemSummary heading={exits.words.errorsHeading} problems={problems} />
      <Field
        id="name"
        name="name"
        {...words.name}
        note={required}
        problem={problem("name")}
        complete="name"
        wide
        required
      />
      <Field
        id="email"
        name="email"
        {...words.email}
        note={required}
        problem={problem("email")}
        type="email"
        complete="email"
        required
      />
      <Field
        id="phone"
        name="phone"
        {...words.phone}
        note={optional}
        problem={problem("phone")}
        type="tel"
        complete="tel"
      />
      {interests.length > 0 ? <Interests words={words} interests={interests} /> : null}
      <Field id="skills" name="skills" {...words.skills} note={optional} rows={3} wide />
      <Field id="availability" name="availability" {...words.availability} note={optional} wide />
      <Field id="message" name="message" {...words.message} note={optional} rows={5} wide />
    </DeliveryForm>
  );
}

function Interests({ words, interests }: Pick<Props, "words" | "interests">) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
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

function problemsOf(words: VolunteerFormWords, name: string, email: string): FieldProblem[] {
  const mailSays = email === "" ? words.emailMissing : words.emailInvalid;
  return [
    ...(name === "" ? [{ id: "name", says: words.nameMissing }] : []),
    ...(isMailAddress(email) ? [] : [{ id: "email", says: mailSays }]),
  ];
}
