import { z } from "zod";
import { siteAddress } from "#app/model/site/site-address.ts";

/** The hosts to which `npm run deploy` can send the site. */
export const deployHosts = [
  ...(["cloudflare", "github-pages", "netlify"] as const),
  ...(["apache", "nginx", "caddy"] as const),
];

/** A place to which `npm run deploy` sends the site. */
export const deployTargetSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .meta({
      description: "What you call this place, as in npm run deploy -- live",
      examples: ["live"],
      expects: "small letters, digits and hyphens, like live",
    }),
  host: z.enum(deployHosts).meta({
    description: "What serves the site there",
    examples: ["cloudflare"],
  }),
  to: z
    .string()
    .regex(/^[^\s\p{Cc}~-](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u)
    .meta({
      description:
        "With cloudflare the name of the Worker, with github-pages a branch, else a folder, here or on a server",
      examples: ["suluhisho", "gh-pages", "../public_html", "user@example.org:public_html"],
      expects: "the name of a Worker, a branch or a folder, and cannot begin with - or ~",
    }),
  address: siteAddress.optional().meta({
    description: "Where the site is seen there, if that is not the site's own address",
    examples: ["https://suluhisho.github.io/website"],
    expects: "an address that begins with https://",
  }),
});

/** Every place to which the site can be sent. */
export const deployTargetsSchema = z.array(deployTargetSchema).meta({
  description: "Where npm run deploy sends the finished site",
  examples: ["[{name: live, host: cloudflare, to: suluhisho}]"],
});

/** A place to which `npm run deploy` sends the site. */
export type DeployTarget = z.infer<typeof deployTargetSchema>;
/** The name of a host to which the site can be sent. */
export type DeployHost = DeployTarget["host"];
