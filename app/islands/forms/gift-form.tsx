import { Field } from "#app/components/field.tsx";
import { LabelledChoice } from "#app/components/labelled-choice.tsx";
import { DeliveryForm } from "#app/islands/forms/delivery-form.tsx";
import { filled, isMailAddress, messageText } from "#app/islands/forms/form-message.ts";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import { GiftChoices, type GiftWords } from "#app/islands/forms/gift-choices.tsx";
import type { Contact } from "#app/model/pages/contact.ts";

type AnswerOf = (name: string) => string;
type Props = { words: Contact["form"]; delivery: Delivery; gift: GiftWords };

const fields = ["firstName", "lastName", "email", "message"] as const;

/** The form of the donate page, with an amount and an e-mail address for the answer. */
export function GiftForm({ words, delivery, gift }: Props) {
  return (
    <DeliveryForm
      delivery={delivery}
      notice={words.notice}
      subject={gift.subject.replace(/\W*\{gift\}/, "")}
      submit={words.submit}
      submitFor={(answerOf) => {
        const amount = amountIn(answerOf, gift);
        return amount ? filled(gift.give, { gift: amount }) : gift.choose;
      }}
      className="grid gap-5 sm:grid-cols-2"
      check={(answerOf) => problemsOf(answerOf, gift)}
      write={(answerOf) => messageOf(answerOf, words, gift)}
    >
      {(problems) => (
        <>
          <GiftChoices {...gift} problems={problems} />
          {gift.often ? <Frequency {...gift.often} /> : null}
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
          <Field id="message" name="message" label={words.message} complete="off" rows={4} wide />
        </>
      )}
    </DeliveryForm>
  );
}

function Frequency({ label, choices }: NonNullable<GiftWords["often"]>) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend>{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {choices.map((choice) => (
          <LabelledChoice key={choice} type="radio" name="often" value={choice}>
            {choice}
          </LabelledChoice>
        ))}
      </div>
    </fieldset>
  );
}

// An amount needs a letter or a non-zero digit, in any script.
function amountIn(answerOf: AnswerOf, gift: GiftWords) {
  const chosen = answerOf("gift");
  const amount = chosen === gift.other ? answerOf("amount") : chosen;
  return /\p{L}|[^\P{N}0]/u.test(amount) ? amount : undefined;
}

function problemsOf(answerOf: AnswerOf, gift: GiftWords) {
  const place = answerOf("gift") === gift.other ? "amount" : "gift";
  return [
    ...(amountIn(answerOf, gift) ? [] : [{ id: place, says: gift.giftMissing }]),
    ...(isMailAddress(answerOf("email")) ? [] : [{ id: "email", says: gift.emailMissing }]),
  ];
}

function messageOf(answerOf: AnswerOf, words: Props["words"], gift: GiftWords) {
  const answers = fields.map((name) => ({ label: words[name], answer: answerOf(name) }));
  if (gift.often) answers.unshift({ label: gift.often.label, answer: answerOf("often") });
  const values = { gift: amountIn(answerOf, gift) ?? "" };
  const body = `${filled(gift.first, values)}\n\n${messageText(answers, words.none)}`;
  return { subject: filled(gift.subject, values), body };
}
