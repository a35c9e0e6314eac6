/** A mistake that people make in content files, as a passage and what becomes of it. */
export type MistakePattern = {
  name: string;
  family: string;
  /** The files in which it can be made, and in which part of them. */
  files: RegExp;
  part: "fields" | "body" | "file";
  from: RegExp;
  to: string | ((...found: string[]) => string);
  /** Whether it has to be told, may change nothing, or has to reach the reader as it stands. */
  outcome: "told" | "harmless" | "shown";
  /** How many lines below the beginning of the passage it has to be told. */
  later: number;
};

/** A content folder after one mistake. */
export type Mutation = {
  /** What stands in the files that changed, by their paths; null where a file is gone. */
  files: Record<string, string | null>;
  /** Where the mistake has to be told; absent where it does no harm. */
  told?: { file: string; line: number };
  /** Words that have to reach the reader as they stand, where the mistake does no harm but changes words. */
  words?: string;
};

type Row = [name: string, from: RegExp, to: MistakePattern["to"], later?: number];
type Place = Pick<MistakePattern, "part" | "files">;

/** The patterns of one family, in these files and this part of them. */
export function mistakePatterns(
  family: string,
  place: Place,
  outcome: MistakePattern["outcome"],
  rows: Row[],
): MistakePattern[] {
  return rows.map(([name, from, to, later = 0]) => {
    return { name, family, ...place, from, to, outcome, later };
  });
}

/** Every way in which a mistake can be made in a file. */
export function mutationsOf(pattern: MistakePattern, file: string, text: string): Mutation[] {
  if (!pattern.files.test(file)) return [];
  const [start, end] = edgesOf(pattern.part, file, text);
  const part = text.slice(start, end);
  const found = pattern.from.global ? [...part.matchAll(pattern.from)] : [pattern.from.exec(part)];
  return found.flatMap((match): Mutation[] => {
    if (!match) return [];
    const here = new RegExp(pattern.from, "my");
    here.lastIndex = match.index;
    const changed = part.replace(here, pattern.to as string);
    const behind = part.length - match.index - match[0].length;
    const files = { [file]: text.slice(0, start) + changed + text.slice(end) };
    const line = lineAt(text, start + match.index) + pattern.later;
    if (pattern.outcome === "told") return [{ files, told: { file, line } }];
    const put = changed.slice(match.index, changed.length - behind).trim();
    return [pattern.outcome === "shown" ? { files, words: put } : { files }];
  });
}

/** The number of the line on which an offset lies. */
export function lineAt(text: string, offset: number) {
  return text.slice(0, offset).split("\n").length;
}

function edgesOf(part: MistakePattern["part"], file: string, text: string): [number, number] {
  if (part === "file" || file.endsWith(".yaml")) return [0, part === "body" ? 0 : text.length];
  const close = text.indexOf("\n---\n") + 1;
  return part === "fields" ? ["---\n".length, close] : [close + "---\n".length, text.length];
}
