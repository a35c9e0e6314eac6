import { problemAt } from "#app/library/checks/problem-at.ts";
import { sameDayIn } from "#app/library/days/today.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";

// Domains reserved for examples, and numbers in which only the country code is real.
const invented: [pattern: RegExp, what: string][] = [
  // As a whole value only, because a message may show name@example.com as an example.
  [/^\S*\bexample\.(?:org|com|net)\S*$|[\w@-][\w@.-]*\.example\b/i, "is an invented address"],
  [/\+?254 ?7?00(?: ?0{3}){2}/, "is an invented phone number"],
  [/^0{4,}$/, "stands in for a number that was not known"],
];

const ofOthers = ["helplines", "publicContacts"];

/**
 * Everything that is still made up or a placeholder and has to go before the launch, and the contacts
 * of others that nobody has checked for a year.
 */
export function launchProblems(entries: Entry[], day: string): Problem[] {
  return entries.flatMap((entry) => [
    ...samples(entry),
    ...placeholders(entry),
    ...uncheckedContact(entry, day),
  ]);
}

// A number may have been given to somebody else.
function uncheckedContact(entry: Entry, day: string): Problem[] {
  const { checked } = (entry.value ?? {}) as { checked?: string };
  if (!ofOthers.includes(entry.collection) || !checked || sameDayIn(1, checked) >= day) return [];
  const says = `${nameOf(entry, [])} was last checked on ${checked}, more than a year ago.`;
  const fix = "Call or write once more, and write the day into checked.";
  return [problemAt(entry, ["checked"], { says, fix })];
}

/** The texts in which a child can be recognised because somebody agreed, to be read once more. */
export function givenConsents(entries: Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { consent } = (entry.value ?? {}) as { consent?: { who: string; when: string } };
    if (!entry.isWhole || !consent) return [];
    const says = `A child can be recognised in ${nameOf(entry, [])}: ${consent.who} agreed on ${consent.when}.`;
    const fix = "Ask whether they still agree.";
    return [{ ...problemAt(entry, ["consent"], { says, fix }), severity: "note" }];
  });
}

function samples(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  walkFields(entry.schema, entry.value, (_schema, value, path) => {
    const name = path.at(-1);
    if (name === "sample" && value === true) {
      const fix = "Put the real words in its place, and take sample: true away.";
      problems.push(lineToTakeAway(entry, path, "is still made up.", fix));
    }
    if (name === "confirm" && typeof value === "string") {
      const fix = "Have it confirmed, and take this line away.";
      problems.push(lineToTakeAway(entry, path, `has still to be confirmed: ${value}.`, fix));
    }
    if (name === "status" && value === "sample") {
      const says = `The figure ${entry.id} is still made up.`;
      const fix = "Write the real figure, and where it comes from.";
      problems.push(problemAt(entry, path, { says, fix }));
    }
  });
  return problems;
}

// The line to take away is that of the field, not of its value.
function lineToTakeAway(entry: Entry, path: readonly PropertyKey[], state: string, fix: string) {
  const thing = path.slice(0, -1);
  const says = `${nameOf(entry, thing)} ${state}`;
  const place = entry.places.key([...entry.path, ...thing], String(path.at(-1)));
  return { ...problemAt(entry, path, { says, fix }), ...place };
}

function placeholders(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  walkFields(entry.schema, entry.value, (schema, value, path) => {
    if (typeof value !== "string" || fieldNotes(schema).reference) return;
    for (const [pattern, what] of invented) {
      const found = pattern.exec(value)?.[0];
      const words = { says: `"${found}" ${what}.`, fix: "Write the real one." };
      if (found) problems.push(problemAt(entry, path, words));
    }
  });
  return problems;
}

function nameOf({ id, value }: Entry, path: readonly PropertyKey[]) {
  let thing: unknown = value;
  for (const step of path) thing = (thing as Record<PropertyKey, unknown>)[step];
  const { title, name, text } = thing as { title?: string; name?: string; text?: string };
  const words = title ?? name ?? text;
  return words ? `"${words}"` : path.join(".") || id || "This file";
}
