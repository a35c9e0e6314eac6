import type { z } from "zod";
import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";
import { blocks } from "#app/mdx/blocks.ts";
import type { Report } from "#app/mdx/check-tree.ts";
import { markdownFor } from "#app/mdx/markdown-for.ts";
import type { Setting, TreeNode } from "#app/mdx/tree.ts";

/** Blocks by their names, each with the schema of its settings. */
export type Kit = Readonly<Record<string, z.ZodObject>>;

/** Checks one block of a body: its name, where it stands, and its settings against their schema. */
export function checkBlock(node: TreeNode, report: Report, kit: Kit = blocks) {
  const name = node.name ?? "";
  const schema = Object.hasOwn(kit, name) ? kit[name] : undefined;
  if (!schema) return unknownBlock(name, Object.keys(kit), report);
  if (node.type === "mdxJsxTextElement") {
    report(
      `<${name}> stands in the middle of a sentence.`,
      "",
      `Put <${name} …> and </${name}> on lines of their own.`,
    );
    return;
  }
  const known = Object.keys(schema.shape);
  const settings = node.attributes ?? [];
  const meant = unknownSettings(name, settings, known, report);
  for (const setting of known) {
    const written = settings.filter((one) => one.name === setting);
    const field = schema.shape[setting] as z.ZodType;
    if (written.length > 1) {
      report(`<${name}> has the setting "${setting}" twice.`, "", "Keep one of them.");
    } else if (written.some(isInBraces)) {
      report(`<${name}> has a setting in braces.`, "", `Write it in quotes: ${setting}="…".`);
    } else if (!meant.has(setting)) {
      // A setting without a value is empty and not missing.
      const value = written[0] && (written[0].value ?? "");
      checkValue(name, setting, value, field, report);
    }
  }
}

function unknownBlock(name: string, names: string[], report: Report) {
  const near = nearestWord(name, names);
  if (!near && /^[a-z]/.test(name)) {
    report(`<${name}> is not a block here, and HTML is not possible.`, "", markdownFor(name));
    return;
  }
  report(
    `<${name}> is not a block here.`,
    `You can use: ${names.map((block) => `<${block}>`).join(", ")}.`,
    near ? `Did you mean <${near}>?` : "",
  );
}

function checkValue(
  name: string,
  setting: string,
  value: Setting["value"],
  field: z.ZodType,
  report: Report,
) {
  const result = field.safeParse(value);
  if (result.success) return;
  const written = typeof value === "string" ? value.trim() : "";
  if (written === "") {
    report(`<${name}> needs the setting "${setting}".`, "", `Write <${name} ${setting}="…">.`);
    return;
  }
  const { expects, examples } = (field.meta() ?? {}) as { expects?: string; examples?: string[] };
  const options = result.error.issues.flatMap((issue) =>
    issue.code === "invalid_value" ? issue.values.map(String) : [],
  );
  const can = options.length > 0 ? `It can be one of: ${options.join(", ")}.` : "";
  const near = didYouMean(written, options);
  const like = examples?.[0] ? `Write it like ${setting}="${examples[0]}".` : "";
  report(
    `<${name}> says ${setting}="${written}".`,
    can || (expects ? `It has to be ${expects}.` : ""),
    options.length > 0 ? near : like,
  );
}

// Returns the settings that were probably meant, so that they are not reported as missing too.
function unknownSettings(name: string, settings: Setting[], known: string[], report: Report) {
  const meant = new Set<string>();
  const free = known.filter((one) => !settings.some((setting) => setting.name === one));
  for (const setting of settings) {
    if (setting.type === "mdxJsxExpressionAttribute" || !setting.name) {
      report(`<${name}> has a setting in braces.`, "", `Write it in quotes: ${known[0]}="…".`);
    } else if (!known.includes(setting.name)) {
      const near = nearestWord(setting.name, free);
      const says = `<${name}> has no setting called "${setting.name}".`;
      if (near) meant.add(near);
      if (near) report(says, "", `Did you mean "${near}"?`, renamed(setting, near));
      else report(says, `It has: ${known.join(", ")}.`, "");
    }
  }
  return meant;
}

function renamed({ name = "", position }: Setting, text: string) {
  if (!position) return undefined;
  const { line, column } = position.start;
  return { line, column, length: name.length, text };
}

function isInBraces({ value }: Setting) {
  return typeof value === "object" && value !== null;
}
