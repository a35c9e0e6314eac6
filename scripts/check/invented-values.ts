/** Patterns of placeholders for contacts and numbers, each with a description. */
export const inventedValues: readonly (readonly [pattern: RegExp, what: string])[] = [
  // Only as a whole value, because a message may show name@example.com as an example.
  [/^\S*\bexample\.(?:org|com|net)\S*$|[\w@-][\w@.-]*\.example\b/i, "is an invented address"],
  [/\+?254 ?7?00(?: ?0{3}){2}/, "is an invented phone number"],
  [/^0{4,}$/, "is a placeholder for a number"],
];
