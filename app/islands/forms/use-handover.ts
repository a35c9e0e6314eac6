import { useEffect, useRef, useState } from "react";
import { mailAddress, type MailMessage } from "#app/islands/forms/mail-message.ts";
import type { HandoverWords } from "#app/model/site/form-words.ts";

/** Hands a message over to the visitor's mail app and remembers it for the lasting panel. */
export function useHandover(words: HandoverWords, noticeRegion: string) {
  const [message, setMessage] = useState<MailMessage>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [message]);
  const handOver = (next: MailMessage) => {
    setMessage(next);
    openMailApp(next);
    void showNotice(words, noticeRegion);
  };
  return { message, handOver, panel };
}

// A link that is clicked asks the mail app without leaving the page.
function openMailApp(message: MailMessage) {
  const link = document.createElement("a");
  link.href = mailAddress(message);
  link.click();
}

async function showNotice({ noticeTitle, noticeText }: HandoverWords, noticeRegion: string) {
  try {
    const { notify } = await import("#app/islands/notice.tsx");
    notify(noticeTitle, noticeText, noticeRegion);
  } catch {
    // The lasting panel says the same, so a notice that cannot be fetched is no loss.
  }
}
