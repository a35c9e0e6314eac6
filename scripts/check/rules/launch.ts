import { defaultWords } from "#app/content/languages/defaults.ts";
import { isWritten, valueOf, type Entry } from "#app/content/entries.ts";
import { withoutHidden } from "#app/content/public-days.ts";
import { valueAt, type Path } from "#app/content/range.ts";
import { sameDayIn } from "#app/content/today.ts";
import { walkFields } from "#app/content/walk-fields.ts";
import { proofNames } from "#app/model/pages/proof.ts";
import { placeIn, type CheckedSite } from "#scripts/check/checked-site.ts";
import { inventedValues } from "#scripts/check/invented-values.ts";
import type { LaunchTask, Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  isForLaunch: true,
  about:
    "Something is made up or unconfirmed, or a contact was not checked for a year. Visitors would believe it. Replace it, confirm it or check it before the launch.",
  check({ entries, entriesOf, languages, day }, report) {
    const [home] = entriesOf("home");
    for (const { key, entries: entriesInLanguage } of languages.slice(1)) {
      const { confirm } = defaultWords(key);
      for (const entry of confirm
        ? entriesInLanguage.filter((entry) => hasUsualWords(entry, key))
        : []) {
        const { file } = entry.layer ?? entry;
        const text = `${key}/${file.original} uses default texts that no native speaker has confirmed (app/content/languages/defaults/${key}.yaml). To confirm: ${confirm}.`;
        const names = [`${key}/${file.original}`];
        report({ ...placeIn(entry.layer ?? entry), text, task: { group: "translation", names } });
      }
    }
    const figures = (home && valueOf(home, "figures")) ?? [];
    for (const entry of entriesOf("stats")) {
      const missing = ["scope", "asOf", "source"].filter((field) => !valueOf(entry, field));
      if (!Array.isArray(figures) || !figures.includes(entry.id) || missing.length === 0) continue;
      const note = `On the home page; add its ${missing.join(", ")}`;
      const text = `The home page shows ${entry.id}. Add its ${missing.join(", ")}.`;
      report({ ...placeIn(entry), text, task: { group: "figure", names: [entry.id], note } });
    }
    const missing = missingProofs(entriesOf);
    const [about] = entriesOf("about");
    if (about && missing.length > 0) {
      const text = `Donors look for this and do not find it yet: ${missing.join("; ")}.`;
      report({ ...placeIn(about), text, task: { group: "proof", names: missing } });
    }
    for (const entry of withoutHidden(entries)) {
      const { kind, schema, value: whole } = entry;
      const add = (path: Path, text: string, task: LaunchTask) =>
        report({ ...placeIn(entry, path), text, task });
      const checked = valueOf(entry, "checked");
      const isContact = contactKinds.includes(kind);
      if (isContact && typeof checked === "string" && sameDayIn(1, checked) < day) {
        const note = `Last checked on ${checked}; call again and write the day`;
        add(["checked"], `${note}.`, { group: "contact", names: [nameOf(entry, [])], note });
      }
      for (const { notes, value, path } of walkFields(schema, whole)) {
        const name = path.at(-1);
        const entryName = nameOf(entry, path.slice(0, -1));
        const names = [entryName];
        const isSample =
          (name === "sample" && value === true) || (name === "status" && value === "sample");
        if (isSample)
          add(path, `${entryName} is still made up. Replace it, then delete sample: true.`, {
            group: "sample",
            names,
          });
        if (name === "confirm") {
          const text = `${entryName} is not confirmed yet: ${String(value)}. Confirm it, then delete this line.`;
          const group = groupOf(entry);
          add(path, text, { group, names, note: String(value) });
        }
        if (typeof value !== "string" || notes.reference) continue;
        for (const [pattern, what] of inventedValues) {
          const placeholder = pattern.exec(value)?.[0];
          if (!placeholder) continue;
          const task: LaunchTask = {
            group: "contact",
            names: [`"${placeholder}"`],
            note: "Write the real one",
          };
          add(path, `"${placeholder}" ${what}. Write the real one.`, task);
        }
      }
    }
  },
} satisfies Rule;

// A proverb is in another language itself.
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

// True if a translation relies on default texts.
function hasUsualWords({ layer, original, value, schema, file }: Entry, language: string) {
  if (
    !original ||
    file.kind.form !== "single" ||
    defaultWords(language)[file.kind.name] === undefined
  )
    return false;
  return walkFields(schema, value).some(
    ({ notes, value: words, path }) =>
      notes.copy && !notes.fact && typeof words === "string" && !(layer && isWritten(layer, path)),
  );
}

function nameOf({ id, value, isLayer, file }: Entry, path: Path) {
  if (isLayer) return id ? `${file.path} (${id})` : file.path;
  const part = valueAt(value, path);
  const { title, name, text } = (part ?? {}) as { title?: string; name?: string; text?: string };
  const words = title ?? name ?? text;
  return words ? `"${words}"` : path.join(".") || id || "This file";
}
