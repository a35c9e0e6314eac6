import { kindAt } from "#app/content/kinds.ts";
import { layerPath } from "#app/content/languages/layer-path.ts";
import { kindLabel } from "#app/content/model-fields.ts";
import { isError, type Finding } from "#scripts/check/run-rules.ts";
import type { CheckAnswer, CheckQuestion } from "#scripts/editor/check-worker.ts";
import type { codeHost, ContentTexts } from "#scripts/editor/code-host.ts";
import { inFormWords } from "#scripts/editor/field-words.ts";
import { formatOf, itemsField } from "#scripts/editor/file-formats.ts";

/** A file that a commit changes, as Sveltia CMS describes it. */
export type FileChange = {
  action: string;
  path: string;
  previousPath?: string;
  data?: string | Blob;
};

type Setting = {
  host: Pick<ReturnType<typeof codeHost>, "contentTexts" | "forget">;
  check: (question: CheckQuestion) => Promise<CheckAnswer>;
};

const redirects = kindAt("redirects.yaml")!;
// A translation that was switched on, and in which nobody typed anything.
const untyped = /^(?:---\n)*\s*$|^(?:\[\]|\{\})\s*$/;

/**
 * Completes a commit before its branch exists: an address that it removes gets a redirect, which
 * links follow, and a picture that nothing shows any more is deleted. Asks before it saves a
 * deletion that leaves an error.
 */
export function completedCommit(
  { host, check }: Setting,
  isWanted = askWriter,
  isAccepted = askAnyway,
) {
  return async (changes: FileChange[], branch: string): Promise<void> => {
    const isTyped = ({ action, data }: FileChange) =>
      action !== "create" || typeof data !== "string" || !untyped.test(data);
    changes.splice(0, changes.length, ...changes.filter(isTyped));
    // A deletion may have been cancelled since the content was read.
    const isRemoval = ({ action, previousPath }: FileChange) => action === "delete" || previousPath;
    if (changes.some(isRemoval)) host.forget();
    const content = await host.contentTexts(branch);
    const before = await check(content);
    const known = new Set(before.findings.map(({ file, text }) => file + text));
    const old = new Set(before.lost.map(({ address }) => address));
    const newFindings = async () => {
      const { findings, lost } = await check(withChanges(content, changes));
      const all = findings.flatMap((finding) => [finding, ...finding.others]);
      return { lost, fresh: all.filter(({ file, text }) => !known.has(file + text)) };
    };
    const write = (path: string, change: (text: string) => string) => {
      const data = change(withChanges(content, changes).texts[path] ?? "");
      const given = changes.find((one) => one.path === `content/${path}`);
      if (given) given.data = data;
      else changes.push({ action: "update", path: `content/${path}`, data });
    };

    const { lost, fresh: first } = await newFindings();
    let fresh = first;
    const moved = lost.flatMap(({ address: from, to }) =>
      old.has(from) ? [] : { from, to: renamedTo(from, changes) ?? to },
    );
    if (moved.length > 0) {
      if (!isWanted(moved)) throw new Error("Nothing was saved, and no address has changed.");
      const { fromFile, toFile } = formatOf(redirects);
      write(redirects.path, (text) => {
        const { [itemsField]: items, ...fields } = fromFile(text);
        // A page that has its old name again would lead to itself.
        const others = (items as { from?: string }[]).filter(
          ({ from }) => !moved.some(({ to }) => to === from),
        );
        return toFile({ ...fields, [itemsField]: [...others, ...moved] });
      });
      ({ fresh } = await newFindings());
    }
    const isLink = ({ subject }: Finding) => moved.some(({ from }) => from === subject?.page);
    // From the end, so that the places before it stay.
    const links = fresh.filter(isLink).toReversed();
    for (const { file, start, end, instead = "" } of links)
      write(file, (text) => text.slice(0, start) + instead + text.slice(end));
    // A download that nothing links to is a warning, and stays.
    const isUnused = ({ path }: { path: string }) =>
      fresh.some((finding) => isError(finding) && finding.subject?.file === path);
    const unused = content.others.filter(isUnused);
    for (const { path } of unused) changes.push({ action: "delete", path: `content/${path}` });
    if (!changes.some(({ action }) => action === "delete")) return;
    if (links.length + unused.length > 0) ({ fresh } = await newFindings());
    const left = fresh.filter(isError);
    if (left.length > 0 && !isAccepted(left)) throw new Error("Nothing was saved.");
  };
}

function renamedTo(address: string, changes: FileChange[]) {
  const nameOf = (path = "") => path.replace(/^.*\/|\.mdx$/g, "");
  const last = nameOf(address);
  const move = changes.find(({ previousPath }) => nameOf(previousPath) === last);
  return move && address.slice(0, -last.length) + nameOf(move.path);
}

function withChanges({ texts, others }: ContentTexts, changes: FileChange[]): ContentTexts {
  const written = new Map(Object.entries(texts));
  const files = new Map(others.map((file) => [file.path, file]));
  for (const { action, path, previousPath, data } of changes) {
    const [here = "", gone = ""] = [path, previousPath ?? path].map((name) =>
      name.replace(/^content\//, ""),
    );
    if (action === "delete" || previousPath) for (const all of [written, files]) all.delete(gone);
    if (action === "delete") continue;
    if (typeof data === "string") written.set(here, data);
    else files.set(here, { path: here, size: data?.size ?? 1 });
  }
  return { texts: Object.fromEntries(written), others: [...files.values()] };
}

function askWriter(moved: { from: string; to: string }[]) {
  const list = moved.map(({ from, to }) => `${from} → ${to}`).join("\n");
  return confirm(
    `People may have saved or printed this address. From now on it leads to another page:\n\n${list}\n\nOK saves that too, Cancel saves nothing. Later you can choose another page in “Redirects”. Before you take down another page, wait until this change is accepted.`,
  );
}

function askAnyway(left: Finding[]) {
  const list = left.map(({ file, text }) => {
    const { kind } = layerPath(file);
    return kind ? `${kindLabel(kind)}: ${inFormWords(text, kind)}` : text;
  });
  return confirm(
    `Something still needs what you delete:\n\n${[...new Set(list)].join("\n")}\n\nOK deletes it anyway, and the site stays as it is until this is corrected. Cancel deletes nothing.`,
  );
}
