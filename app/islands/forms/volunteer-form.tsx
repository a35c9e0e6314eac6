import { Field } from "#app/components/field.tsx";
import { LabelledChoice } from "#app/components/labelled-choice.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { filled, isMailAddress, messageText } from "#app/islands/forms/form-message.ts";
import { ProblemSummary, type FieldProblem } from "#app/islands/forms/problem-summary.tsx";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import type { VolunteerFormWords } from "#app/model/site/forms.ts";

/** The words of the volunteer application, and the ways to deliver it. */
type Props = {
  words: VolunteerFormWords;
  delivery: Delivery;
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

/** The volunteer application; only the name and the e-mail address are required. */
export function VolunteerForm({ words, delivery, interests }: Props) {
  const { required, optional } = words;
  return (
    <DeliveryForm
      delivery={delivery}
      notice={words.notice}
      keepsDraft
      subject={words.subject.replace(/^\s*\{name\}\s*|\s*\{name\}/, "")}
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      check={(answerOf) => problemsOf(words, answerOf("name"), answerOf("email"))}
      write={(answerOf) => ({
        subject: filled(words.subject, { name: answerOf("name") }),
        body: messageText(
          fields.map((name) => ({ label: words[name].label, answer: answerOf(name) })),
          words.none,
        ),
      })}
    >
      {(problems) => {
        const field = (id: Exclude<(typeof fields)[number], "interests">) => {
          const problem = problems.find((other) => other.id === id)?.says;
          return { id, name: id, ...words[id], problem };
        };
        return (
          <>
            <ProblemSummary heading={delivery.words.errorsHeading} problems={problems} />
            <Field {...field("name")} note={required} complete="name" wide required />
            <Field {...field("email")} note={required} type="email" complete="email" required />
            <Field {...field("phone")} note={optional} type="tel" complete="tel" />
            {interests.length > 0 ? <Interests words={words} interests={interests} /> : null}
            <Field {...field("skills")} note={optional} rows={3} wide />
            <Field {...field("availability")} note={optional} wide />
            <Field {...field("message")} note={optional} rows={5} wide />
          </>
        );
      }}
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
          <LabelledChoice key={interest} type="checkbox" name="interests" value={interest}>
            {interest}
          </LabelledChoice>
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
