import { Field } from "#app/components/field.tsx";
import { LabelledChoice } from "#app/components/labelled-choice.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { filled, isMailAddress, messageText } from "#app/islands/forms/form-message.ts";
import type { FormExits } from "#app/islands/forms/form-exits.ts";
import type { FieldProblem } from "#app/islands/forms/problem-summary.tsx";
import type { Contact } from "#app/model/pages/contact.ts";
import type { GiftMessage } from "#app/model/pages/giving-section.ts";

/** The words of the contact form and of gifts, and where the messages go. */
type Props = { words: Contact["form"]; exits: FormExits; gift: GiftWords };

type GiftWords = Omit<GiftMessage, "heading" | "lead"> & {
  legend: string;
  /** The word that marks the amounts as made up. */
  example?: string;
  choices: { amount: string; text: string }[];
};

const fields = ["firstName", "lastName", "email", "message"] as const;

/** The form for those who would like to give, with an amount and an address for the answer. */
export function GiftForm({ words, exits, gift }: Props) {
  const amountIn = (answerOf: (name: string) => string) => {
    const chosen = answerOf("gift");
    return chosen === gift.other ? answerOf("amount") : chosen;
  };
  return (
    <DeliveryForm
      exits={exits}
      notice={words.notice}
      subject={gift.subject.replace(/\W*\{gift\}/, "")}
      submit={words.submit}
      className="grid gap-5 sm:grid-cols-2"
      check={(answerOf) => {
        // A letter or a digit that is not nought, in any script.
        const hasAmount = /\p{L}|[^\P{N}0]/u.test(amountIn(answerOf));
        const place = answerOf("gift") === gift.other ? "amount" : "gift";
        return [
          ...(hasAmount ? [] : [{ id: place, says: gift.giftMissing }]),
          ...(isMailAddress(answerOf("email")) ? [] : [{ id: "email", says: gift.emailMissing }]),
        ];
      }}
      write={(answerOf) => {
        const answers = fields.map((name) => ({ label: words[name], answer: answerOf(name) }));
        const values = { gift: amountIn(answerOf) };
        const first = filled(gift.first, values);
        return {
          subject: filled(gift.subject, values),
          body: `${first}\n\n${messageText(answers, words.none)}`,
        };
      }}
    >
      {(problems) => (
        <>
          <Gifts {...gift} problems={problems} />
          <Field id="first-name" name="firstName" label={words.firstName} complete="given-name" />
          <Field id="last-name" name="lastName" label={words.lastName} complete="family-name" />
          <Field
            id="email"
            name="email"
            label={words.email}
            type="email"
            complete="email"
            problem={problems.find(({ id }) => id === "email")?.says}
            isAlert
            required
            wide
          />
          <Field id="message" name="message" label={words.message} complete="off" rows={7} wide />
        </>
      )}
    </DeliveryForm>
  );
}

type GiftsProps = GiftWords & { problems: FieldProblem[] };

function Gifts({ legend, example, choices, problems, ...gift }: GiftsProps) {
  const problemAt = (place: string) => problems.find(({ id }) => id === place)?.says;
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby="gift-problem">
      <legend>
        {legend} {example ? <span className="sample-mark">{example}</span> : null}
      </legend>
      <p id="gift-problem" className="font-bold text-problem empty:hidden" role="alert">
        {problemAt("gift")}
      </p>
      {[...choices, { amount: gift.other, text: "" }].map(({ amount, text }, index) => (
        <LabelledChoice
          key={amount}
          type="radio"
          id={index === 0 ? "gift" : undefined}
          name="gift"
          value={amount}
          required
        >
          <span className="flex grow flex-wrap gap-x-3">
            <span className="min-w-26 font-bold tabular">{amount}</span>{" "}
            {text ? <span className="grow basis-40">{text}</span> : null}
          </span>
        </LabelledChoice>
      ))}
      <div onInput={(event) => choose(gift.other, event.target as HTMLInputElement)}>
        <Field
          id="amount"
          name="amount"
          label={gift.howMuch}
          hint={gift.howMuchHint}
          problem={problemAt("amount")}
          isAlert
          complete="off"
        />
      </div>
    </fieldset>
  );
}

// Who writes an amount has chosen it.
function choose(gift: string, { form }: HTMLInputElement) {
  const choices = form?.elements.namedItem("gift");
  if (choices instanceof RadioNodeList) choices.value = gift;
}
