import type { z } from "zod";
import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";
import { blocks } from "#app/mdx/blocks.ts";
import type { Report } from "#app/mdx/check-tree.ts";
import { noHtml } from "#app/mdx/markdown-for.ts";
import type { Setting, TreeNode } from "#app/mdx/tree.ts";

/** Blocks by their names, each with the schema of its settings. */
export type Kit = Readonly<Record<string, z.ZodObject>>;

/** Checks one block of a body: its name, where it stands, and its settings against their schema. */
export function checkBlock(node: TreeNode, report: Report, kit: Kit = blocks) {
  const name = node.name ?? "";
  const schema = Object.hasOwn(kit, name) ? kit[name] : undefined;
  if (!schema) return unknownBlock(name, Object.keys(kit), report);
  if (node.type === "mdxJsxTextElement") {
    const fix = `Put <${name} …> and </${name}> on lines of their own.`;
    return report(`<${name}> stands in the middle of a sentence.`, fix);
  }
  const known = Object.keys(schema.shape);
  const settings = node.attributes ?? [];
  const meant = unknownSettings(name, settings, known, report);
  for (const setting of known) {
    const written = settings.filter((one) => one.name === setting);
    if (written.length > 1) {
      report(`<${name}> has the setting "${setting}" twice.`, "Keep one of them.");
    } else if (written.some(({ value }) => typeof value === "object" && value !== null)) {
      inBraces(name, setting, report);
    } else if (!meant.has(setting)) {
      // A setting without a value is empty and not missing.
      const value = written[0] && (written[0].value ?? "");
      checkValue(`<${name}`, setting, value, schema.shape[setting] as z.ZodType, report);
    }
  }
}

function unknownBlock(name: string, names: string[], report: Report) {
  const near = nearestWord(name, names);
  const { says, fix } = noHtml(name);
  if (!near && /^[a-z]/.test(name)) return report(says, fix);
  const expected = `You can use: ${names.map((block) => `<${block}>`).join(", ")}.`;
  report(`<${name}> is not a block here.`, near ? `Did you mean <${near}>?` : "", { expected });
}

function inBraces(name: string, setting: string | undefined, report: Report) {
  report(`<${name}> has a setting in braces.`, `Write it in quotes: ${setting}="…".`);
}

function checkValue(
  tag: string,
  setting: string,
  value: Setting["value"],
  field: z.ZodType,
  report: Report,
) {
  const { success, error } = field.safeParse(value);
  if (success) return;
  const written = typeof value === "string" ? value.trim() : "";
  if (written === "")
    return report(`${tag}> needs the setting "${setting}".`, `Write ${tag} ${setting}="…">.`);
  const says = `${tag}> says ${setting}="${written}".`;
  const options = error.issues.flatMap((issue) =>
    issue.code === "invalid_value" ? issue.values.map(String) : [],
  );
  if (options.length > 0) {
    const expected = `It can be one of: ${options.join(", ")}.`;
    return report(says, didYouMean(written, options), { expected });
  }
  const { expects, examples } = (field.meta() ?? {}) as { expects?: string; examples?: string[] };
  const like = examples?.[0] ? `Write it like ${setting}="${examples[0]}".` : "";
  report(says, like, { expected: expects && `It has to be ${expects}.` });
}

// Returns the settings that were probably meant, so that they are not reported as missing too.
function unknownSettings(name: string, settings: Setting[], known: string[], report: Report) {
  const meant = new Set<string>();
  const free = known.filter((one) => !settings.some((setting) => setting.name === one));
  for (const setting of settings) {
    if (setting.type === "mdxJsxExpressionAttribute" || !setting.name) {
      inBraces(name, known[0], report);
    } else if (!known.includes(setting.name)) {
      const near = nearestWord(setting.name, free);
      const says = `<${name}> has no setting called "${setting.name}".`;
      if (near) meant.add(near);
      if (near) report(says, `Did you mean "${near}"?`, { correction: renamed(setting, near) });
      else report(says, "", { expected: `It has: ${known.join(", ")}.` });
    }
  }
  return meant;
}

function renamed({ name = "", position }: Setting, text: string) {
  if (!position) return undefined;
  const { line, column } = position.start;
  return { line, column, length: name.length, text };
}
