import { startCommand, type CommandPlace } from "#scripts/bench/measure/start-command.ts";
import { watchMemory, type MemoryWatch } from "#scripts/bench/measure/watch-memory.ts";

/** What a command took. */
export type Taken = {
  /** By the clock on the wall. */
  seconds: number;
  /** The most memory of all its processes at one moment, in MiB. */
  peak: number;
};

/** Runs a command to its end; throws with what it said where it failed or never ended. */
export async function measuredCommand(words: string[], place: CommandPlace): Promise<Taken> {
  let memory: MemoryWatch | undefined;
  const seconds = await timedCommand(words, place, (process) => (memory = watchMemory(process)));
  return { seconds, peak: memory?.peak() ?? 0 };
}

/**
 * Runs a command and answers with the seconds that it took; nobody looks at its memory, which would
 * take a good part of a short command's time.
 */
export async function timedCommand(
  words: string[],
  place: CommandPlace,
  watch?: (process: number) => MemoryWatch,
): Promise<number> {
  const started = performance.now();
  const command = startCommand(words, place);
  const watching = watch?.(command.process);
  const code = await command.ended.finally(watching?.stop);
  const seconds = (performance.now() - started) / 1000;
  if (code === 0) return seconds;
  throw new Error(`"${words.join(" ")}" did not succeed.\n${command.said()}`);
}
