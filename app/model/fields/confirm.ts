import { z } from "zod";

/** What somebody still has to confirm; the launch check lists it, and visitors never see it. */
export const confirmField = z
  .string()
  .regex(/\S/)
  .optional()
  .meta({
    description: "What has still to be confirmed; npm run check:launch lists it, no page shows it",
    examples: ["Which years it covers"],
  });
