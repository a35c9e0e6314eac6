import { z } from "zod";

/** The motifs that may fill the field (mji) of a leso. */
export const motifs = [
  "cashew",
  "dots",
  "rays",
  "leaves",
  "waves",
  "diamonds",
  "stars",
  "rings",
] as const;

/** The things of the work that may fill a field instead; only words choose them, never a name. */
export const things = ["book", "desk", "circle", "hand", "bag", "tree", "box", "cap"] as const;

/** The ways in which a motif may be laid out on the field. */
export const layouts = ["grid", "brick", "medallion", "scatter"] as const;

/** The units of which a border (pindo) may be made. */
export const borders = ["triangles", "chevrons", "beans", "petals", "steps", "beads"] as const;

/** The six named colours of the site's cloth. */
export const colors = ["indigo", "madder", "leaf", "lake", "plum", "terracotta"] as const;

/** A few words that choose a cloth; what is left out is derived from the entry's name. */
export const lesoSchema = z
  .strictObject({
    color: z
      .enum(colors)
      .optional()
      .meta({ description: "The ground colour of the cloth", examples: ["indigo"] }),
    motif: z
      .enum([...motifs, ...things])
      .optional()
      .meta({ description: "The figure that fills the cloth", examples: ["cashew"] }),
    layout: z
      .enum(layouts)
      .optional()
      .meta({ description: "How the figure is laid out", examples: ["brick"] }),
    border: z
      .enum(borders)
      .optional()
      .meta({ description: "What the border is made of", examples: ["triangles"] }),
  })
  .meta({
    description: "A few words that choose the cloth",
    examples: ["{color: leaf, motif: stars}"],
  });

/** A few words that choose a cloth. */
export type Leso = z.infer<typeof lesoSchema>;
/** The name of a motif. */
export type Motif = (typeof motifs)[number] | (typeof things)[number];
/** The name of a layout. */
export type Layout = (typeof layouts)[number];
/** The name of a border unit. */
export type Border = (typeof borders)[number];
/** The name of a cloth colour. */
export type Color = (typeof colors)[number];
