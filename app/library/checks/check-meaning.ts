import type { Entry } from "#app/library/entry.ts";
import { quotedFigure } from "#app/library/fill-text.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import type { Donate } from "#app/model/pages/donate.ts";
import type { Site } from "#app/model/site/site.ts";
import type { Stat } from "#app/model/entries/stat.ts";

/** Reports what reads well and means nothing: unknown places to fill in, shares that do not add up. */
export function checkMeaning(entries: Entry[]): Problem[] {
  return [
    ...entries.flatMap(unknownPlaces),
    ...entries.flatMap(quotingFigures),
    ...sharesThatDoNotAddUp(entries),
    ...entries.flatMap(halfNamedServices),
  ];
}

// A form that says where it goes but not how, or the other way round, would lose what is sent.
function halfNamedServices({ collection, file, value, places, isWhole }: Entry): Problem[] {
  if (collection !== "site" || !isWhole) return [];
  return Object.entries((value as Site).forms).flatMap(([name, delivery]) => {
    const needed = delivery.kind === "web3forms" ? ["kind", "address", "key"] : ["kind", "address"];
    const lacking = needed.filter((field) => !Object.hasOwn(delivery, field));
    const isEmail = delivery.delivery === "email";
    const isRight = isEmail ? !delivery.kind && !delivery.address : lacking.length === 0;
    if (isRight) return [];
    const field = ["forms", name];
    const says = isEmail
      ? `The ${name} form is delivered by email and names a form service as well.`
      : `The ${name} form goes to a form service, but lacks: ${lacking.join(", ")}.`;
    const fix = isEmail
      ? "Write delivery: endpoint, or take kind and address away."
      : "Add what the service gave you, or write delivery: email.";
    return [
      {
        file,
        ...places.value([...field, "delivery"]),
        field: field.join("."),
        says,
        expected: "",
        fix,
      },
    ];
  });
}

const place = /(?<!\{)\{(\w+)\}(?!\})/g;

// The places that a text may have are those that its description names.
function unknownPlaces({ file, schema, value, places, path }: Entry): Problem[] {
  const problems: Problem[] = [];
  walkFields(schema, value, (field, written, inner) => {
    if (typeof written !== "string") return;
    const known = namesIn(fieldNotes(field).description ?? "");
    if (known.length === 0) return;
    for (const name of namesIn(written)) {
      if (known.includes(name)) continue;
      const full = [...path, ...inner];
      problems.push({
        file,
        ...places.words(full, `{${name}}`),
        field: full.join("."),
        says: `Nothing is filled in for {${name}} here.`,
        expected: `There is: ${known.map((one) => `{${one}}`).join(", ")}.`,
        fix: didYouMean(name, known),
      });
    }
  });
  return problems;
}

function namesIn(text: string) {
  return [...text.matchAll(place)].map(([, name = ""]) => name);
}

// One figure inside another would have to be looked up in turn, maybe for ever.
function quotingFigures({ collection, file, value, places, path }: Entry): Problem[] {
  const written = (value as Partial<Stat> | null)?.value;
  if (collection !== "stats" || typeof written !== "string") return [];
  return [...written.matchAll(quotedFigure)].map(([quoted]) => ({
    file,
    ...places.words([...path, "value"], quoted),
    field: [...path, "value"].join("."),
    says: `A figure cannot be made of another one, such as ${quoted}.`,
    expected: "",
    fix: "Write the number itself.",
  }));
}

function sharesThatDoNotAddUp(entries: Entry[]): Problem[] {
  const donate = entries.find(({ collection }) => collection === "donate");
  if (!donate?.isWhole) return [];
  const { shares } = (donate.value as Donate).fundUse;
  const values = shares.map((id) => {
    const stat = entries.find((entry) => entry.collection === "stats" && entry.id === id);
    return stat?.isWhole ? (stat.value as Stat).value : undefined;
  });
  if (values.includes(undefined)) return [];
  const total = values.reduce((sum, value) => sum + Number.parseFloat(value ?? ""), 0);
  if (Math.abs(total - 100) < 0.01) return [];
  const field = ["fundUse", "shares"];
  const problem = {
    file: donate.file,
    ...donate.places.value(field),
    field: field.join("."),
    says: `The shares are ${values.join(", ")} and do not make 100 %.`,
    expected: "",
    fix: "Mend them in stats.yaml, or name other figures here.",
  };
  return [problem];
}
