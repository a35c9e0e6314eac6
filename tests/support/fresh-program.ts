import path from "node:path";

import { vi } from "vitest";

import type { Inspection } from "#app/library/inspect.server.ts";

/** What a program that began just now found, and what it had to look at for that. */
export type FreshRun = {
  inspection: Inspection;
  /** The files that were taken apart, by their paths inside the content folder. */
  read: string[];
  /** The files whose words were looked at, as problems print them. */
  lookedAt: string[];
};

/** Inspects a content folder like a program that began just now and remembers nothing itself. */
export async function freshRun(content: string, { drafts = false } = {}): Promise<FreshRun> {
  const read: string[] = [];
  const lookedAt = new Set<string>();
  vi.resetModules();
  vi.doMock(import("#app/library/reading/read-entries.server.ts"), async (original) => {
    const { readEntries, ...rest } = await original();
    const counted: typeof readEntries = (source) => {
      read.push(source.path);
      return readEntries(source);
    };
    return { ...rest, readEntries: counted };
  });
  vi.doMock(import("#app/library/words/alt-text.ts"), async (original) => {
    const { altText } = await original();
    const counted: typeof altText = (passages) => {
      for (const { entry } of passages) lookedAt.add(entry.file);
      return altText(passages);
    };
    return { altText: counted };
  });
  const { inspectContents } = await import("#app/library/inspect.server.ts");
  const folders = { content, pictures: path.join(content, "../public") };
  const inspection = await inspectContents(folders, { drafts });
  return { inspection, read, lookedAt: [...lookedAt] };
}

/** An inspection as data that can be compared, with the places of every entry. */
export function comparable({ entries, shown, ...found }: Inspection) {
  const compared = entries.map(({ schema: _schema, places, path: inner, ...entry }) => ({
    ...entry,
    path: inner,
    places: [places.value(inner), places.value([]), places.at(0)],
  }));
  return {
    ...found,
    entries: compared,
    shown: shown.map(({ file, path }) => `${file} ${path.join()}`),
  };
}
