import { valueOf, type Entry } from "#app/content/entries.ts";
import { withoutHidden } from "#app/content/public-days.ts";
import { valueAt, type FieldPath } from "#app/content/range.ts";
import { sameDayIn } from "#app/content/today.ts";
import { walkFields, type FieldValue } from "#app/content/walk-fields.ts";
import { proofNames } from "#app/model/pages/about.ts";
import { placeIn, type CheckedSite } from "#scripts/check/checked-site.ts";
import type { LaunchTask, Report, Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  isForLaunch: true,
  about:
    "Something is made up or unconfirmed, or a contact has not been checked for a year. Visitors would believe it. Replace it, confirm it or check it before the launch.",
  check(site, report) {
    checkHomeFigures(site, report);
    const missing = missingProofs(site.entriesOf);
    const [about] = site.entriesOf("about");
    if (about && missing.length > 0) {
      const text = `Donors look for this and do not find it yet: ${missing.join("; ")}.`;
      report({ ...placeIn(about), text, task: { group: "proof", names: missing } });
    }
    for (const entry of withoutHidden(site.entries)) {
      checkContact(entry, site.day, report);
      for (const field of walkFields(entry.schema, entry.value)) checkField(entry, field, report);
    }
  },
} satisfies Rule;

function checkHomeFigures({ entriesOf }: CheckedSite, report: Report) {
  const [home] = entriesOf("home");
  const figures = home && valueOf(home, "figures");
  for (const entry of entriesOf("stats")) {
    const missing = ["scope", "asOf", "source"].filter((field) => !valueOf(entry, field));
    if (!Array.isArray(figures) || !figures.includes(entry.id) || missing.length === 0) continue;
    const note = `On the home page; add its ${missing.join(", ")}`;
    const text = `The home page shows ${entry.id}. Add its ${missing.join(", ")}.`;
    report({ ...placeIn(entry), text, task: { group: "figure", names: [entry.id], note } });
  }
}

function checkContact(entry: Entry, day: string, report: Report) {
  const checked = valueOf(entry, "checked");
  if (!contactKinds.includes(entry.kind) || typeof checked !== "string") return;
  if (sameDayIn(1, checked) >= day) return;
  const note = `Last checked on ${checked}; call again and write the day`;
  const task: LaunchTask = { group: "contact", names: [nameOf(entry, [])], note };
  report({ ...placeIn(entry, ["checked"]), text: `${note}.`, task });
}

function checkField(entry: Entry, { notes, value, path }: FieldValue, report: Report) {
  const field = path.at(-1);
  const place = placeIn(entry, path);
  const name = nameOf(entry, path.slice(0, -1));
  if ((field === "sample" && value === true) || (field === "status" && value === "sample")) {
    const text = `${name} is still made up. Replace it, then delete sample: true.`;
    report({ ...place, text, task: { group: "sample", names: [name] } });
  }
  if (field === "confirm") {
    const note = String(value);
    const text = `${name} is not confirmed yet: ${note}. Confirm it, then delete this line.`;
    report({ ...place, text, task: { group: groupOf(entry), names: [name], note } });
  }
  if (typeof value !== "string" || notes.reference) return;
  for (const [pattern, description] of inventedValues) {
    const placeholder = pattern.exec(value)?.[0];
    if (!placeholder) continue;
    const note = "Write the real one";
    const task: LaunchTask = { group: "contact", names: [`"${placeholder}"`], note };
    report({ ...place, text: `"${placeholder}" ${description}. ${note}.`, task });
  }
}

// Only a speaker of its language can confirm a proverb, like a translation.
function groupOf({ kind, isLayer }: Entry): LaunchTask["group"] {
  if (kind === "lesos" || isLayer) return "translation";
  if (contactKinds.includes(kind)) return "contact";
  return kind === "stats" ? "figure" : "other";
}

const contactKinds = ["helplines", "publicContacts"];

// In the order in which donors ask for them, each with its file.
function missingProofs(entriesOf: CheckedSite["entriesOf"]) {
  const [[site], [about]] = [entriesOf("site"), entriesOf("about")];
  const list = about && valueOf({ value: valueOf(about, "proof") }, "list");
  const there = new Set(
    Array.isArray(list) ? list.map((value: unknown) => valueOf({ value }, "id")) : [],
  );
  const isReal = entriesOf("partners").some((partner) => valueOf(partner, "sample") !== true);
  return [
    site && valueOf(site, "registration") ? [] : "registration (site.yaml)",
    site && valueOf(site, "annualReport") ? [] : "annualReport (site.yaml)",
    ...proofNames.map((name) => (there.has(name) ? [] : `${name} (proof)`)),
    isReal ? [] : "partners by name (partners.yaml)",
  ].flat();
}

function nameOf({ id, value, isLayer, file }: Entry, path: FieldPath) {
  if (isLayer) return id ? `${file.path} (${id})` : file.path;
  const part = valueAt(value, path);
  const { title, name, text } = (part ?? {}) as { title?: string; name?: string; text?: string };
  const words = title ?? name ?? text;
  return words ? `"${words}"` : path.join(".") || id || "This file";
}

// Patterns of placeholders for contacts and numbers, each with a description.
const inventedValues: readonly (readonly [pattern: RegExp, what: string])[] = [
  // Only as a whole value, because a message may show name@example.com as an example.
  [/^\S*\bexample\.(?:org|com|net)\S*$|[\w@-][\w@.-]*\.example\b/i, "is an invented address"],
  [/\+?254 ?7?00(?: ?0{3}){2}/, "is an invented phone number"],
  [/^0{4,}$/, "is a placeholder for a number"],
];
