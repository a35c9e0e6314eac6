import type { Concern } from "#app/model/fields/described.ts";

/** What an id on a page needs: a field of the page, without which it has no such id, or an entry of a kind, without which nothing is there. */
type Anchor = { field?: string; kind?: string };

/** A page with a design of its own: its address, and the file with its words. */
type DesignedPage = {
  address: string;
  concern: Concern;
  /** The path of its file inside the content folder. */
  path: string;
  /** Its forms, without the newsletter form, which is on every page. */
  forms?: readonly ("volunteer" | "contact")[];
  /** True if it shows the giving provider in a frame. */
  hasGivingFrame?: boolean;
  /** True if it has no quick exit, because it would reveal nothing to somebody looking over a visitor's shoulder. */
  isHarmless?: boolean;
  /** True if a site may leave the page out by having no file for it. */
  isOptional?: boolean;
  /** True if no other site may learn of the visit, and nothing is above its words. */
  isPrivate?: boolean;
  /** The kind of entry that it lists, if there is no page without one. */
  needs?: string;
  /** The ids on it that links may use. */
  anchors?: Readonly<Record<string, Anchor>>;
};

/**
 * The register of designed pages, in the order of the site map. Addresses, the link check, security
 * policies and share pictures read it. Schemas are in kinds.ts, because few readers of this need them.
 */
export const designedPages = {
  home: {
    address: "/",
    path: "pages/home.yaml",
    concern: "words",
    anchors: { events: { kind: "events" } },
  },
  about: {
    address: "/about",
    path: "pages/about.yaml",
    concern: "claims",
    anchors: { figures: { field: "register" }, "look-up": { field: "proof" } },
  },
  programsPage: {
    address: "/programs",
    isOptional: true,
    path: "pages/programs.yaml",
    concern: "words",
  },
  donate: {
    address: "/donate",
    isOptional: true,
    path: "pages/donate.yaml",
    concern: "money",
    forms: ["contact"],
    hasGivingFrame: true,
    isHarmless: true,
    anchors: { give: {}, write: {} },
  },
  getInvolved: {
    address: "/get-involved",
    isOptional: true,
    path: "pages/get-involved.yaml",
    concern: "safety",
    forms: ["volunteer"],
    anchors: {
      apply: {},
      steps: { field: "steps" },
      partnerships: { kind: "partnerships" },
      partners: { kind: "partners" },
    },
  },
  blog: {
    address: "/blog",
    isOptional: true,
    path: "pages/blog.yaml",
    concern: "words",
  },
  contact: {
    address: "/contact",
    path: "pages/contact.yaml",
    concern: "safety",
    forms: ["contact"],
    anchors: { partners: {}, write: {} },
  },
  lesoPage: {
    address: "/leso",
    isOptional: true,
    path: "pages/leso.yaml",
    needs: "lesos",
    concern: "words",
    isHarmless: true,
  },
  help: {
    address: "/help",
    isOptional: true,
    path: "pages/help.yaml",
    concern: "safety",
    isPrivate: true,
  },
} as const satisfies Record<string, DesignedPage>;

/** The name of a designed page, which is also the key of its content. */
export type DesignedPageName = keyof typeof designedPages;

/** The designed pages with their names. */
export const designedPageList = Object.entries(designedPages).map(([name, page]) => ({
  name: name as DesignedPageName,
  ...(page as DesignedPage),
}));

/** True for the kind of a designed page. */
export function isDesigned(kind: string): kind is DesignedPageName {
  return Object.hasOwn(designedPages, kind);
}

/** The designed page at an address of the first language, if there is one. */
export function designedPageAt(address: string) {
  return designedPageList.find((page) => page.address === address);
}

/** The kinds of content with a page for each entry. */
export const pagesOfEntries = {
  posts: { path: "blog", address: (id: string) => `/blog/${id}` },
  lesos: { path: "lesos.yaml", address: (id: string) => `/leso/${id}`, isHarmless: true },
  prosePages: { path: "pages", address: (id: string) => `/${id}`, isProse: true },
} as const;
