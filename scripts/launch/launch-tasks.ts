import { valueOf, type Entry } from "#app/content/entries.ts";
import { descriptionOf, wordsOf } from "#app/content/languages/entries-in.ts";
import { isDraft, isPublic } from "#app/content/public-days.ts";
import { valueAt, type FieldPath } from "#app/content/range.ts";
import { sameDayIn } from "#app/content/today.ts";
import { walkFields, type FieldValue } from "#app/content/walk-fields.ts";
import { proofNames } from "#app/model/pages/about.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";

/** Something to do before the launch: its group in the list, the names, and a note. */
export type LaunchTask = {
  file: string;
  group: "proof" | "sample" | "translation" | "contact" | "figure" | "other";
  names: string[];
  note?: string;
};

/** What is made up or unconfirmed, or a contact that nobody has checked for a year: visitors would believe it. */
export function launchTasks(site: CheckedSite): LaunchTask[] {
  const visible = visibleEntries(site);
  const [about] = site.entriesOf("about");
  const missing = missingProofs(site);
  return [
    ...(about && missing.length > 0
      ? [{ file: about.file.path, group: "proof", names: missing } as const]
      : []),
    ...homeFigures(site, visible),
    ...visible.flatMap((entry) => [
      ...oldContact(entry, site.day),
      ...partsOf(entry).flatMap(({ schema, value }) =>
        walkFields(schema, value).flatMap((field) => tasksOfField(entry, field)),
      ),
    ]),
  ];
}

// Nobody sees a draft, what site.yaml hides or what is over; what is scheduled has to be right by its day.
function visibleEntries(site: CheckedSite) {
  return site.entries.filter((entry) => {
    const whole = site.wholeOf(entry);
    return (
      !isDraft(whole) && isPublic(whole, { day: site.day, drafts: true }) && !site.isHidden(entry)
    );
  });
}

// The words of a translation, and the fields that describe it.
function partsOf(entry: Entry): Pick<Entry, "schema" | "value">[] {
  return entry.isLayer ? [{ ...entry, value: wordsOf(entry) }, descriptionOf(entry)] : [entry];
}

function homeFigures({ entriesOf }: CheckedSite, visible: Entry[]): LaunchTask[] {
  const [home] = entriesOf("home");
  const figures = home && valueOf(home, "figures");
  const stats = visible.filter(({ kind, isLayer }) => kind === "stats" && !isLayer);
  return stats.flatMap((entry) => {
    const missing = ["scope", "asOf", "source"].filter((field) => !valueOf(entry, field));
    if (!Array.isArray(figures) || !figures.includes(entry.id) || missing.length === 0) return [];
    const note = `On the home page; add its ${missing.join(", ")}`;
    return { file: entry.file.path, group: "figure", names: [entry.id], note };
  });
}

function oldContact(entry: Entry, day: string): LaunchTask[] {
  const checked = valueOf(entry, "checked");
  if (!contactKinds.includes(entry.kind) || typeof checked !== "string") return [];
  if (sameDayIn(1, checked) >= day) return [];
  const note = `Last checked on ${checked}; call again and write the day`;
  return [{ file: entry.file.path, group: "contact", names: [nameOf(entry, [])], note }];
}

function tasksOfField(entry: Entry, { notes, value, path }: FieldValue): LaunchTask[] {
  const file = entry.file.path;
  const field = path.at(-1);
  const names = [nameOf(entry, path.slice(0, -1))];
  if ((field === "sample" && value === true) || (field === "status" && value === "sample"))
    return [{ file, group: "sample", names }];
  if (field === "confirm") return [{ file, group: groupOf(entry), names, note: String(value) }];
  if (typeof value !== "string" || notes.reference) return [];
  return inventedValues.flatMap((pattern) => {
    const placeholder = pattern.exec(value)?.[0];
    const note = "Write the real one";
    return placeholder ? { file, group: "contact", names: [`"${placeholder}"`], note } : [];
  });
}

// Only a speaker of its language can confirm a proverb, like a translation.
function groupOf({ kind, isLayer }: Entry): LaunchTask["group"] {
  if (kind === "lesos" || isLayer) return "translation";
  if (contactKinds.includes(kind)) return "contact";
  return kind === "stats" ? "figure" : "other";
}

const contactKinds = ["helplines", "publicContacts"];

// In the order in which donors ask for them, each with its file.
function missingProofs({ entriesOf, isHidden, day }: CheckedSite) {
  const [[site], [about]] = [entriesOf("site"), entriesOf("about")];
  const list = about && valueOf({ value: valueOf(about, "proof") }, "list");
  const there = new Set(
    Array.isArray(list) ? list.map((value: unknown) => valueOf({ value }, "id")) : [],
  );
  const isReal = entriesOf("partners").some(
    (partner) =>
      valueOf(partner, "sample") !== true &&
      !isHidden(partner) &&
      isPublic(partner, { day, drafts: false }),
  );
  return [
    site && valueOf(site, "registration") ? [] : "registration (site.yaml)",
    site && valueOf(site, "annualReport") ? [] : "annualReport (site.yaml)",
    ...proofNames.map((name) => (there.has(name) ? [] : `${name} (proof)`)),
    isReal ? [] : "partners by name (partners.yaml)",
  ].flat();
}

function nameOf({ id, value }: Entry, path: FieldPath) {
  const part = valueAt(value, path);
  const { title, name, text } = (part ?? {}) as { title?: string; name?: string; text?: string };
  const words = title ?? name ?? text;
  return words ? `"${words}"` : path.join(".") || id || "This file";
}

// Invented addresses, phone numbers and placeholders for numbers.
const inventedValues = [
  // Only as a whole value, because a message may show name@example.com as an example.
  /^\S*\bexample\.(?:org|com|net)\S*$|[\w@-][\w@.-]*\.example\b/i,
  /\+?254 ?7?00(?: ?0{3}){2}/,
  /^0{4,}$/,
];
