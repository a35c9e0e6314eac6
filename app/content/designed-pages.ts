import type { z } from "zod";
import { aboutSchema } from "#app/model/pages/about.ts";
import { blogSchema } from "#app/model/pages/blog.ts";
import { contactSchema } from "#app/model/pages/contact.ts";
import { donateSchema } from "#app/model/pages/donate.ts";
import { getInvolvedSchema } from "#app/model/pages/get-involved.ts";
import { helpSchema } from "#app/model/pages/help.ts";
import { homeSchema } from "#app/model/pages/home.ts";
import { lesoPageSchema } from "#app/model/pages/leso.ts";
import { programsSchema } from "#app/model/pages/programs.ts";

/** A page with a design of its own: where it is, and the file with its words. */
export type DesignedPage = {
  address: string;
  /** The path of its file inside the content folder. */
  path: string;
  schema: z.ZodType;
  /** The forms on it besides the one for the newsletter, which is on every page. */
  forms?: readonly ("volunteer" | "contact")[];
  /** True where it shows the giving provider in a frame. */
  hasGivingFrame?: boolean;
  /** The address of the same page in Swahili, which is there where its file holds those words too. */
  swahili?: string;
  /** True where a visitor may have to leave quickly. */
  isSensitive?: boolean;
  /** True where a site without its file is one without the page. */
  isOptional?: boolean;
  /** The ids on it to which a link may lead. */
  anchors?: readonly string[];
};

/**
 * The register of designed pages, in the order of the site map. Addresses, the check of links,
 * security policies and share pictures read it, so a new page is one line here and one in app/routes.ts.
 */
export const designedPages = {
  home: {
    address: "/",
    swahili: "/sw",
    path: "pages/home.yaml",
    schema: homeSchema,
    isSensitive: true,
    anchors: ["events"],
  },
  about: {
    address: "/about",
    path: "pages/about.yaml",
    schema: aboutSchema,
    isSensitive: true,
    anchors: ["figures", "look-up"],
  },
  programsPage: {
    address: "/programs",
    isOptional: true,
    swahili: "/sw/programs",
    path: "pages/programs.yaml",
    schema: programsSchema,
    isSensitive: true,
  },
  donate: {
    address: "/donate",
    isOptional: true,
    swahili: "/sw/donate",
    path: "pages/donate.yaml",
    schema: donateSchema,
    forms: ["contact"],
    hasGivingFrame: true,
    anchors: ["give", "write"],
  },
  getInvolved: {
    address: "/get-involved",
    isOptional: true,
    path: "pages/get-involved.yaml",
    schema: getInvolvedSchema,
    forms: ["volunteer"],
    isSensitive: true,
    anchors: ["apply", "partnerships"],
  },
  blog: { address: "/blog", path: "pages/blog.yaml", schema: blogSchema, isSensitive: true },
  contact: {
    address: "/contact",
    swahili: "/sw/contact",
    path: "pages/contact.yaml",
    schema: contactSchema,
    forms: ["contact"],
    isSensitive: true,
    anchors: ["partners", "write"],
  },
  lesoPage: { address: "/leso", path: "pages/leso.yaml", schema: lesoPageSchema },
  help: {
    address: "/help",
    isOptional: true,
    swahili: "/sw/help",
    path: "pages/help.yaml",
    schema: helpSchema,
    isSensitive: true,
  },
} as const satisfies Record<string, DesignedPage>;

/** The name of a designed page, under which its words stand in the contents. */
export type DesignedPageName = keyof typeof designedPages;

/** The designed pages with their names. */
export const designedPageList = Object.entries(designedPages).map(([name, page]) => ({
  name: name as DesignedPageName,
  ...(page as DesignedPage),
}));

/** Every address of a designed page: its own, and that in Swahili where it is told so. */
export function designedAddresses({ address, swahili }: DesignedPage, isTold = true): string[] {
  return swahili !== undefined && isTold ? [address, swahili] : [address];
}

/** The designed page at an address; undefined where there is none. */
export function designedPageAt(address: string) {
  return designedPageList.find((page) => designedAddresses(page).includes(address));
}
