import { z } from "zod";

/** A calendar date as text, such as 2025-03-08, so that no time zone can move it. */
export function writtenDate(description: string) {
  return z.iso.date().meta({ description, examples: ["2026-06-30"] });
}
