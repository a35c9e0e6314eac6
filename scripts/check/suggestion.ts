/** What is wrong, with the word that was probably meant, or with advice where none is near. */
export function suggestion(wrong: string, near: string | undefined, advice: string) {
  const question = near && `Did you mean "${near}"?`;
  return { text: `${wrong} ${question ?? advice}`, instead: near };
}
