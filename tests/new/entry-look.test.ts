import { describe, expect, it } from "vitest";

import { workplace } from "#tests/new/workplace.ts";

describe("the look of a new entry", () => {
  const entry = "- id: n-n\n  name: N. N.\n";
  const other = "- id: a\n  name: A\n  role: R\n  about: W\n";
  const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");
  const crlf = (text: string) => text.replaceAll("\n", "\r\n");

  it.each([
    ["stands below the last", other, other + entry],
    ["begins on a line of its own", other.trimEnd(), other + entry],
    [
      "keeps a distance that the others keep",
      `${other}\n${other.replace("a", "b")}`,
      `${other}\n${other.replace("a", "b")}\n${entry}`,
    ],
    ["stands as far to the right", indented(other), indented(other + entry)],
    ["ends its lines as the others do", crlf(other), crlf(other + entry)],
    ["takes the place of empty brackets", "# Nobody yet.\n[]\n", `# Nobody yet.\n${entry}`],
  ])("%s", async (_what, text, expected) => {
    const { run, read, complaints } = await workplace({ "team.yaml": text });
    await run("team", "N. N.");
    expect(complaints).toEqual([]);
    // Its name stands where it should; what follows are examples.
    expect((await read("team.yaml")).startsWith(expected.trimEnd())).toBe(true);
  });
});
