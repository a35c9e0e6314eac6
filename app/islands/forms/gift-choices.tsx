import type { ReactNode } from "react";
import { Field } from "#app/components/field.tsx";
import { LabelledChoice } from "#app/components/labelled-choice.tsx";
import type { FieldProblem } from "#app/islands/forms/problem-summary.tsx";
import type { GiftExamples, GiftMessage } from "#app/model/pages/donate.ts";

/** The words of the gift choices. */
export type GiftWords = Omit<GiftMessage, "heading" | "lead"> & {
  legend: string;
  /** The word that marks the amounts as made up. */
  example?: string;
  choices: GiftExamples["list"];
  often: GiftExamples["often"];
};

type Props = GiftWords & { problems: FieldProblem[] };

const box = "rounded border-2 border-line p-4 has-checked:border-mark has-checked:bg-shell";

/** The gifts as large radio buttons with what each can pay for, and a field for another amount. */
export function GiftChoices({ legend, example, choices, problems, ...gift }: Props) {
  const problemAt = (place: string) => problems.find(({ id }) => id === place)?.says;
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby="gift-problem">
      <legend>
        {legend} {example ? <span className="sample-mark">{example}</span> : null}
      </legend>
      <p id="gift-problem" className="font-bold text-problem empty:hidden" role="alert">
        {problemAt("gift")}
      </p>
      <div className="mt-2 grid fit-60 gap-3">
        {choices.map(({ amount, also, text }, index) => (
          <Gift key={amount} value={amount} id={index === 0 ? "gift" : undefined} className={box}>
            {also ? <span className="block text-small tabular">{also.join(", ")}</span> : null}
            <span className="mt-1 block">{text}</span>
          </Gift>
        ))}
        <div
          className={`${box} col-span-full`}
          onInput={(event) => choose(gift.other, event.target as HTMLInputElement)}
        >
          <Gift value={gift.other} />
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
      </div>
    </fieldset>
  );
}

type GiftProps = { value: string; id?: string; className?: string; children?: ReactNode };

function Gift({ children, ...choice }: GiftProps) {
  return (
    <LabelledChoice type="radio" name="gift" required {...choice}>
      <span className="min-w-0 grow">
        <span className="block font-display text-title tabular">{choice.value}</span>
        {children}
      </span>
    </LabelledChoice>
  );
}

// Typing an amount selects it.
function choose(gift: string, { form, name }: HTMLInputElement) {
  const choices = form?.elements.namedItem("gift");
  if (name === "amount" && choices instanceof RadioNodeList) choices.value = gift;
}
