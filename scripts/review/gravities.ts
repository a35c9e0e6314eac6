import type { Owners } from "#app/model/site/owners.ts";

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

type Owner = keyof Owners;

type Place = {
  /** A file or folder of the content, with * for any name. */
  path: string;
  owners: Owner[];
  /** What every change of it touches; missing where that is for its fields to say. */
  gravity?: Gravity;
  /** The page whose words touch the same, whichever file they come from. */
  page?: string;
};

/** The places whose changes are grave, and who has to agree to one; the last that fits a file counts. */
export const gravePlaces: Place[] = [
  { path: "site.yaml", owners: ["maintainers", "safeguarding"] },
  { path: "newsletter.yaml", owners: ["maintainers"] },
  { path: "redirects.yaml", gravity: "links", owners: ["maintainers"] },
  { path: "released-addresses.yaml", gravity: "links", owners: ["maintainers"] },
  { path: "navigation.yaml", gravity: "links", owners: ["maintainers", "safeguarding"] },
  { path: "files/", owners: ["maintainers"] },
  {
    path: "pages/donate.yaml",
    gravity: "money",
    page: "/donate",
    owners: ["maintainers", "safeguarding"],
  },
  { path: "pages/help.yaml", gravity: "safety", page: "/help", owners: ["safeguarding"] },
  { path: "pages/contact.yaml", gravity: "safety", page: "/contact", owners: ["safeguarding"] },
  { path: "programs/*protect*", gravity: "safety", owners: ["safeguarding"] },
  { path: "words.yaml", gravity: "safety", owners: ["safeguarding"] },
  { path: "sw/", gravity: "safety", owners: ["safeguarding"] },
  // What is for a girl herself, the exit and vetting are fields of these.
  { path: "interface.yaml", owners: ["safeguarding"] },
  { path: "pages/home.yaml", owners: ["safeguarding"] },
  { path: "pages/programs.yaml", owners: ["safeguarding"] },
  { path: "pages/get-involved.yaml", owners: ["safeguarding"] },
  { path: "helplines.yaml", gravity: "contact", owners: ["safeguarding"] },
  { path: "contacts.yaml", gravity: "contact", owners: ["safeguarding"] },
  { path: "pages/privacy.mdx", gravity: "people", owners: ["maintainers", "safeguarding"] },
  { path: "team.yaml", gravity: "people", owners: ["safeguarding"] },
  { path: "testimonials.yaml", gravity: "people", owners: ["safeguarding"] },
  { path: "success-stories.yaml", gravity: "people", owners: ["safeguarding"] },
];

/** The text of .github/CODEOWNERS for the owners that content/site.yaml names. */
export function codeOwners(names: Owners): string {
  return [
    "# Made by npm run generate from scripts/review/gravities.ts and owners: in content/site.yaml. Who has to",
    "# agree to a change of these files; the last line that fits a file counts.",
    `* ${names.maintainers}`,
    "# Published as it stands, unread by the check.",
    `/public/ ${names.maintainers}`,
    "# Words belong to whoever writes them, but for these.",
    "/content/",
    ...gravePlaces.map(
      ({ path, owners }) => `/content/${path} ${owners.map((owner) => names[owner]).join(" ")}`,
    ),
    "",
  ].join("\n");
}
