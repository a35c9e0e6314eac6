/** Some lines of a file that follow one another, counted from 1; both ends belong to it. */
export type LineRange = { first: number; last: number };

/**
 * The lines that a patch of `git diff --unified=0` puts into each file, by the file's path below
 * the root of the repository; a file that only loses lines is there without any.
 */
export function changedLines(patch: string): Map<string, LineRange[]> {
  const files = new Map<string, LineRange[]>();
  let current: LineRange[] | undefined;
  let isHeader = false;
  for (const line of patch.split("\n")) {
    // Lines of content begin with + or - or \, so that a header cannot be forged by one.
    if (line.startsWith("diff --git ")) {
      isHeader = true;
      current = undefined;
    } else if (isHeader && line.startsWith("+++ ")) {
      const path = newPath(line.slice(4));
      current = path === undefined ? undefined : [];
      if (path !== undefined && current) files.set(path, current);
    } else if (line.startsWith("@@ ")) {
      isHeader = false;
      const [, first = "0", count = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
      if (Number(count) > 0)
        current?.push({ first: Number(first), last: Number(first) + Number(count) - 1 });
    }
  }
  return files;
}

/** True where a line is one of these. */
export function isAmong(lines: LineRange[], line: number) {
  return lines.some(({ first, last }) => line >= first && line <= last);
}

// git ends a name that has spaces with a tab, and puts one with odd signs into quotes.
function newPath(written: string) {
  const name = written.replace(/\t$/, "");
  const path = name.startsWith('"') ? unquoted(name) : name;
  return path.startsWith("b/") ? path.slice(2) : undefined;
}

const letters: Record<string, number> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

// Inside quotes git writes bytes as \303 and some signs as \n, so the bytes are put together first.
function unquoted(name: string) {
  const parts = name.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gsu);
  const bytes = [...parts].map(([, octal, sign, plain]) => {
    if (octal !== undefined) return Buffer.from([Number.parseInt(octal, 8)]);
    if (sign !== undefined) return Buffer.from(sign in letters ? [letters[sign] ?? 0] : sign);
    return Buffer.from(plain ?? "");
  });
  return Buffer.concat(bytes).toString("utf8");
}
