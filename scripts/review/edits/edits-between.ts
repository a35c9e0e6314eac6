import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";
import {
  leavesOf,
  nameOf,
  titleOf,
  writtenTree,
  type Tree,
} from "#scripts/review/edits/written-tree.ts";

/** The texts of content files by their paths, such as content/site.yaml. */
export type Texts = Readonly<Record<string, string>>;

/** A value that came, went or changed; one side is empty where it came or went. */
type EditedValue = { field: string; before: string; after: string };

/** What an edit says of the entry in which it stands. */
type Facts = {
  file: string;
  /** The id or name of the entry in its list; empty where the file is one entry. */
  entry: string;
  /** What readers call that entry. */
  title: string;
  /** The day from which its entry is public, "draft", or empty where it is public now. */
  waits: string;
  /** True where its entry is about danger, or where `sample: true` still hides it. */
  isSensitive: boolean;
  isHiddenSample: boolean;
};

/**
 * Something that a branch writes differently: a field, an entry, a paragraph, a file; the field is
 * empty for a paragraph and for a whole entry.
 */
export type Edit = Facts &
  EditedValue & {
    id: string;
    /** Counted from 1, in the new state, or in the old one where it was removed. */
    line: number;
    change: "added" | "removed" | "changed" | "moved";
    /** Each value of what came or went as a whole, else the one value. */
    values: EditedValue[];
    /** True for a whole entry, or a whole file of prose. */
    isEntry: boolean;
  };

/** What a branch writes differently in its content files, in the order of files and lines. */
export function editsBetween(before: Texts, after: Texts): Edit[] {
  const [olds, nows] = [Object.keys(before), Object.keys(after)];
  // A file of prose under another name is the same file, whose page has moved.
  const renamed = alignedLists(
    olds.filter((name) => after[name] === undefined),
    nows.filter((name) => before[name] === undefined),
    (name) => name,
    (one, other) =>
      other.endsWith(".mdx") ? likenessOf(before[one] ?? "", after[other] ?? "") : 0,
  );
  const kept = nows.filter((name) => name in before && before[name] !== after[name]);
  const pairs = [...renamed, ...kept.map((name) => ({ before: name, after: name }))];
  const treeOf = (texts: Texts, name = "") => writtenTree(name, texts[name] ?? "");
  return pairs
    .map(({ before: from, after: to }) => ({ from, to, file: to ?? from ?? "" }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .flatMap(({ from, to, file }) => {
      const [old, now] = [from && treeOf(before, from), to && treeOf(after, to)];
      const facts = {
        file,
        entry: "",
        title: "",
        waits: "",
        isSensitive: false,
        isHiddenSample: false,
      };
      // What cannot be parsed is among the findings.
      const isRead = (!from || old) && (!to || now);
      return isRead ? treeEdits(old || undefined, now || undefined, facts, "") : [];
    })
    .map((edit, index) => ({ ...edit, id: `e${index + 1}` }));
}

type Found = Omit<Edit, "id">;

function treeEdits(
  old: Tree | undefined,
  now: Tree | undefined,
  around: Facts,
  field: string,
): Found[] {
  const tree = now ?? old;
  if (!tree) return [];
  const facts = factsWithin(around, tree, old);
  const isBoth = old !== undefined && now !== undefined;
  if (old?.fields && now?.fields) {
    const names = new Set([...now.fields.keys(), ...old.fields.keys()]);
    const isNewlyPublic = becomesPublic(old, now);
    const edits = [...names]
      .filter((name) => !(isNewlyPublic && stateFields.includes(name)))
      .flatMap((name) =>
        treeEdits(
          old.fields?.get(name),
          now.fields?.get(name),
          facts,
          field === "" ? name : `${field}.${name}`,
        ),
      );
    return isNewlyPublic ? [...edits, publicEdit(now, facts)] : edits;
  }
  if (tree.items && (old ?? tree).items && (isBoth || field === ""))
    return listEdits(old?.items ?? [], now?.items ?? [], facts, field);
  if (isBoth && (old.text ?? now.text) !== undefined && old.text === now.text) return [];
  if (isBoth && (old.text === undefined || now.text === undefined))
    return [
      ...treeEdits(old, undefined, around, field),
      ...treeEdits(undefined, now, around, field),
    ];
  const sides = { before: old ? nameOf(old) : "", after: now ? nameOf(now) : "" };
  const values = leavesOf(tree, field).map(({ field, text }) =>
    isBoth ? { field, ...sides } : { field, before: old ? text : "", after: now ? text : "" },
  );
  const change = !old ? "added" : !now ? "removed" : "changed";
  const isEntry = field === "" && tree.fields !== undefined;
  return [{ ...facts, line: tree.line, field, change, ...sides, values, isEntry }];
}

function listEdits(old: Tree[], now: Tree[], facts: Facts, field: string): Found[] {
  return alignedLists(old, now, nameOf, likenessOfTrees).flatMap(({ before, after, isMoved }) => {
    const tree = after ?? before;
    if (!tree) return [];
    const name = nameOf(tree);
    const inner = field === "" ? "" : `${field}.${(after ? now : old).indexOf(tree)}`;
    const isEntry = field === "" && tree.fields !== undefined;
    const edits = treeEdits(
      before,
      after,
      isEntry ? { ...facts, entry: name, title: titleOf(tree) } : facts,
      inner,
    );
    if (!isMoved) return edits;
    const sides = { before: name, after: name };
    const values = leavesOf(tree, "").map(({ field, text }) => ({
      field,
      before: text,
      after: text,
    }));
    return [
      ...edits,
      {
        ...facts,
        line: tree.line,
        field,
        change: "moved" as const,
        ...sides,
        values,
        isEntry: false,
      },
    ];
  });
}

const stateFields = ["draft", "unlisted", "publishOn"];
const textOf = (name: string, { fields }: Tree) => fields?.get(name)?.text ?? "";

// What nobody read yet, or not so soon.
function becomesPublic(old: Tree, now: Tree) {
  const isOpened = (name: string) => textOf(name, old) === "true" && textOf(name, now) !== "true";
  return stateFields.some(isOpened) || textOf("publishOn", old) > textOf("publishOn", now);
}

// It is told whole, as if it were new.
function publicEdit(now: Tree, facts: Facts): Found {
  const leaves = leavesOf(now, "").filter(({ field }) => !stateFields.includes(field));
  const values = leaves.map(({ field, text }) => ({ field, before: "", after: text }));
  const whole = { field: "becomesPublic", before: "", after: titleOf(now) };
  return { ...facts, ...whole, line: now.line, change: "added", values, isEntry: true };
}

function factsWithin(facts: Facts, tree: Tree, old = tree): Facts {
  const says = (name: string, one = tree) => textOf(name, one);
  const waits = says("draft") === "true" ? "draft" : says("publishOn");
  return {
    ...facts,
    waits: waits || facts.waits,
    isSensitive: facts.isSensitive || [tree, old].some((one) => says("sensitive", one) === "true"),
    isHiddenSample: facts.isHiddenSample || says("sample") === "true",
  };
}

// An entry under another name is still the one that leads or belongs to the same.
function likenessOfTrees(one: Tree, other: Tree) {
  // A short text in the place of another is that one, changed.
  if (one.text !== undefined && other.text !== undefined)
    return likenessOf(one.text, other.text) + (one.text.length + other.text.length < 100 ? 0.1 : 0);
  if (one.text !== undefined || other.text !== undefined) return 0;
  const [texts, others] = [one, other].map((tree) => leavesOf(tree, "").map(({ text }) => text));
  const isOwn = (text: string) => text.length > 5 || text.startsWith("/");
  const shared = others?.filter((text) => isOwn(text) && texts?.includes(text)).length ?? 0;
  return shared + likenessOf(`${texts}`, `${others}`);
}
