/** A text that is ready to leave, to whom, and under which heading. */
export type FormMessage = { to: string; subject: string; body: string };

// Longer links are cut by some mail apps, and the end of a message would be lost.
const linkAtMost = 1600;

/** The address that opens a mail app with the message filled in, or with a note where it is long. */
export function mailAddress(message: FormMessage, pasteHere: string) {
  return isLong(message) ? mailLink({ ...message, body: pasteHere }) : mailLink(message);
}

/** The address that opens WhatsApp with the message filled in; the phone has its country code. */
export function whatsappAddress(message: FormMessage, phone: string, pasteHere: string) {
  const body = isLong(message) ? pasteHere : wholeText(message);
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(body)}`;
}

/** The address that opens the app for text messages with the message filled in. */
export function smsAddress(message: FormMessage, phone: string, pasteHere: string) {
  const body = isLong(message) ? pasteHere : wholeText(message);
  return `sms:${phone}?body=${encodeURIComponent(body)}`;
}

/** True where a link cannot carry the whole message. */
export function isLong(message: FormMessage) {
  return mailLink(message).length > linkAtMost;
}

/** The message as one text, for copying and printing. */
export function wholeText({ subject, body }: FormMessage) {
  return `${subject}\n\n${body}`;
}

/** Labels and answers as the text of a message, one paragraph each. */
export function messageText(answers: { label: string; answer: string }[], none: string) {
  return answers
    .map(({ label, answer }) => {
      const given = answer.trim() || none;
      return given.includes("\n") ? `${label}:\n${given}` : `${label}: ${given}`;
    })
    .join("\n");
}

/** A text in which each {name} became the value of that name. */
export function filled(text: string, values: Record<string, string>) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** True for anything that could be an e-mail address; what browsers accept, not more. */
export function isMailAddress(text: string) {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(text.trim());
}

function mailLink({ to, subject, body }: FormMessage) {
  // Mail apps want a carriage return at line ends, and %20 rather than + between words.
  const text = encodeURIComponent(body.replace(/\r?\n/g, "\r\n"));
  return `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
