import { useState, type RefObject } from "react";
import { filled, mailAddress, type MailMessage } from "#app/islands/forms/mail-message.ts";
import type { HandoverWords } from "#app/model/site/form-words.ts";

type Props = {
  words: HandoverWords;
  message: MailMessage;
  panel: RefObject<HTMLDivElement>;
};

/** What stays on the page after a hand-over: what happened, what is left to do, other ways out. */
export function HandoverPanel({ words, message, panel }: Props) {
  const [copying, setCopying] = useState("");
  const text = `${message.subject}\n\n${message.body}`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopying(words.copied),
      () => setCopying(words.copyFailed),
    );
  const values = { email: message.to };
  return (
    <div ref={panel} tabIndex={-1} className="panel" role="status">
      <h3>{words.heading}</h3>
      <p>
        <strong>{words.noticeTitle}</strong> {words.noticeText}
      </p>
      <p>{filled(words.whatHappened, values)}</p>
      <p>{words.whatIsLeft}</p>
      <p>{filled(words.ifNothingOpened, values)}</p>
      <p className="flex flex-wrap gap-3">
        <a className="button" href={mailAddress(message)}>
          {words.openAgain}
        </a>
        <button type="button" className="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span role="status">{copying}</span>
      </p>
      <h4>{words.sent}</h4>
      <pre>{text}</pre>
    </div>
  );
}
