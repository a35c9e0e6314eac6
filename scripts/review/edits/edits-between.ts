import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";
import type { Edit, EditedValue } from "#scripts/review/edits/edit.ts";
import { leavesOf, nameOf, writtenTree, type Tree } from "#scripts/review/edits/written-tree.ts";

/** The texts of content files by their paths, such as content/site.yaml. */
export type Texts = Readonly<Record<string, string>>;

type Facts = Omit<Edit, "line" | "field" | "change" | "before" | "after" | "values" | "isEntry">;
type Side = { tree?: Tree; paragraphs: Paragraph[] };
type Paragraph = { text: string; line: number };

/** What a branch writes differently in its content files, in the order of files and lines. */
export function editsBetween(before: Texts, after: Texts): Edit[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const differing = names.filter((name) => before[name] !== after[name]);
  const gone = differing.filter((name) => after[name] === undefined);
  return differing.flatMap((file) => {
    const text = after[file];
    // Under another name a text is the same file, whose page has moved.
    const from = gone.find((one) => before[file] === undefined && text && isRename(one, text));
    if (text === undefined)
      return isMovedAway(file) ? [] : fileEdits(file, before[file], undefined);
    if (!from) return fileEdits(file, before[file], text);
    const move = wholeFile(file, "moved", sideOf(file, text));
    const address = { field: "address", before: addressOfFile(from), after: addressOfFile(file) };
    return [{ ...move, before: from, values: [address] }, ...fileEdits(file, before[from], text)];
  });

  function isRename(name: string, text: string) {
    return name.endsWith(".mdx") && likenessOf(before[name] ?? "", text) > 0;
  }
  function isMovedAway(name: string) {
    return differing.some((one) => before[one] === undefined && isRename(name, after[one] ?? ""));
  }
}

/** The address of the page that a file of prose makes; empty where it makes none. */
export function addressOfFile(file: string) {
  const [, folder = "", id = ""] = /(blog|pages|sw)\/([^/]+)\.mdx$/.exec(file) ?? [];
  if (id === "") return "";
  if (folder === "sw" && id === "home") return "/sw";
  return `/${folder === "pages" ? "" : `${folder}/`}${id}`;
}

function fileEdits(file: string, old: string | undefined, now: string | undefined): Edit[] {
  const [before, after] = [sideOf(file, old), sideOf(file, now)];
  // What cannot be parsed is among the findings.
  if ((old !== undefined && !before.tree) || (now !== undefined && !after.tree)) return [];
  if (old === undefined || now === undefined) {
    if (file.endsWith(".mdx"))
      return [
        wholeFile(
          file,
          now === undefined ? "removed" : "added",
          now === undefined ? before : after,
        ),
      ];
    const empty: Tree = {
      line: 1,
      ...((after.tree ?? before.tree)?.items ? { items: [] } : { fields: new Map() }),
    };
    before.tree ??= empty;
    after.tree ??= empty;
  }
  const facts = factsOf(file, "", after.tree ?? before.tree);
  return [
    ...treeEdits(before.tree, after.tree, facts, ""),
    ...bodyEdits(before.paragraphs, after.paragraphs, facts),
  ];
}

function sideOf(file: string, text: string | undefined): Side {
  const plain = text?.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n") ?? "";
  if (!file.endsWith(".mdx")) return { tree: writtenTree(plain), paragraphs: [] };
  const [all = "", front = ""] = /^---\n([^]*?\n)---(?:\n|$)/.exec(plain) ?? [];
  const paragraphs: Paragraph[] = [];
  let line = all.split("\n").length;
  for (const block of plain.slice(all.length).split(/(\n[ \t]*\n\s*)/)) {
    if (block.trim() !== "") paragraphs.push({ text: block.trim(), line });
    line += block.split("\n").length - 1;
  }
  return { tree: front === "" ? undefined : writtenTree(front, plain), paragraphs };
}

function factsOf(file: string, entry: string, tree: Tree | undefined): Facts {
  const says = (name: string) => tree?.fields?.get(name)?.text ?? "";
  return {
    file,
    entry,
    waits: says("draft") === "true" ? "draft" : says("publishOn"),
    isSensitive: says("sensitive") === "true",
    isHiddenSample: says("sample") === "true",
  };
}

function wholeFile(file: string, change: Edit["change"], { tree, paragraphs }: Side): Edit {
  const texts = [
    ...leavesOf(tree ?? { line: 1 }),
    ...paragraphs.map(({ text }) => ({ field: "", text })),
    { field: "address", text: addressOfFile(file) },
  ];
  const values = texts.map(({ field, text }) => valueOf(change, field, text));
  const name = tree ? nameOf(tree) : file;
  const sides = {
    before: change === "removed" ? name : "",
    after: change === "removed" ? "" : name,
  };
  return {
    ...factsOf(file, "", tree),
    line: 1,
    field: "",
    change,
    ...sides,
    values,
    isEntry: true,
  };
}

function valueOf(change: Edit["change"], field: string, text: string): EditedValue {
  return { field, before: change === "added" ? "" : text, after: change === "removed" ? "" : text };
}

function treeEdits(
  old: Tree | undefined,
  now: Tree | undefined,
  facts: Facts,
  field: string,
): Edit[] {
  if (old?.fields && now?.fields) {
    const own =
      now.fields.get("sample")?.text === "true" ? { ...facts, isHiddenSample: true } : facts;
    const names = new Set([...now.fields.keys(), ...old.fields.keys()]);
    return [...names].flatMap((name) =>
      treeEdits(
        old.fields?.get(name),
        now.fields?.get(name),
        own,
        field === "" ? name : `${field}.${name}`,
      ),
    );
  }
  if (old?.items && now?.items) return listEdits(old.items, now.items, facts, field);
  if (old?.text !== undefined && now?.text !== undefined && old.text === now.text) return [];
  const isSingle =
    (old?.text ?? now?.text) !== undefined && (!old || !now || old.text !== undefined);
  if (old && now && !isSingle)
    return [...treeEdits(old, undefined, facts, field), ...treeEdits(undefined, now, facts, field)];
  const tree = now ?? old;
  if (!tree) return [];
  const change = !old ? "added" : !now ? "removed" : "changed";
  if (isSingle) {
    const value = { field, before: old?.text ?? "", after: now?.text ?? "" };
    return [{ ...facts, line: tree.line, change, ...value, values: [value], isEntry: false }];
  }
  const values = leavesOf(tree, field).map((leaf) => valueOf(change, leaf.field, leaf.text));
  const name = nameOf(tree);
  const sides = {
    before: change === "removed" ? name : "",
    after: change === "removed" ? "" : name,
  };
  return [
    { ...facts, line: tree.line, field, change, ...sides, values, isEntry: facts.entry !== "" },
  ];
}

function listEdits(old: Tree[], now: Tree[], facts: Facts, field: string): Edit[] {
  const aligned = alignedLists(old, now, nameOf, likenessOfTrees);
  const edits = aligned.flatMap(({ before, after }) => {
    const tree = after ?? before;
    const index = tree ? (after ? now : old).indexOf(tree) : 0;
    const inner = field === "" ? "" : `${field}.${index}`;
    const own = field === "" && tree ? factsOf(facts.file, nameOf(tree), tree) : facts;
    return treeEdits(before, after, own, inner);
  });
  const moved = aligned.filter(({ isMoved }) => isMoved).flatMap(({ after }) => after ?? []);
  if (moved.length === 0) return edits;
  const values = moved.flatMap((tree) =>
    leavesOf(tree).map((leaf) => valueOf("moved", leaf.field, leaf.text)),
  );
  const names = (list: Tree[]) => list.map(nameOf).join(" · ");
  const sides = { before: names(old), after: names(now) };
  return [
    ...edits,
    {
      ...facts,
      line: moved[0]?.line ?? 1,
      field,
      change: "moved",
      ...sides,
      values,
      isEntry: false,
    },
  ];
}

// An entry under another name is still the one that leads or belongs to the same.
function likenessOfTrees(one: Tree, other: Tree) {
  if (one.text !== undefined || other.text !== undefined)
    return one.text !== undefined && other.text !== undefined
      ? 0.1 + likenessOf(one.text, other.text)
      : 0;
  const texts = (tree: Tree) => leavesOf(tree).map(({ text }) => text);
  const known = new Set(texts(one).filter((text) => text.length > 5 || text.startsWith("/")));
  return (
    texts(other).filter((text) => known.has(text)).length +
    likenessOf(`${texts(one)}`, `${texts(other)}`)
  );
}

function bodyEdits(old: Paragraph[], now: Paragraph[], facts: Facts): Edit[] {
  const aligned = alignedLists(
    old,
    now,
    ({ text }) => text,
    (one, other) => likenessOf(one.text, other.text),
  );
  return aligned.flatMap(({ before, after, isMoved }): Edit[] => {
    const at = after ?? before;
    if (!at || (before?.text === after?.text && !isMoved)) return [];
    const change = isMoved ? "moved" : !before ? "added" : !after ? "removed" : "changed";
    const value = { field: "", before: before?.text ?? "", after: after?.text ?? "" };
    return [{ ...facts, line: at.line, change, ...value, values: [value], isEntry: false }];
  });
}
