import { dhow, sea } from "#app/leso/motifs/dhow.ts";
import { door, kettle } from "#app/leso/motifs/door.ts";
import type { Drawing } from "#app/leso/motifs/drawing.ts";
import { gift } from "#app/leso/motifs/gift.ts";
import { key } from "#app/leso/motifs/key.ts";
import { log } from "#app/leso/motifs/log.ts";
import { measure } from "#app/leso/motifs/measure.ts";
import { moons } from "#app/leso/motifs/moons.ts";
import { plain } from "#app/leso/motifs/plain.ts";
import { rope } from "#app/leso/motifs/rope.ts";
import { shade } from "#app/leso/motifs/shade.ts";
import { work } from "#app/leso/motifs/work.ts";
import { trail } from "#app/leso/motifs/trail.ts";
import { way } from "#app/leso/motifs/way.ts";
import type { Motif } from "#app/model/fields/leso.ts";

const scenes = { way, measure, dhow, rope, door, key, gift, moons, trail, log, shade };
const fillers = { sea, kettle };

/** The drawing of each motif. */
export const motifDrawings: Record<Motif, Drawing> = {
  ...plain,
  ...work,
  ...scenes,
  ...fillers,
};
