/** What a change touches, the gravest first. */
export const gravities = [
  "money",
  "safety",
  "contact",
  "links",
  "people",
  "pages",
  "words",
  "machines",
] as const;

/** One of them. */
export type Gravity = (typeof gravities)[number];

/** Those of which nobody says that there is nothing to mend and no more. */
export const graveOnes: readonly Gravity[] = gravities.slice(0, 5);

type Owner = "maintainers" | "safeguarding";

/** Content files whose every change belongs to a group, and who has to agree; the last that fits counts. */
export const graveFiles: { path: string; gravity?: Gravity; owners: Owner[] }[] = [
  { path: "pages/donate.yaml", owners: ["maintainers", "safeguarding"] },
  { path: "site.yaml", owners: ["maintainers", "safeguarding"] },
  { path: "newsletter.yaml", owners: ["maintainers"] },
  { path: "redirects.yaml", gravity: "links", owners: ["maintainers"] },
  { path: "released-addresses.yaml", gravity: "links", owners: ["maintainers"] },
  { path: "pages/help.yaml", gravity: "safety", owners: ["safeguarding"] },
  { path: "interface.yaml", gravity: "safety", owners: ["safeguarding"] },
  { path: "words.yaml", gravity: "safety", owners: ["safeguarding"] },
  { path: "pages/contact.yaml", gravity: "safety", owners: ["safeguarding"] },
  { path: "helplines.yaml", gravity: "contact", owners: ["safeguarding"] },
  { path: "contacts.yaml", gravity: "contact", owners: ["safeguarding"] },
  { path: "pages/privacy.mdx", gravity: "people", owners: ["maintainers", "safeguarding"] },
  { path: "team.yaml", gravity: "people", owners: ["safeguarding"] },
  { path: "testimonials.yaml", gravity: "people", owners: ["safeguarding"] },
  { path: "success-stories.yaml", gravity: "people", owners: ["safeguarding"] },
];

/** The text of .github/CODEOWNERS. */
export function codeOwners(organization = "suluhisho"): string {
  const team = (name: string) => `@${organization}/${name}`;
  return [
    "# Made by npm run generate from scripts/review/gravities.ts. Who has to agree to a change of these",
    "# files; the last line that fits a file counts. Both teams stand for whoever they are: make them, or",
    "# write other names there, before this protects anything (scripts/review/README.md).",
    `* ${team("maintainers")}`,
    "# Published as it stands, unread by the check.",
    `/public/ ${team("maintainers")}`,
    "# Words belong to whoever writes them, but for these.",
    "/content/",
    ...graveFiles.map(({ path, owners }) => `/content/${path} ${owners.map(team).join(" ")}`),
    "",
  ].join("\n");
}
