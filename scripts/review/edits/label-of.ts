import type { Edit } from "#scripts/review/edits/edits-between.ts";

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** What an edit is about in a reader's words, such as "National child helpline, number" or "Home page, third figure". */
export function labelOf({ file, title, field }: Pick<Edit, "file" | "title" | "field">): string {
  const [, page = ""] = /(?:^|\/)pages\/([\w-]+)\.yaml$/.exec(file) ?? [];
  const place = page ? `${wordsOf(page)} page` : "";
  const steps = field.split(".").filter(Boolean);
  const names = steps.flatMap((step, at) => {
    if (/^\d+$/.test(step)) return [];
    const next = steps[at + 1] ?? "";
    if (!/^\d+$/.test(next)) return [wordsOf(step)];
    const thing = step === "list" ? "point" : wordsOf(step).replace(/ies$/, "y").replace(/s$/, "");
    return [`${ordinals[Number(next)] ?? `${Number(next) + 1}th`} ${thing}`];
  });
  const label = [place, title, ...names].filter(Boolean).join(", ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function wordsOf(name: string) {
  return name
    .replaceAll("-", " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
}
