import { z } from "zod";
import { isHttps } from "#app/model/fields/address.ts";
import { described } from "#app/model/fields/described.ts";

/** The code hosts whose web editors are known. */
export const codeHosts = ["github", "gitlab", "gitea"] as const;

/** Where the files of this site are kept, so that a review can open a line in the web editor. */
export const codeHostSchema = z.strictObject({
  host: described(
    z.enum(codeHosts),
    "The kind of code host that keeps the files of this site",
    "github",
  ),
  repository: z
    .url({ protocol: /^https$/ })
    .refine((written) => isHttps(written) && !/[?#{}]|\/$/.test(written))
    .meta({
      description: "The address of the repository, without a slash at the end",
      examples: ["https://github.com/owner/website"],
      expects: "an address that begins with https://",
    }),
});

/** Where the files of this site are kept. */
export type CodeHost = z.infer<typeof codeHostSchema>;
