import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { deployTargetSchema } from "#app/model/site/deploy-target.ts";

const rulesSchema = z.strictObject({
  basePath: z.string(),
  headers: z.array(z.strictObject({ path: z.string(), headers: z.record(z.string(), z.string()) })),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
});

const planSchema = z.strictObject({
  target: deployTargetSchema,
  /** Where the site is seen, the path below the host included. */
  address: deployTargetSchema.shape.address.unwrap(),
  /** The day for which the site was built. */
  day: z.iso.date(),
  /** How the host has to answer, for the look at the live address. */
  rules: rulesSchema,
  /** The commit from which it was built; absent outside of a repository. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional(),
});

/** What there is to know of a prepared site to send it. */
export type DeployPlan = z.infer<typeof planSchema>;

/** A site that is ready to be sent: the folder with plan.json and site/, and the plan. */
export type PreparedSite = { folder: string; site: string; plan: DeployPlan };

const planFile = "plan.json";

/** Where the files of a prepared site are. */
export function siteFolder(folder: string) {
  return path.resolve(folder, "site");
}

/** Writes the plan of a site whose files are in place. */
export async function writePlan(folder: string, plan: DeployPlan): Promise<PreparedSite> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, planFile), `${JSON.stringify(plan, undefined, 2)}\n`);
  return { folder, site: siteFolder(folder), plan };
}

/** Reads a prepared site; throws a MendableError where the folder holds none. */
export async function readPlan(folder: string): Promise<PreparedSite> {
  const file = path.join(folder, planFile);
  const text = await readFile(file, "utf8").catch(() => {
    throw new MendableError(`There is no ${file}. Name a folder that npm run deploy prepared.`);
  });
  try {
    return { folder, site: siteFolder(folder), plan: planSchema.parse(JSON.parse(text)) };
  } catch (error) {
    throw new MendableError(`${file} is not what npm run deploy writes: ${String(error)}`);
  }
}
