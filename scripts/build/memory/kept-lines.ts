/** Values of one kind by name, of which each is kept as a line of JSON and opened where it is asked for. */
export type KeptLines<Value> = {
  names: () => string[];
  /** The value of a name, made anew from its line each time. */
  get: (name: string) => Value | undefined;
  line: (name: string) => string | undefined;
  set: (name: string, value: Value) => void;
  /** Takes the line of a name over from others, unopened. */
  copy: (name: string, from: KeptLines<Value> | undefined) => void;
};

/** Values by name from the lines that were kept of them. */
export function keptLines<Value>(kept: Iterable<[string, string]> = []): KeptLines<Value> {
  const lines = new Map(kept);
  return {
    names: () => [...lines.keys()],
    get: (name) => {
      const line = lines.get(name);
      return line === undefined ? undefined : (JSON.parse(line) as Value);
    },
    line: (name) => lines.get(name),
    set: (name, value) => void lines.set(name, JSON.stringify(value)),
    copy: (name, from) => {
      const line = from?.line(name);
      if (line !== undefined) lines.set(name, line);
    },
  };
}
