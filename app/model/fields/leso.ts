import { z } from "zod";
import { described } from "#app/model/fields/described.ts";
import { reference } from "#app/model/fields/figure.ts";

/** Motifs from the work and from proverbs, which are used only if a writer names them. */
export const namedMotifs = [
  "book",
  "desk",
  "circle",
  "hand",
  "bag",
  "tree",
  "box",
  "cap",
  "umbrella",
  "way",
  "measure",
  "dhow",
  "sea",
  "rope",
  "door",
  "kettle",
  "key",
  "gift",
  "moons",
  "trail",
  "log",
  "shade",
] as const;

/** The motifs of the field (mji) of a leso. */
export const motifs = ["cashew", "dots", "rays", "leaves", "waves", "diamonds", "stars"] as const;

/** The arrangements of motifs on the field. */
export const layouts = [
  "grid",
  "brick",
  "medallion",
  "scatter",
  "frieze",
  "bands",
  "corners",
  "alone",
] as const;

/** The units of a border (pindo). */
export const borders = ["triangles", "chevrons", "beans", "petals", "steps", "beads"] as const;

/** The six named colours of the site's cloth. */
export const colors = ["indigo", "madder", "leaf", "lake", "plum", "terracotta"] as const;

/** The lightness of the field of a cloth: as dark as its colour, bright as marigold, pale as shell. */
export const tones = ["dark", "bright", "pale"] as const;

const motif = z.enum([...motifs, ...namedMotifs]);

/** The choices for a cloth; what is left out is derived from the entry's name. */
export const lesoSchema = described(
  z.strictObject({
    color: described(z.enum(colors).optional(), "words", "The colour of the cloth", "indigo").meta({
      label: "Colour",
    }),
    tone: described(z.enum(tones).optional(), "words", "How light the field is", "bright"),
    motif: described(
      motif.optional(),
      "words",
      "The motif that fills the cloth, or is in its middle",
      "cashew",
    ),
    beside: described(
      motif.optional(),
      "words",
      "A second motif, around the first or alternating with it",
      "dots",
    ).meta({ label: "Second motif" }),
    layout: described(z.enum(layouts).optional(), "words", "How the motifs are laid out", "brick"),
    border: described(
      z.enum(borders).optional(),
      "words",
      "What the border is made of",
      "triangles",
    ),
  }),
  "words",
  "What the cloth looks like; anything left out is chosen from the name",
  "{color: leaf, motif: stars}",
).meta({ label: "Cloth" });

/** The choices for a cloth. */
export type Leso = z.infer<typeof lesoSchema>;
/** The name of a motif. */
export type Motif = (typeof motifs)[number] | (typeof namedMotifs)[number];
/** The name of a layout. */
export type ClothLayout = (typeof layouts)[number];
/** The name of a border unit. */
export type Border = (typeof borders)[number];
/** The name of a cloth colour. */
export type Color = (typeof colors)[number];
/** How light a field is. */
export type Tone = (typeof tones)[number];

/** The proverb on the cloth of a page, which has the cloth of that proverb. */
export const jinaField = reference(
  "proverb",
  "The proverb on the cloth of the page, by its id in lesos.yaml",
  "penye-nia",
)
  .optional()
  .meta({ label: "Proverb on the cloth" });
