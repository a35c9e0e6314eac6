/** A line as it was written before, with its break: a part of bytes that were read. */
export type LineInBytes = { bytes: Buffer; from: number; to: number };

/**
 * Values of one kind by name, of which each is kept as a line of JSON: what an earlier build wrote
 * stays bytes until it is asked for.
 */
export type KeptLines<Value> = {
  names: () => string[];
  /** The value of a name, made anew from its line each time. */
  get: (name: string) => Value | undefined;
  line: (name: string) => string | undefined;
  set: (name: string, value: Value) => void;
  /** Takes the line of a name over from others, unopened. */
  copy: (name: string, from: KeptLines<Value> | undefined) => void;
  /** A line as it is kept, opened or not. */
  kept: (name: string) => string | LineInBytes | undefined;
  /** All lines with their breaks in the order of the names, and how many bytes each of them takes. */
  written: () => { parts: Buffer[]; lengths: number[] };
};

/** Values by name from the lines that were kept of them. */
export function keptLines<Value>(
  before: Iterable<[string, string | LineInBytes]> = [],
): KeptLines<Value> {
  const lines = new Map(before);
  const line = (name: string) => {
    const kept = lines.get(name);
    return typeof kept === "object" ? textOf(kept) : kept;
  };
  return {
    names: () => [...lines.keys()],
    get: (name) => {
      const text = line(name);
      return text === undefined ? undefined : (JSON.parse(text) as Value);
    },
    line,
    set: (name, value) => void lines.set(name, JSON.stringify(value)),
    copy: (name, from) => {
      const kept = from?.kept(name);
      if (kept !== undefined) lines.set(name, kept);
    },
    kept: (name) => lines.get(name),
    written: () => writtenLines([...lines.values()]),
  };
}

function textOf({ bytes, from, to }: LineInBytes) {
  return bytes.toString("utf8", from, to - 1);
}

// Most lines follow each other as they did before and are taken over together.
function writtenLines(lines: (string | LineInBytes)[]) {
  const parts: LineInBytes[] = [];
  const lengths = lines.map((line) => {
    const part = typeof line === "string" ? inBytes(line) : line;
    const last = parts.at(-1);
    if (last?.bytes === part.bytes && last.to === part.from) last.to = part.to;
    else parts.push({ ...part });
    return part.to - part.from;
  });
  return { parts: parts.map(({ bytes, from, to }) => bytes.subarray(from, to)), lengths };
}

function inBytes(line: string): LineInBytes {
  const bytes = Buffer.from(`${line}\n`);
  return { bytes, from: 0, to: bytes.length };
}
