import { z } from "zod";
import { designedPages, pagesOfEntries } from "#app/content/page-kinds.ts";
import type { Concern } from "#app/model/fields/described.ts";
import {
  additionalProgramSchema,
  galleryImageSchema,
  programSchema,
  statSchema,
} from "#app/model/entries/programs.ts";
import {
  categorySchema,
  eventSchema,
  postSchema,
  proverbSchema,
} from "#app/model/entries/posts.ts";
import { everyPageHasOne, helplineSchema } from "#app/model/entries/helpline.ts";
import {
  milestoneSchema,
  successStorySchema,
  teamMemberSchema,
  testimonialSchema,
} from "#app/model/entries/people.ts";
import {
  opportunitySchema,
  partnerSchema,
  partnershipSchema,
  pledgeSchema,
} from "#app/model/entries/support.ts";
import { aboutSchema } from "#app/model/pages/about.ts";
import { blogSchema } from "#app/model/pages/blog.ts";
import { contactSchema } from "#app/model/pages/contact.ts";
import { donateSchema } from "#app/model/pages/donate.ts";
import { getInvolvedSchema } from "#app/model/pages/get-involved.ts";
import { helpSchema } from "#app/model/pages/help.ts";
import { homeSchema } from "#app/model/pages/home.ts";
import { lesoPageSchema } from "#app/model/pages/leso.ts";
import { notFoundSchema } from "#app/model/pages/not-found.ts";
import { programsSchema } from "#app/model/pages/programs.ts";
import { prosePageSchema } from "#app/model/pages/prose-page.ts";
import { avoidedWordSchema, knownWordSchema } from "#app/model/site/words.ts";
import { formWordsSchema, newsletterSchema } from "#app/model/site/forms.ts";
import { interfaceSchema, navigationSchema } from "#app/model/site/interface.ts";
import { publicContactSchema } from "#app/model/site/contact.ts";
import { redirectSchema, releasedAddressSchema } from "#app/model/site/addresses.ts";
import { siteSchema } from "#app/model/site/site.ts";

/** The single files. */
export const singles = {
  site: { path: "site.yaml", concern: "contact", schema: siteSchema },
  navigation: { path: "navigation.yaml", concern: "contact", schema: navigationSchema },
  interface: {
    label: "Small words of every page",
    path: "interface.yaml",
    concern: "words",
    schema: interfaceSchema,
  },
  forms: { path: "forms.yaml", concern: "contact", schema: formWordsSchema },
  newsletter: {
    path: "newsletter.yaml",
    concern: "contact",
    schema: newsletterSchema,
    isOptional: true,
  },
  home: { ...designedPages.home, schema: homeSchema },
  about: { ...designedPages.about, schema: aboutSchema },
  programsPage: { ...designedPages.programsPage, schema: programsSchema },
  donate: { ...designedPages.donate, schema: donateSchema },
  getInvolved: { ...designedPages.getInvolved, schema: getInvolvedSchema },
  blog: { ...designedPages.blog, schema: blogSchema },
  contact: { ...designedPages.contact, schema: contactSchema },
  lesoPage: { ...designedPages.lesoPage, schema: lesoPageSchema },
  help: { ...designedPages.help, schema: helpSchema },
  notFound: {
    label: "Page not found",
    path: "pages/not-found.yaml",
    concern: "words",
    schema: notFoundSchema,
  },
} as const;

/** The files that hold a list, each with the schema of an item. */
export const lists = {
  stats: { path: "stats.yaml", concern: "claims", schema: statSchema, fallsBack: true },
  testimonials: { path: "testimonials.yaml", concern: "people", schema: testimonialSchema },
  team: { path: "team.yaml", concern: "people", schema: teamMemberSchema },
  timeline: { path: "timeline.yaml", concern: "claims", schema: milestoneSchema },
  gallery: { path: "gallery.yaml", concern: "people", schema: galleryImageSchema },
  opportunities: { path: "opportunities.yaml", concern: "safety", schema: opportunitySchema },
  partnerships: { path: "partnerships.yaml", concern: "claims", schema: partnershipSchema },
  successStories: { path: "success-stories.yaml", concern: "people", schema: successStorySchema },
  categories: {
    path: "categories.yaml",
    concern: "words",
    schema: categorySchema,
    fallsBack: true,
  },
  events: { path: "events.yaml", concern: "safety", schema: eventSchema, hasDay: true },
  lesos: {
    label: "Sayings and cloths",
    ...pagesOfEntries.lesos,
    concern: "words",
    schema: proverbSchema,
    fallsBack: true,
  },
  pledges: { path: "pledges.yaml", concern: "money", schema: pledgeSchema },
  additionalPrograms: {
    path: "additional-programs.yaml",
    concern: "claims",
    schema: additionalProgramSchema,
  },
  helplines: {
    path: "helplines.yaml",
    concern: "safety",
    schema: helplineSchema,
    needs: everyPageHasOne,
    fallsBack: true,
  },
  publicContacts: {
    label: "Contacts of others",
    path: "contacts.yaml",
    concern: "contact",
    schema: publicContactSchema,
    fallsBack: true,
  },
  partners: { path: "partners.yaml", concern: "claims", schema: partnerSchema, fallsBack: true },
  redirects: {
    path: "redirects.yaml",
    concern: "contact",
    schema: redirectSchema,
    fallsBack: true,
  },
  releasedAddresses: {
    path: "released-addresses.yaml",
    concern: "contact",
    schema: releasedAddressSchema,
    fallsBack: true,
  },
  words: {
    label: "Words to avoid",
    path: "words.yaml",
    concern: "safety",
    schema: avoidedWordSchema,
    isPerLanguage: true,
  },
  dictionary: {
    path: "dictionary.yaml",
    concern: "nothing",
    schema: knownWordSchema,
    isPerLanguage: true,
  },
} as const;

/** The folders of prose, one .mdx file for each entry. */
export const folders = {
  posts: { ...pagesOfEntries.posts, concern: "words", schema: postSchema },
  programs: { path: "programs", concern: "safety", schema: programSchema },
  prosePages: {
    label: "Pages of text",
    ...pagesOfEntries.prosePages,
    concern: "people",
    schema: prosePageSchema,
  },
} as const;

/** A kind of content: a single file, a list in one file, or a folder of prose. */
export type Kind = {
  name: string;
  /** The editor's label, if the name makes a poor one. */
  label?: string;
  form: "single" | "list" | "folder";
  path: string;
  /** The least serious concern of any change in it. */
  concern: Concern;
  /** The schema of an entry. */
  schema: z.ZodType;
  /** The schema of its file: that of the entry, or of the list. */
  fileSchema: z.ZodType;
  isOptional?: boolean;
  /** The address of its page, or of the page of each entry by id; app/content/parts/pages.ts has their titles. */
  address?: string | ((id: string) => string);
  /** A condition that the items of a list must meet together. */
  needs?: { expects: string; isMet: (items: unknown[]) => boolean };
  /** True if an untranslated entry is shown in the words of the first language. */
  fallsBack?: boolean;
  /** True if an entry is over after its day: `end`, or else `date`. */
  hasDay?: boolean;
  /** True if each language has its own list. */
  isPerLanguage?: boolean;
};

const register = { single: singles, list: lists, folder: folders };

/** Every kind of content. */
export const kinds: Kind[] = Object.entries(register).flatMap(([form, some]) =>
  Object.entries(some).map(([name, kind]) => {
    const fileSchema = form === "list" ? z.array(kind.schema) : kind.schema;
    return { name, form: form as Kind["form"], fileSchema, ...kind };
  }),
);

/** True for a kind that the site cannot do without; a missing list is an empty list. */
export function isNeeded({ form, isOptional, needs }: Kind) {
  return form === "single" ? !isOptional : needs !== undefined;
}

/** The kind of the content file at a path inside the content folder, if there is one. */
export function kindAt(path: string): Kind | undefined {
  const folder = /^(.+)\/[^./][^/]*\.mdx$/.exec(path)?.[1];
  return kinds.find(({ form, path: place }) => (form === "folder" ? folder : path) === place);
}
