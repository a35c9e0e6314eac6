import { Field } from "#app/components/field.tsx";
import { LabelledChoice } from "#app/components/labelled-choice.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import type { VolunteerFormWords } from "#app/model/site/forms.ts";

type Props = { words: VolunteerFormWords; delivery: Delivery; interests: Interest[] };
type Interest = { id: string; title: string };

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
  const field = (id: Exclude<(typeof fields)[number], "interests">) => {
    return { id, name: id, ...words[id] };
  };
  const name = { ...field("name"), missing: words.nameMissing };
  const email = { ...field("email"), missing: words.emailMissing, invalid: words.emailInvalid };
  return (
    <DeliveryForm
      delivery={delivery}
      notice={words.notice}
      keepsDraft
      hasSummary
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      message={{
        subject: words.subject,
        answers: fields
          .filter((id) => id !== "interests" || interests.length > 0)
          .map((id) => [id, words[id].label]),
        none: words.none,
      }}
    >
      <Field {...name} note={required} complete="name" wide required />
      <Field {...email} note={required} type="email" complete="email" required />
      <Field {...field("phone")} note={optional} type="tel" complete="tel" />
      {interests.length > 0 ? <Interests words={words} interests={interests} /> : null}
      <Field {...field("skills")} note={optional} rows={3} wide />
      <Field {...field("availability")} note={optional} wide />
      <Field {...field("message")} note={optional} rows={5} wide />
    </DeliveryForm>
  );
}

function Interests({ words, interests }: Pick<Props, "words" | "interests">) {
  return (
    <fieldset className="min-w-0 col-span-full">
      <legend>
        {words.interests.label} <span className="font-normal text-muted">({words.required})</span>
      </legend>
      {words.interests.hint ? (
        <p className="text-small text-muted">{words.interests.hint}</p>
      ) : null}
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {interests.map(({ id, title }) => (
          <LabelledChoice key={id} type="checkbox" name="interests" value={title} data-choice={id}>
            {title}
          </LabelledChoice>
        ))}
      </div>
    </fieldset>
  );
}
