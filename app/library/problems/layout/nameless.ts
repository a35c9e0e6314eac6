/** The words for a line without a field name. */
export const nameless = {
  says: "This line has no field name that ends in a colon.",
  fix: 'Write it as a name, a colon, a space and the text: title: "…"',
};
