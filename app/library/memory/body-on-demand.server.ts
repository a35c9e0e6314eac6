import type { Entry } from "#app/library/entry.ts";
import { keptBody, type CompiledBody } from "#app/mdx/compile-body.server.ts";

type Body = NonNullable<Entry["body"]>;

/** Thrown where a body that was kept is damaged or gone; its file has to be read anew. */
export class LostBody extends Error {
  constructor(readonly file: string) {
    super(`The text of ${file} was kept in .cache and is not there any more. Run this again.`);
    this.name = "LostBody";
  }
}

// Whoever asks for the code of a body asks for it a few times in a row, and all of them together
// would fill the memory.
let latest: { name: string; body: CompiledBody } | undefined;

/**
 * The compiled body of a file, looked up under its name only when its code or its passages are
 * asked for. Throws LostBody where it is not there then.
 */
export function bodyOnDemand(
  file: string,
  name: string,
  { mentions, line }: Pick<Body, "mentions" | "line">,
): Body {
  const body = () => {
    if (latest?.name === name) return latest.body;
    const found = keptBody(name);
    if (!found) throw new LostBody(file);
    latest = { name, body: found };
    return found;
  };
  return {
    problems: [],
    mentions,
    line,
    get code() {
      return body().code;
    },
    get passages() {
      return body().passages;
    },
  };
}
