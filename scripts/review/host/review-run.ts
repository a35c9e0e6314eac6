import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Host } from "#scripts/review/host/host-client.ts";
import { readArchive, type ArchiveLimits } from "#scripts/review/host/read-archive.ts";
import { ReviewError } from "#scripts/review/review-error.ts";

const eventSchema = z.object({
  workflow_run: z.object({
    id: z.int(),
    event: z.string(),
    head_sha: z.string().regex(/^[0-9a-f]{40,64}$/),
    head_branch: z.string().min(1),
    head_repository: z.object({ full_name: z.string(), owner: z.object({ login: z.string() }) }),
  }),
});

/** The run that made a review, as the host itself describes it. */
export type ReviewRun = z.infer<typeof eventSchema>["workflow_run"];

/** Reads which run has ended from the file in which the host says it. */
export async function readReviewRun(file: string): Promise<ReviewRun> {
  const text = await readFile(file, "utf8").catch(() => "");
  try {
    return eventSchema.parse(JSON.parse(text)).workflow_run;
  } catch {
    throw new ReviewError("This has to be started by the end of another run, and was not.");
  }
}

const artifactSchema = z.object({
  id: z.int(),
  name: z.string(),
  expired: z.boolean(),
  size_in_bytes: z.number(),
});

/** Something that the run left behind. */
export type Artifact = z.infer<typeof artifactSchema>;

/** Finds by its name what the run left behind; undefined where it left no such thing. */
export async function findArtifact(host: Host, run: ReviewRun, name: string) {
  const answer = await host.get(`/actions/runs/${run.id}/artifacts?per_page=100`);
  const { artifacts } = z.object({ artifacts: z.array(artifactSchema) }).parse(answer);
  return artifacts.find((artifact) => artifact.name === name && !artifact.expired);
}

/** Fetches what the run left behind and reads its files, within limits. */
export async function artifactFiles(
  host: Host,
  { id, size_in_bytes }: Artifact,
  limits: ArchiveLimits,
) {
  if (size_in_bytes > limits.bytes) {
    throw new ReviewError(`The artifact is larger than ${limits.bytes} bytes.`);
  }
  return readArchive(await host.download(`/actions/artifacts/${id}/zip`, limits.bytes), limits);
}

const reviewLimits = { files: 20, bytes: 20_000_000 };

/** The files of the review that the run left behind; undefined where it left none. */
export async function reviewFiles(host: Host, run: ReviewRun) {
  const artifact = await findArtifact(host, run, "review");
  return artifact && artifactFiles(host, artifact, reviewLimits);
}
