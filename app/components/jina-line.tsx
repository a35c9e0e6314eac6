type Props = { text: string; meaning: string };

/** The line of Swahili that a cloth carries, with its meaning in English. */
export function JinaLine({ text, meaning }: Props) {
  return (
    <p className="jina">
      <span lang="sw">{text}</span>
      <span className="text-small">{meaning}</span>
    </p>
  );
}
