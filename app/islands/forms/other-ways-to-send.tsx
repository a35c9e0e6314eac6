import { useState } from "react";
import { LinkTo } from "#app/components/link-to.tsx";
import {
  mailAddress,
  smsAddress,
  whatsappAddress,
  wholeText,
  type FormMessage,
} from "#app/islands/forms/form-message.ts";
import type { Delivery } from "#app/islands/forms/delivery.ts";

type Props = {
  delivery: Delivery;
  message: FormMessage;
  /** True if the message has certainly arrived, so that sending it again would only duplicate it. */
  isSent: boolean;
  /** True in a narrow panel, which has links only, without headings and notes. */
  isBrief: boolean;
};

/** The other ways to deliver the same message: mail, WhatsApp, SMS, copying or printing. */
export function OtherWaysToSend({ delivery, message, isSent, isBrief }: Props) {
  const { ways, handedOver } = delivery.words;
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
  const look = isBrief ? "inline-flex min-h-11 items-center underline" : "button button-outline";
  const links = isSent ? [] : [{ label: ways.email, href: mailAddress(message, pasteHere) }];
  if (!isSent && delivery.phone)
    links.push(
      { label: ways.whatsapp, href: whatsappAddress(message, delivery.phone, pasteHere) },
      { label: ways.sms, href: smsAddress(message, delivery.phone, pasteHere) },
    );
  return (
    <>
      {isBare ? null : <h4>{ways.heading}</h4>}
      <p className="flex flex-wrap gap-3">
        {links.map((link) => (
          <LinkTo key={link.href} to={link} className={look} rel="noreferrer" />
        ))}
        <button type="button" className={look} onClick={() => void copy()}>
          {ways.copy}
        </button>
        {isBrief ? null : (
          <button type="button" className={look} onClick={() => print()}>
            {ways.print}
          </button>
        )}
      </p>
      <p role="status" className="font-bold empty:hidden">
        {copying}
      </p>
      {isBare || !delivery.phoneNote ? null : <p className="text-small">{delivery.phoneNote}</p>}
    </>
  );
}
