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

/** The lists that site.yaml keeps off every page. */
export const hiddenListsSchema = described(
  z.array(z.enum(lists)).optional(),
  "Lists whose part of a page stays away, such as one of nothing but examples",
  "[pledges]",
);
