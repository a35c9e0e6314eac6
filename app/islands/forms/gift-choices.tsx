import type { ReactNode } from "react";
import { Field, Problem } from "#app/components/field.tsx";
import { LabelledChoice } from "#app/components/labelled-choice.tsx";
import type { GiftMessage } from "#app/model/pages/donate.ts";
import type { GiftExamples } from "#app/model/pages/gift-examples.ts";

/** The words of the gift choices. */
export type GiftWords = Omit<GiftMessage, "heading" | "lead"> & {
  legend: string;
  /** The word that marks the amounts as made up. */
  example?: string;
  choices: GiftExamples["list"];
  currency: GiftExamples["currency"];
  often: GiftExamples["often"];
  /** What donors ask, as far as it belongs into the form. */
  facts: GiftExamples["facts"];
};

const box = "rounded border-2 border-line px-4 py-2 has-checked:border-mark has-checked:bg-shell";

// An amount has a letter or a digit that is not zero, in any script.
const amountPattern = String.raw`.*(?:\p{L}|[^\P{N}0]).*`;

/** The gifts as large radio buttons with what each can pay for, and a field for another amount. */
export function GiftChoices({ legend, example, choices, currency, ...gift }: GiftWords) {
  return (
    <>
      {currency ? <Choices name="currency" {...currency} /> : null}
      <fieldset className="min-w-0 col-span-full" aria-describedby="gift-problem">
        <legend>
          {legend} {example ? <span className="sample-mark">{example}</span> : null}
        </legend>
        <Problem id="gift" isAlert />
        <div className="mt-2 grid fit-60 gap-2 sm:gap-3">
          {choices.map(({ amount, also = [], text }, index) => (
            <Gift
              key={amount}
              amounts={[amount, ...also]}
              {...(index === 0 && { id: "gift", missing: gift.giftMissing })}
              className={box}
            >
              <span className="mt-1 block">{text}</span>
            </Gift>
          ))}
          <div className={`${box} col-span-full`}>
            <Gift amounts={[gift.other]} />
            <Field
              id="amount"
              name="amount"
              label={gift.howMuch}
              hint={gift.howMuchHint}
              missing={gift.giftMissing}
              pattern={amountPattern}
              neededFor={gift.other}
              isAlert
              complete="off"
            />
          </div>
        </div>
      </fieldset>
    </>
  );
}

type GiftProps = {
  /** The amount in each currency, or the words of the last choice. */
  amounts: string[];
  id?: string;
  missing?: string;
  className?: string;
  children?: ReactNode;
};

function Gift({ amounts, children, ...choice }: GiftProps) {
  return (
    <LabelledChoice type="radio" name="gift" value={amounts.join(" / ")} required {...choice}>
      <span className="min-w-0 grow">
        {/* In each currency; the chosen one is large and comes first. */}
        <span
          className="flex flex-wrap gap-x-3 text-small tabular *:data-chosen:order-first *:data-chosen:basis-full *:data-chosen:font-display *:data-chosen:text-title"
          data-amounts
        >
          {amounts.map((amount, index) => (
            <data key={amount} value={amount} data-chosen={index === 0 ? "" : undefined}>
              {amount}
            </data>
          ))}
        </span>
        {children}
      </span>
    </LabelledChoice>
  );
}

type ChoicesProps = {
  name: string;
  label: string;
  choices: string[];
};

/** A row of radio buttons. */
export function Choices({ name, label, choices }: ChoicesProps) {
  return (
    <fieldset className="min-w-0 col-span-full">
      <legend>{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {choices.map((choice) => (
          <LabelledChoice key={choice} type="radio" name={name} value={choice}>
            {choice}
          </LabelledChoice>
        ))}
      </div>
    </fieldset>
  );
}

/** What donors ask, with the answers. */
export function GiftFacts({
  facts,
  className,
}: Pick<GiftExamples, "facts"> & { className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ name, text }) => (
        <div key={name} className="py-1">
          <dt className="inline font-bold">{name}:</dt> <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
