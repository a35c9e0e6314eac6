type Facts = { email: string; address: string; language: string };

// RFC 9116 wants an expiry within a year; counting from the first of the month gives the same file
// all month.
const monthsValid = 7;

/** The security.txt of RFC 9116, which tells finders of a vulnerability whom to write to. */
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
