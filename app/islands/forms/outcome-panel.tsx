import { useEffect, useRef } from "react";
import { answerBy } from "#app/islands/forms/answer-by.ts";
import { filled, isLong, wholeText } from "#app/islands/forms/form-message.ts";
import { inOfficeTime } from "#app/islands/forms/in-office-time.ts";
import { OtherWaysToSend } from "#app/islands/forms/other-ways-to-send.tsx";
import type { Outcome } from "#app/islands/forms/use-delivery.ts";
import type { Delivery } from "#app/islands/forms/delivery.ts";

type Props = { delivery: Delivery; outcome: Outcome };

/** The panel below a form after sending: what happened, what to do next, and the message itself. */
export function OutcomePanel(props: Props) {
  const { delivery, outcome } = props;
  const { words, to } = delivery;
  const { state, message, problems } = outcome;
  // A newsletter request is a single address, which nobody needs to read again.
  const isBrief = delivery.name === "newsletter";
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Screen readers announce focus first; the notice is in a polite live region.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, [outcome]);
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
      {state === "offline" && delivery.phone ? <p>{words.offline.sms}</p> : null}
      {problems.length > 0 ? (
        <ul className="list-square pl-5">
          {problems.map(({ says }) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      ) : null}
      {state === "handedOver" && !isBrief ? <NextSteps {...props} /> : null}
      {state === "handedOver" || state === "accepted" ? <Answer {...props} /> : null}
      {/* A new message has not been copied yet. */}
      <OtherWaysToSend
        key={outcome.at.getTime()}
        delivery={delivery}
        message={message}
        isSent={state === "accepted"}
        isBrief={isBrief}
      />
      {isBrief ? null : <Receipt {...props} />}
    </div>
  );
}

function NextSteps({ delivery, outcome }: Props) {
  const { left, nothingOpened, tooLong } = delivery.words.handedOver;
  return (
    <>
      <p>{isLong(outcome.message) ? tooLong : left}</p>
      <p>{filled(nothingOpened, { email: delivery.to })}</p>
    </>
  );
}

function Answer({ delivery, outcome }: Props) {
  const time = delivery.office && answerBy(outcome.at, delivery.office);
  if (!time) return null;
  const { answer } =
    outcome.state === "accepted" ? delivery.words.accepted : delivery.words.handedOver;
  return <p>{filled(answer, { time: inOfficeTime(time, delivery.language) })}</p>;
}

function Receipt({ delivery, outcome }: Props) {
  const { heading, made } = delivery.words.receipt;
  return (
    <>
      <h4>{heading}</h4>
      <p className="text-small">
        {filled(made, { time: inOfficeTime(outcome.at, delivery.language) })}
      </p>
      <pre className="overflow-x-auto font-text text-small whitespace-pre-wrap">
        {wholeText(outcome.message)}
      </pre>
    </>
  );
}
