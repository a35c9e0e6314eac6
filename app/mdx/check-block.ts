import { nearestWord } from "#app/model/nearest-word.ts";
import { blocks } from "#app/mdx/blocks.ts";
import type { Report } from "#app/mdx/check-tree.ts";
import type { Setting, TreeNode } from "#app/mdx/tree.ts";

/** Checks one block of a body: its name, its settings and where it stands. */
export function checkBlock(node: TreeNode, report: Report) {
  const name = node.name ?? "";
  const names = Object.keys(blocks);
  const schema = Object.hasOwn(blocks, name) ? blocks[name as keyof typeof blocks] : undefined;
  if (!schema) {
    const near = nearestWord(name, names);
    report(
      `<${name}> is not a block here.`,
      `You can use: ${names.map((block) => `<${block}>`).join(", ")}.`,
      near ? `Did you mean <${near}>?` : "",
    );
    return;
  }
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
    if (written.length > 1) {
      report(`<${name}> has the setting "${setting}" twice.`, "", "Keep one of them.");
    } else if (written.some(isInBraces)) {
      report(`<${name}> has a setting in braces.`, "", `Write it in quotes: ${setting}="…".`);
    } else if (!meant.has(setting)) {
      const value = written[0]?.value;
      const field = schema.shape[setting as keyof typeof schema.shape];
      if (field.safeParse(value ?? undefined).success) continue;
      report(`<${name}> needs the setting "${setting}".`, "", `Write <${name} ${setting}="…">.`);
    }
  }
}

// Answers with the settings that were probably meant, which are then not missing as well.
function unknownSettings(name: string, settings: Setting[], known: string[], report: Report) {
  const meant = new Set<string>();
  for (const setting of settings) {
    if (setting.type === "mdxJsxExpressionAttribute" || !setting.name) {
      report(`<${name}> has a setting in braces.`, "", `Write it in quotes: ${known[0]}="…".`);
    } else if (!known.includes(setting.name)) {
      const near = nearestWord(setting.name, known);
      const says = `<${name}> has no setting called "${setting.name}".`;
      if (near) meant.add(near);
      if (near) report(says, "", `Did you mean "${near}"?`);
      else report(says, `It has: ${known.join(", ")}.`, "");
    }
  }
  return meant;
}

function isInBraces({ value }: Setting) {
  return typeof value === "object" && value !== null;
}
