/** What is wrong, with the probable correction, or with advice if there is none. */
export function suggestion(wrong: string, near: string | undefined, advice: string) {
  const question = near && `Did you mean "${near}"?`;
  return { text: `${wrong} ${question ?? advice}`, instead: near };
}
