const usual = {
  title: "A post",
  excerpt: "A few words",
  author: "The team",
  date: "2025-01-10",
  category: "Education",
  readTime: "3",
};

/**
 * A post with this body, which begins on line 9 and one line later for each field that is added;
 * a field of null is left out.
 */
export function postFile(body: string, fields: Record<string, string | null> = {}) {
  const lines = Object.entries({ ...usual, ...fields })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}\n`);
  return `---\n${lines.join("")}---\n${body}`;
}
