type Facts = { contact: string; address: string; languages: string[] };

// RFC 9116 requires an expiry within a year; counted from the first of the month, it changes once a month.
const monthsValid = 7;

/** The security.txt of RFC 9116, which says where to report a vulnerability. */
export function securityText({ contact, address, languages }: Facts, today: Date) {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map((language) => language.split("-")[0]).join(", ")}`,
    `Canonical: ${address}`,
    "",
  ].join("\n");
}
