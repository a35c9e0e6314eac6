import type { Step } from "#scripts/bench/in-rounds.ts";
import { forgetCaches, type Ground } from "#scripts/bench/measure/ground.ts";
import { timedCommand } from "#scripts/bench/measure/measured-command.ts";

/** Checks the words of an archive, once with nothing known and once again. */
export function checkSteps(ground: Ground): Step[] {
  const { site, content, posts } = ground;
  const check = async () => {
    const words = ["npm", "run", "--silent", "check:content"];
    return [await timedCommand(words, { folder: site, env: { CONTENT_DIR: content } })];
  };
  const cold = async () => {
    await forgetCaches(ground);
    return { checkCold: await check() };
  };
  const again = async () => ({ checkWarm: await check() });
  return [
    { title: "check of the words, cold", posts, measure: cold },
    { title: "check of the words, again", posts, measure: again },
  ];
}
