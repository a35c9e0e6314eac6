import { pointersOf } from "#app/library/checks/pointers.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Downloads } from "#app/library/files/file-facts.ts";
import type { ReadDownload } from "#app/library/files/read-downloads.server.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { downloadAddress } from "#app/model/fields/download.ts";

/**
 * Reports files that cannot be published, those that tell the name of a person, and those to which
 * nothing leads, where all texts could be read.
 */
export function checkDownloads(
  files: ReadDownload[],
  entries: Entry[],
  { folder, isComplete }: { folder: string; isComplete: boolean },
): Problem[] {
  const linked = linkedFiles(entries);
  const ours = entriesOf(entries, "site").map(
    ({ value }) => (value as { name?: unknown } | null)?.name,
  );
  return files.flatMap(({ path, download, trouble, people }) => {
    const top = { file: `${folder}/${path}`, line: 1, column: 1, field: "" };
    const names = [...new Set(people)].filter((name) => name !== "" && !ours.includes(name));
    const { address } = download;
    return [
      ...(trouble ? [{ ...top, ...trouble }] : []),
      ...(names.length > 0 ? [{ ...top, ...named(names) }] : []),
      ...(isComplete && !linked.has(address) ? [{ ...top, ...unlinked(address) }] : []),
    ];
  });
}

/** Those of these files to which an entry leads, or which it shows, by their addresses. */
export function publishedFiles(files: ReadDownload[], entries: Entry[]): Downloads {
  const linked = linkedFiles(entries);
  const downloads = files.map(({ download }) => [download.address, download] as const);
  return new Map(downloads.filter(([address]) => linked.has(address)));
}

function linkedFiles(entries: Entry[]) {
  const targets = entries.flatMap((entry) =>
    [...pointersOf(entry), ...(entry.body?.mentions ?? [])].filter(
      ({ kind }) => kind === "address" || kind === "image",
    ),
  );
  return new Set(targets.map(({ target }) => downloadAddress(target)));
}

function named(names: string[]) {
  const some = names.slice(0, 3).map((name) => `"${name.slice(0, 60)}"`);
  return {
    says: `The file tells who wrote, changed or commented it: ${some.join(", ")}.`,
    expected: "Whoever downloads it can read that.",
    fix: 'In Word or Excel choose "File", "Info", "Inspect Document" and take out what it finds; in other programs empty the author in the properties. Then save it again.',
    severity: "warning" as const,
  };
}

function unlinked(address: string) {
  return {
    says: "Nothing leads to this file, so it is not published.",
    expected: "",
    fix: `Write [its name](${address}) in a text, or take the file away.`,
    severity: "warning" as const,
  };
}
