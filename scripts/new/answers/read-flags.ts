import { parseArgs } from "node:util";

import { didYouMean } from "#app/model/nearest-word.ts";
import { kebabCase } from "#scripts/generate/content-kinds.ts";
import type { Field } from "#scripts/generate/fields-of.ts";

/** What was said by flags: the texts for each field, other settings, and what was not understood. */
export type Flags = {
  texts: Map<Field, string[]>;
  settings: Record<string, string | undefined>;
  problems: string[];
};

/** The flag by which a field is given: --read-time, or --image-src for what stands below image. */
export function flagOf({ path }: Pick<Field, "path">) {
  return `--${path.map((step) => kebabCase(String(step))).join("-")}`;
}

/** Reads flags for these fields and settings; readTime, read-time and image.src are all understood. */
export function readFlags(words: string[], fields: Field[], settingNames: string[]): Flags {
  const byName = new Map(fields.map((field) => [flagOf(field).slice(2), field]));
  const isSwitch = (name: string) => byName.get(name)?.node.type === "boolean";
  const known = [...byName.keys(), ...settingNames];
  const { tokens } = parseArgs({
    args: words.map(withPlainName),
    options: Object.fromEntries(
      known.map((name) => [name, { type: isSwitch(name) ? "boolean" : "string" } as const]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flags: Flags = { texts: new Map(), settings: {}, problems: [] };
  tokens.forEach((token, index) => {
    if (token.kind === "positional") {
      const before = tokens[index - 1];
      // The word behind an unknown flag belongs to it, and the flag has been reported.
      if (before?.kind !== "option" || known.includes(before.name)) {
        flags.problems.push(stray(token.value));
      }
    }
    if (token.kind !== "option") return;
    const field = byName.get(token.name);
    const value = token.value ?? (field && isSwitch(token.name) ? "true" : undefined);
    if (!known.includes(token.name)) flags.problems.push(unknownFlag(token.name, known));
    else if (value === undefined) flags.problems.push(`--${token.name} needs words behind it.`);
    else if (field) flags.texts.set(field, [...(flags.texts.get(field) ?? []), value]);
    else flags.settings[token.name] = value;
  });
  return flags;
}

function withPlainName(word: string) {
  const [, name = "", rest = ""] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
  return name === "" ? word : `--${kebabCase(name.replaceAll(".", "-"))}${rest}`;
}

function unknownFlag(name: string, known: string[]) {
  const near = didYouMean(name, known).replace('"', '"--');
  const all = known.map((one) => `--${one}`).join(", ");
  return `There is no flag --${name}. ${near || `There are: ${all}.`}`;
}

function stray(word: string) {
  return `"${word}" belongs to no flag. Put -- before the first flag, and quotes round words with spaces.`;
}
