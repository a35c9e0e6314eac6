const scripts = "Cyrillic Greek Armenian Cherokee Arabic Hebrew Devanagari Han".split(" ");

/** A warning about characters of other scripts and invisible characters in a text; empty if there are none. */
export function foreignCharacters(text: string): string {
  const odd =
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|(?![0-9])\p{Nd}|[\uFF01-\uFF5E]|\p{Cf}/gu;
  const named = [...new Set(text.match(odd))].slice(0, 8).map((character) => {
    const script = scripts.find((name) => new RegExp(`\\p{Script=${name}}`, "u").test(character));
    const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
    return /\p{Cf}/u.test(character) ? `an invisible ${code}` : `${character} (${script ?? code})`;
  });
  return named.length > 0 ? `It contains characters of another script: ${named.join(", ")}.` : "";
}
