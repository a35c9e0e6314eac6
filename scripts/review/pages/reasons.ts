import type { Contents } from "#app/content/contents.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import type { PageChange } from "#scripts/review/pages/page-changes.ts";

/** Finds the edits whose words came or went where those of a change did. */
export function reasonFinder(edits: Edit[], before: Contents, after: Contents) {
  const values = edits.flatMap((edit) =>
    edit.values.map((value) => ({
      edit,
      was: plain(filled(value.before, before)),
      is: plain(filled(value.after, after)),
    })),
  );
  return (change: PageChange): Edit[] => {
    const [old, now] = [plain(change.before), plain(change.after)];
    const found = new Map<Edit, number>();
    for (const value of /drawing|picture|metadata/.test(change.kind) ? [] : values)
      if ((value.edit.change === "moved") === (change.change === "moved")) {
        const certainty = certaintyOf(value, old, now, change);
        if (certainty > (found.get(value.edit) ?? 0)) found.set(value.edit, certainty);
      }
    const certainty = Math.max(0, ...found.values());
    return [...found.keys()].filter((edit) => found.get(edit) === certainty);
  };
}

type Value = { edit: Edit; was: string; is: string };

// 3 both sides are the value, 2 one side is, 1 it came or went inside of a longer text, or the text
// inside of the value.
function certaintyOf({ edit, was, is }: Value, old: string, now: string, { kind }: PageChange) {
  const [isNow, wasOld] = [is === now && now !== "", was === old && old !== ""];
  if (isNow && wasOld) return 3;
  if ((isNow && old === "") || (wasOld && now === "")) return 2;
  // An address stands inside of a paragraph, where its label is all that is read.
  const leads = (to: string) =>
    kind === "link" &&
    edit.values.some(
      ({ before, after }) => before.split(`](${to})`).length !== after.split(`](${to})`).length,
    );
  if (kind === "link") return leads(now) || leads(old) ? 2 : 0;
  const [came, went] = [holds(now, is) && !holds(old, is), holds(old, was) && !holds(now, was)];
  if (came && went) return 2;
  // A short value, such as a year, stands in many a text.
  if (came || went) return (came ? is : was).length < 5 ? 0 : 1;
  if (old === "" && holds(is, now) && !holds(was, now)) return 1;
  if (now === "" && holds(was, old) && !holds(is, old)) return 1;
  return 0;
}

// "1,500" is no part of "11,500".
function holds(text: string, part: string) {
  const at = part.length > 2 ? text.indexOf(part) : -1;
  const isLetter = (sign = "") => /[\p{L}\p{N}]/u.test(sign);
  return at >= 0 && !(isLetter(text[at - 1]) && isLetter(part[0]));
}

function filled(value: string, { stats, helplines }: Contents) {
  return value.replaceAll(/\{\{(helpline:)?([\w-]+)\}\}/g, (all, helpline: string, id: string) => {
    const line = helplines.find((one) => one.id === id)?.number;
    return (helpline ? line : stats.find((one) => one.id === id)?.value) ?? all;
  });
}

// Markdown's own signs, and what differs between a text as it is written and as a browser has it.
function plain(text: string) {
  return text
    .normalize("NFKC")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*|__|(?<![\w*])[*_](?=\w)|(?<=[\w.,])[*_](?![\w*])|^(?:#+|[-*>]|\d+\.) /gmu, "")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();
}
