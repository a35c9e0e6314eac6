import { startCommand, type CommandPlace } from "#scripts/bench/measure/start-command.ts";
import { watchMemory } from "#scripts/bench/measure/watch-memory.ts";

/** What a command took. */
export type Taken = {
  /** By the clock on the wall. */
  seconds: number;
  /** The most memory of all its processes at one moment, in MiB. */
  peak: number;
};

/** Runs a command to its end; throws with what it said where it failed or never ended. */
export async function measuredCommand(words: string[], place: CommandPlace): Promise<Taken> {
  const started = performance.now();
  const command = startCommand(words, place);
  const memory = watchMemory(command.process);
  const code = await command.ended.finally(memory.stop);
  const seconds = (performance.now() - started) / 1000;
  if (code === 0) return { seconds, peak: memory.peak() };
  throw new Error(`"${words.join(" ")}" did not succeed.\n${command.said()}`);
}
