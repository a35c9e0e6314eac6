/** A message that is ready to send. */
export type FormMessage = { to: string; subject: string; body: string };

// Some mail apps cut off longer links, and the end of the message would be lost.
const linkAtMost = 1600;

/** The link that opens a mail app with the message, or with `pasteHere` if the message is too long. */
export function mailAddress(message: FormMessage, pasteHere: string) {
  return isLong(message) ? mailLink({ ...message, body: pasteHere }) : mailLink(message);
}

/** The link of WhatsApp or an SMS app with the message, or with `pasteHere` if it is too long. */
export function withMessage(link: string, message: FormMessage, pasteHere: string) {
  return link + encodeURIComponent(isLong(message) ? pasteHere : wholeText(message));
}

/** True if the message is too long for a link. */
export function isLong(message: FormMessage) {
  return mailLink(message).length > linkAtMost;
}

/** The whole message as text, for copying and printing. */
export function wholeText({ subject, body }: FormMessage) {
  return `${subject}\n\n${body}`;
}

/** The labels and answers of a form as the body of a message, one paragraph each. */
export function messageText(answers: { label: string; answer: string }[], none: string) {
  return answers
    .map(({ label, answer }) => {
      const given = answer || none;
      return given.includes("\n") ? `${label}:\n${given}` : `${label}: ${given}`;
    })
    .join("\n");
}

/** The text with each {name} replaced by the value of that name. */
export function filled(text: string, values: Record<string, string>) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function mailLink({ to, subject, body }: FormMessage) {
  // Mail apps expect CRLF line endings, and %20 instead of + for spaces.
  const text = encodeURIComponent(body.replace(/\r?\n/g, "\r\n"));
  return `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
