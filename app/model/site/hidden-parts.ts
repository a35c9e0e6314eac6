import { z } from "zod";
import { described } from "#app/model/fields/described.ts";

// Each is a file of a list with whose entries a part of a page goes.
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

// Each is a file in pages/ whose page the site can be without.
const pages = ["donate", "get-involved", "programs"] as const;

/** The lists that site.yaml keeps off every page, and the pages that it leaves out. */
export const hiddenPartsSchema = described(
  z.array(z.enum([...lists, ...pages])).optional(),
  "words",
  "Lists whose part of a page stays away, such as one of nothing but examples, and pages that go with the links of the menu to them",
  "[pledges]",
);
