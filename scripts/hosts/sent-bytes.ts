import { statSync } from "node:fs";
import path from "node:path";
import { ask, asBrowser } from "#scripts/hosts/answers/ask.ts";
import { builtFiles } from "#scripts/hosts/answers/built-files.ts";
import type { HostRules } from "#scripts/hosts/host-rules.ts";

/** Bytes of each page alone as they travel to a browser, from one host or as a build has them. */
export type SentBytes = { title: string; pages: Map<string, number> };

/** Bytes of each page of a build, compressed with brotli. */
export function builtBytes(folder: string, rules: HostRules): SentBytes {
  const { pages } = builtFiles(folder, rules);
  const bytesOf = (file: string) => statSync(path.join(folder, `${file}.br`)).size;
  return {
    title: "build",
    pages: new Map(pages.map(({ address, file }) => [address, bytesOf(file)])),
  };
}

/** Bytes of each page that a host sends to a browser. */
export async function sentBytes(
  title: string,
  { address: host, folder, rules }: { address: string; folder: string; rules: HostRules },
): Promise<SentBytes> {
  const pages = new Map<string, number>();
  for (const { address } of builtFiles(folder, rules).pages) {
    pages.set(
      address,
      (await ask(host, { path: rules.basePath + address, headers: asBrowser })).body.length,
    );
  }
  return { title, pages };
}

/** A table with a row for each page and a column for each host. */
export function sentBytesText(columns: SentBytes[]): string {
  const row = (name: string, cells: (string | number)[]) =>
    name.padEnd(28) + cells.map((cell) => String(cell).padStart(12)).join("");
  const addresses = [...(columns[0]?.pages.keys() ?? [])];
  return [
    row(
      "Bytes of a page",
      columns.map(({ title }) => title),
    ),
    ...addresses.map((address) =>
      row(
        address,
        columns.map(({ pages }) => pages.get(address) ?? ""),
      ),
    ),
  ].join("\n");
}
