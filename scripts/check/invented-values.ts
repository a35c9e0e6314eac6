/** What stands for a contact or a number that is not known yet, each with what it is. */
export const inventedValues: readonly (readonly [pattern: RegExp, what: string])[] = [
  // As a whole value only, because a message may show name@example.com as an example.
  [/^\S*\bexample\.(?:org|com|net)\S*$|[\w@-][\w@.-]*\.example\b/i, "is an invented address"],
  [/\+?254 ?7?00(?: ?0{3}){2}/, "is an invented phone number"],
  [/^0{4,}$/, "stands in for a number that was not known"],
];
