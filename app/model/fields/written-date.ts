import { z } from "zod";
import type { Concern } from "#app/model/fields/concern.ts";

/** A calendar date as text, such as 2025-03-08, so that no time zone can change it. */
export function writtenDate(concern: Concern, description: string) {
  return z.iso.date().meta({ concern, description, examples: ["2026-06-30"] });
}
