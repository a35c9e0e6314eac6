import { addressOf, prefixedAddress } from "#app/content/addresses.ts";
import { concernAt, concernsWithin } from "#app/content/concerns.ts";
import { entriesOf } from "#app/content/entries.ts";
import { schemaAround } from "#app/content/languages/entries-in.ts";
import { fieldAt, kindLabel } from "#app/content/model-fields.ts";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { FieldPath } from "#app/content/range.ts";
import { type Concern, concerns, mostSerious } from "#app/model/fields/described.ts";
import { bodyKey, commentKey, lineOf, type Written } from "#scripts/review/edits/written-values.ts";

/** What a change concerns: also what runs, what is published as it is, what staff read, and files to open. */
export type ReviewConcern = Concern | "code" | "published" | "staff" | "files";

/** A changed value or paragraph, with what a reviewer has to know of it; one side is empty if it was added or deleted. */
export type Change = {
  /** The title of the list entry around it; empty if the whole file is one entry. */
  title: string;
  /** The day from which the entry is public, "draft", "hidden" if site.yaml hides it, or empty if it is public now. */
  waits: string;
  /** True for a draft flag or a day that hides a public entry, false for one that shows it again. */
  hides?: boolean;
  /** The path of its file inside the content folder. */
  file: string;
  /** The address of the page of its entry; empty if it has none. */
  address: string;
  /** The path of the value in the file; paragraphs and comments have keys of their own. */
  path: FieldPath;
  /** The line, from 1, in the new version, or in the old one if it was deleted. */
  line: number;
  /** True if the path and the line are those of the old version. */
  isOldLine: boolean;
  change: "added" | "removed" | "changed" | "moved";
  before: string;
  after: string;
  concern: ReviewConcern;
  /** The labels of the field and of those around it, as in its form, and the languages that stayed as they were; empty for most paragraphs. */
  label: string;
  /** True for a value that people copy, such as a number or a name, where each letter matters. */
  isValue: boolean;
};

/** The entry around a changed value. */
export type ChangedEntry = Pick<Change, "title" | "waits" | "hides">;

type Difference = ChangedEntry & Pick<Change, "change" | "before" | "after">;

/** A difference with its place in the model, which knows its label and its concern; none for a flag that stays as it was. */
export function changeAt(written: Written, difference: Difference): Change[] {
  const { file, path } = written;
  const { kind } = file;
  const place = { file: file.path, address: pageOf(file, path), path, line: lineOf(written) };
  const isDeleted = difference.change === "removed";
  const shared = { ...difference, ...place, isOldLine: isDeleted };
  if (path[0] === commentKey)
    return [{ ...shared, concern: "staff", label: "Comments for writers", isValue: false }];
  const around = schemaAround(file, path);
  const { schema, type, notes } = fieldAt(around.schema, around.path);
  // Any post could have fields about safety.
  const isGroup = path.length === 0 ? kind.form !== "folder" : isDeleted;
  const within = isGroup ? concernsWithin(schema) : [];
  const noted = around.path === path ? concernAt(file.path, path) : (notes.concern ?? "words");
  // Visitors do not see a note, but people who work here follow it.
  const unseen: ReviewConcern = notes.long ? "staff" : "nothing";
  const concern = noted === "nothing" ? unseen : mostSerious([noted, ...within]);
  const whole = path.length > 0 || isDeleted ? kindLabel(kind) : "The file as plain text";
  const label = path[0] === bodyKey ? "" : labelsAt(file, path).join(": ") || whole;
  const isValue = type === "text" && (notes.fact === true || !notes.copy) && path[0] !== bodyKey;
  const change = { ...shared, concern, label, isValue };
  if (!notes.comes) return [change];
  // A flag that is false says the same as none.
  const [was, is] = [difference.before, difference.after].map((value) => value === "true");
  const after = (is ? notes.comes : notes.goes) ?? "";
  const flagged = labelsAt(file, path).slice(0, -1).join(": ");
  return was === is ? [] : [{ ...change, label: flagged, change: "changed", before: "", after }];
}

/** The concern of a change, or another one that is more serious if visitors see the change. */
export function atLeast(other: Concern, { concern }: Pick<Change, "concern">): ReviewConcern {
  const seen = concerns.find((known) => known === concern && known !== "nothing");
  return seen ? mostSerious([seen, other]) : concern;
}

/** What the new name of a file changes: the address of its page, if it has one. */
export function renaming(from: ContentFile, to: ContentFile): Change[] {
  const [before, after] = [pageOf(from), pageOf(to)];
  const words = { title: "", waits: "", before, after, label: "Address", isValue: false };
  const place = { file: to.path, address: after, path: [], line: 0, isOldLine: false };
  return before === after ? [] : [{ ...words, ...place, change: "changed", concern: "contact" }];
}

function labelsAt(file: ContentFile, whole: FieldPath) {
  const { schema, path } = schemaAround(file, whole);
  return path.flatMap((step, at) =>
    typeof step === "string" ? fieldAt(schema, path.slice(0, at + 1)).label : [],
  );
}

// The address of the page of a file, or of the item at a path of a list; empty if it has none.
function pageOf(file: ContentFile, path: FieldPath = []) {
  const entry = entriesOf(file).find((entry) => entry.path.every((step, at) => step === path[at]));
  const address = entry ? addressOf(entry) : "";
  return address && prefixedAddress(file.isLayer ? `/${file.language}` : "", address);
}
