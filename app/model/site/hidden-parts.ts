import { z } from "zod";
import { described } from "#app/model/fields/described.ts";

// Lists that a page shows in a section of their own.
const lists = [
  "additional-programs",
  "events",
  "gallery",
  "news",
  "opportunities",
  "partnerships",
  "pledges",
  "success-stories",
  "team",
  "testimonials",
  "timeline",
] as const;

// Pages in pages/ that the site can do without.
const pages = ["donate", "get-involved", "programs"] as const;

/** The lists and pages that site.yaml hides. */
export const hiddenPartsSchema = described(
  z.array(z.enum([...lists, ...pages])).optional(),
  "words",
  "Lists to hide with their section of a page, and pages to hide with their links in the menu",
  "[pledges]",
);
