type Facts = { email: string; address: string; language: string };

// RFC 9116 wants less than a year; seven months from the first of this one renew with every month.
const monthsValid = 7;

/** What those who find a hole may do, as RFC 9116 describes it; `today` decides until when. */
export function securityText({ email, address, language }: Facts, today: Date) {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language.slice(0, 2)}, sw`,
    `Canonical: ${address}`,
    "",
  ].join("\n");
}

/** How many days a text of this kind is still good for; NaN where it does not say. */
export function daysLeft(text: string, today: Date) {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  return Math.floor((expires - today.getTime()) / 86_400_000);
}
