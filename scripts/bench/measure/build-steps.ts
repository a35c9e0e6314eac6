import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Step } from "#scripts/bench/in-rounds.ts";
import { editFooter, editPost, type Edit } from "#scripts/bench/edit-archive.ts";
import { forgetCaches, type Ground } from "#scripts/bench/measure/ground.ts";
import { measuredCommand, timedCommand } from "#scripts/bench/measure/measured-command.ts";
import { contentSeconds } from "#scripts/bench/measure/content-seconds.ts";
import type { RowName } from "#scripts/bench/report/measured-rows.ts";

/** The builds of one round, each beginning where the one before it ended. */
export function buildSteps(ground: Ground): Step[] {
  const { site, content, out, posts } = ground;
  const times = `${out}-times`;
  const command = ["npm", "run", "--silent", "build"];
  const place = {
    folder: site,
    env: { CONTENT_DIR: content, OUT_DIR: out, STEP_TIMES: times },
  };
  const again = (row: RowName, title: string, edit?: () => Promise<Edit>): Step => ({
    title,
    posts,
    measure: async () => {
      const edited = await edit?.();
      const seconds = await timedCommand(command, place);
      if (edited) await hasArrived(out, edited);
      return { [row]: [seconds] };
    },
  });
  const cold: Step = {
    title: "cold build",
    posts,
    measure: async () => {
      await forgetCaches(ground);
      await rm(out, { recursive: true, force: true });
      await rm(times, { force: true });
      const { seconds, peak } = await measuredCommand(command, place);
      return { cold: [seconds], content: [contentSeconds(times)], memory: [peak] };
    },
  };
  return [
    cold,
    again("unchanged", "build, nothing changed"),
    again("post", "build, one post edited", () => editPost(content)),
    again("footer", "build, footer edited", () => editFooter(content)),
  ];
}

// A build that missed the edit would only look fast.
async function hasArrived(out: string, { page, text }: Edit) {
  const html = await readFile(path.join(out, page), "utf8");
  if (!html.includes(text)) throw new Error(`${page} does not say "${text}" after the edit.`);
}
