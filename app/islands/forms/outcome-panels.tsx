import { CopyButton } from "#app/components/copy-button.tsx";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import { filled } from "#app/islands/forms/form-message.ts";

type Props = { delivery: Delivery; isBrief?: boolean };

/** What can happen to the message of a form. */
export type OutcomeState =
  "handedOver" | "accepted" | "refused" | "unknown" | "offline" | "doubted";

/** A part of a panel that is filled in or left out when it is shown. */
export type OutcomePart = "answer" | "complaints" | "long" | "made" | "message" | "print";

// Another way to send the message.
type OutcomeWay = "email" | "whatsapp" | "sms";

/** The panels below a form, one for each outcome: what happened, what to do next, and the message. The form shows one. */
export function OutcomePanels(props: Props) {
  const states: OutcomeState[] = props.delivery.endpoint
    ? ["accepted", "refused", "unknown", "offline", "doubted"]
    : ["handedOver"];
  return (
    <template>
      {states.map((state) => (
        <Panel key={state} {...props} state={state} />
      ))}
    </template>
  );
}

function part(name: OutcomePart) {
  return { "data-part": name };
}

type PanelProps = Props & { state: OutcomeState };

function Panel({ delivery, isBrief, state }: PanelProps) {
  const { words, to: email, phone, office } = delivery;
  const { handedOver, accepted, offline, receipt } = words;
  const isPromised = office && (state === "handedOver" || state === "accepted");
  return (
    <div tabIndex={-1} className="panel mt-8 scroll-mt-30" role="status" data-outcome={state}>
      <h3 className="text-section">{words[state].heading}</h3>
      <p>{filled(words[state].text, { email })}</p>
      {state === "offline" && phone?.sms ? <p>{offline.sms}</p> : null}
      {state === "refused" ? <div className="empty:hidden" {...part("complaints")} /> : null}
      {state === "handedOver" && !isBrief ? (
        <>
          <p>{handedOver.left}</p>
          <p {...part("long")}>{handedOver.tooLong}</p>
          <p>{filled(handedOver.nothingOpened, { email })}</p>
        </>
      ) : null}
      {isPromised ? (
        <p {...part("answer")}>{(state === "accepted" ? accepted : handedOver).answer}</p>
      ) : null}
      <OtherWays delivery={delivery} isBrief={isBrief} isSent={state === "accepted"} />
      {isBrief ? null : (
        <>
          <h4>{receipt.heading}</h4>
          <p className="text-small" {...part("made")}>
            {receipt.made}
          </p>
          <pre
            className="overflow-x-auto font-text text-small whitespace-pre-wrap"
            {...part("message")}
          />
        </>
      )}
    </div>
  );
}

// After a message has certainly arrived, sending it again would only duplicate it.
function OtherWays({ delivery, isBrief, isSent }: Props & { isSent: boolean }) {
  const { ways } = delivery.words;
  const isBare = isSent || isBrief;
  const look = isBrief ? "inline-flex min-h-11 items-center underline" : "button button-outline";
  const { to, phone } = delivery;
  // The form adds the message to these addresses.
  const all: [way: OutcomeWay, href: string][] = [["email", `mailto:${to}`]];
  if (phone?.whatsapp) all.push(["whatsapp", `${phone.whatsapp}?text=`]);
  if (phone?.sms) all.push(["sms", `${phone.sms}?body=`]);
  const { copy: label, copied, copyFailed: failed } = ways;
  return (
    <>
      {isBare ? null : <h4>{ways.heading}</h4>}
      <p className="flex flex-wrap gap-3">
        {(isSent ? [] : all).map(([way, href]) => (
          <a key={way} className={look} href={href} rel="noreferrer" data-way={way}>
            {ways[way]}
          </a>
        ))}
        <CopyButton label={label} copied={copied} failed={failed} value="" className={look} />
        {isBrief ? null : (
          <button type="button" className={look} {...part("print")}>
            {ways.print}
          </button>
        )}
      </p>
      {isBare || !delivery.phoneNote ? null : <p className="text-small">{delivery.phoneNote}</p>}
    </>
  );
}
