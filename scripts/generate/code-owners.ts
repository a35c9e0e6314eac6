import { concernsWithin } from "#app/content/concerns.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import type { Concern } from "#app/model/fields/described.ts";
import type { Owners } from "#app/model/site/contact.ts";

type Owner = keyof Owners;

// Who must approve changes, by concern.
const owners: Partial<Record<Concern, Owner[]>> = {
  money: ["maintainers", "safeguarding"],
  safety: ["safeguarding"],
  contact: ["maintainers", "safeguarding"],
  people: ["safeguarding"],
};

/** The text of .github/CODEOWNERS for the owners in content/site.yaml. */
export function codeOwners(names: Owners): string {
  const folders = kinds.filter(({ form }) => form === "folder");
  const files = kinds.filter(({ form }) => form !== "folder");
  const line = (path: string, roles: Owner[]) =>
    `/content/${path} ${roles.map((owner) => names[owner]).join(" ")}`;
  return [
    "# Written by npm run generate from app/model and owners: in content/site.yaml. It says who must approve",
    "# changes to these files; the last line that matches a file applies.",
    `* ${names.maintainers}`,
    "# Published unchanged and unchecked.",
    `/public/ ${names.maintainers}`,
    "# Content needs no approval, except for these files.",
    "/content/",
    line("files/", ["maintainers"]),
    // Files come after folders, because the last matching line counts.
    ...[...folders, ...files].flatMap((kind) => {
      const kindOwners = ownersOf(kind);
      const path = kind.form === "folder" ? `${kind.path}/**/*.mdx` : kind.path;
      return kindOwners.length > 0 ? [line(path, kindOwners)] : [];
    }),
    "",
  ].join("\n");
}

// Any file may contain a link or a picture, so only money and safety count for its fields.
function ownersOf({ concern, schema, form }: Kind): Owner[] {
  const fields = form === "folder" ? [] : concernsWithin(schema);
  const grave = fields.filter((concern) => concern === "money" || concern === "safety");
  const needed = [concern, ...grave].flatMap((name) => owners[name] ?? []);
  return [...new Set(needed)].sort();
}
