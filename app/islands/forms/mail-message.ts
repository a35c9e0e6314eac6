/** A message that is ready to leave by the visitor's own mail app. */
export type MailMessage = { to: string; subject: string; body: string };

/** The address that opens a mail app with the message filled in. */
export function mailAddress({ to, subject, body }: MailMessage) {
  // Mail apps want a carriage return at line ends, and %20 rather than + between words.
  const text = encodeURIComponent(body.replace(/\r?\n/g, "\r\n"));
  return `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${text}`;
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
