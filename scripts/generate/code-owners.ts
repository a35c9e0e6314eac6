import { concernsWithin } from "#app/content/concerns.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import type { Concern } from "#app/model/fields/concern.ts";
import type { Owners } from "#app/model/site/owners.ts";

type Owner = keyof Owners;

// Who has to agree to a change that concerns this.
const owners: Partial<Record<Concern, Owner[]>> = {
  money: ["maintainers", "safeguarding"],
  safety: ["safeguarding"],
  contact: ["maintainers", "safeguarding"],
  people: ["safeguarding"],
};

/** The text of .github/CODEOWNERS for the owners that content/site.yaml names. */
export function codeOwners(names: Owners): string {
  const folders = kinds.filter(({ form }) => form === "folder");
  const files = kinds.filter(({ form }) => form !== "folder");
  const line = (path: string, roles: Owner[]) =>
    `/content/${path} ${roles.map((owner) => names[owner]).join(" ")}`;
  return [
    "# Made by npm run generate from app/model and owners: in content/site.yaml. Who has to agree to a",
    "# change of these files; the last line that fits a file counts.",
    `* ${names.maintainers}`,
    "# Published as they are, and read by no check.",
    `/public/ ${names.maintainers}`,
    "# Words belong to whoever writes them, but for these.",
    "/content/",
    line("files/", ["maintainers"]),
    // A file may have a line of its own below that of its folder.
    ...[...folders, ...files].flatMap((kind) => {
      const kindOwners = ownersOf(kind);
      const path = kind.form === "folder" ? `${kind.path}/**/*.mdx` : kind.path;
      return kindOwners.length > 0 ? [line(path, kindOwners)] : [];
    }),
    "",
  ].join("\n");
}

// A link or a picture may be in any file, so of the fields of a file only money and safety count.
function ownersOf({ concern, schema, form }: Kind): Owner[] {
  const fields = form === "folder" ? [] : concernsWithin(schema);
  const grave = fields.filter((concern) => concern === "money" || concern === "safety");
  const needed = [concern, ...grave].flatMap((name) => owners[name] ?? []);
  return [...new Set(needed)].sort();
}
