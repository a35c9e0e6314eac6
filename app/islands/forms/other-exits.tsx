import { useState } from "react";
import {
  mailAddress,
  smsAddress,
  whatsappAddress,
  wholeText,
  type FormMessage,
} from "#app/islands/forms/form-message.ts";
import type { FormExits } from "#app/islands/forms/form-exits.ts";

type Props = {
  exits: FormExits;
  message: FormMessage;
  /** True once the message has certainly arrived, when sending it again would only duplicate it. */
  isSent: boolean;
  /** True in a narrow panel: links alone, without headings and notes. */
  isBrief: boolean;
};

/** The other ways to send the same message: mail, WhatsApp, SMS, copying or printing. */
export function OtherExits({ exits, message, isSent, isBrief }: Props) {
  const { ways, handedOver } = exits.words;
  const [copying, setCopying] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wholeText(message));
      setCopying(ways.copied);
    } catch {
      setCopying(ways.copyFailed);
    }
  };
  const { pasteHere } = handedOver;
  const isBare = isSent || isBrief;
  return (
    <>
      {isBare ? null : <h4>{ways.heading}</h4>}
      <p className={`flex flex-wrap gap-3 ${isBrief ? "links-only" : ""}`}>
        {isSent ? null : (
          <>
            <a className="button button-outline" href={mailAddress(message, pasteHere)}>
              {ways.email}
            </a>
            {exits.phone ? (
              <PhoneExits message={message} phone={exits.phone} words={exits.words} />
            ) : null}
          </>
        )}
        <button type="button" className="button button-outline" onClick={() => void copy()}>
          {ways.copy}
        </button>
        {isBrief ? null : (
          <button type="button" className="button button-outline" onClick={() => print()}>
            {ways.print}
          </button>
        )}
      </p>
      <p role="status" className="font-bold empty:hidden">
        {copying}
      </p>
      {isBare ? null : (
        <p className="text-small">{exits.phone ? ways.whatsappNote : ways.samplePhone}</p>
      )}
    </>
  );
}

type PhoneProps = { message: FormMessage; phone: string; words: FormExits["words"] };

function PhoneExits({ message, phone, words }: PhoneProps) {
  const { ways, handedOver } = words;
  const { pasteHere } = handedOver;
  return (
    <>
      <a
        className="button button-outline"
        href={whatsappAddress(message, phone, pasteHere)}
        rel="noreferrer"
      >
        {ways.whatsapp}
      </a>
      <a className="button button-outline" href={smsAddress(message, phone, pasteHere)}>
        {ways.sms}
      </a>
    </>
  );
}
