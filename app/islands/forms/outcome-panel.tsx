import { useEffect, useRef } from "react";
import { answerBy } from "#app/islands/forms/answer-by.ts";
import { filled, isLong, wholeText } from "#app/islands/forms/form-message.ts";
import { inOfficeTime } from "#app/islands/forms/in-office-time.ts";
import { OtherExits } from "#app/islands/forms/other-exits.tsx";
import type { Outcome } from "#app/islands/forms/use-delivery.ts";
import type { FormExits } from "#app/islands/forms/form-exits.ts";

type Props = { exits: FormExits; outcome: Outcome };

/** The panel below a form after sending: what happened, what to do next, and the message itself. */
export function OutcomePanel({ exits, outcome }: Props) {
  const { words, to } = exits;
  const { state, message, problems } = outcome;
  // A newsletter request is a single address, which nobody needs to read again.
  const isBrief = exits.name === "newsletter";
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Screen readers announce focus first; the notice is in a polite live region.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, [outcome]);
  const isDone = state === "handedOver" || state === "accepted";
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="panel mt-8 scroll-mt-30"
      role="status"
      data-outcome={state}
    >
      <h3 className="text-section">{words[state].heading}</h3>
      <p>{filled(words[state].text, { email: to })}</p>
      {state === "offline" && exits.phone ? <p>{words.offline.sms}</p> : null}
      {problems.length > 0 ? (
        <ul className="list-square pl-5">
          {problems.map(({ says }) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      ) : null}
      {state === "handedOver" && !isBrief ? <WhatIsLeft exits={exits} outcome={outcome} /> : null}
      {isDone ? <Answer exits={exits} outcome={outcome} /> : null}
      <OtherExits exits={exits} message={message} isSent={state === "accepted"} isBrief={isBrief} />
      {isBrief ? null : <Receipt exits={exits} outcome={outcome} />}
    </div>
  );
}

type PartProps = Pick<Props, "exits" | "outcome">;

function WhatIsLeft({ exits, outcome }: PartProps) {
  const { left, nothingOpened, tooLong } = exits.words.handedOver;
  return (
    <>
      <p>{isLong(outcome.message) ? tooLong : left}</p>
      <p>{filled(nothingOpened, { email: exits.to })}</p>
    </>
  );
}

function Answer({ exits, outcome }: PartProps) {
  const time = exits.office && answerBy(outcome.at, exits.office);
  if (!time) return null;
  const { answer } = outcome.state === "accepted" ? exits.words.accepted : exits.words.handedOver;
  return <p>{filled(answer, { time: inOfficeTime(time, exits.language) })}</p>;
}

function Receipt({ exits, outcome }: PartProps) {
  const { heading, made } = exits.words.receipt;
  return (
    <>
      <h4>{heading}</h4>
      <p className="text-small">
        {filled(made, { time: inOfficeTime(outcome.at, exits.language) })}
      </p>
      <pre className="overflow-x-auto font-text text-small whitespace-pre-wrap">
        {wholeText(outcome.message)}
      </pre>
    </>
  );
}
