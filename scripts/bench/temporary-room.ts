import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { endCommands } from "#scripts/bench/measure/start-command.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Gives some work a new folder, which is gone with all that still runs when the work ends or is interrupted. */
export async function inTemporaryRoom<Result>(
  work: (room: string) => Promise<Result>,
): Promise<Result> {
  const room = await mkdtemp(path.join(tmpdir(), "suluhisho-bench-"));
  const leave = () => {
    endCommands();
    // What a command wrote while it was ended comes too late for the first attempt.
    rmSync(room, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  const interrupted = (signal: (typeof signals)[number]) => {
    leave();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, interrupted);
  try {
    return await work(room);
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    leave();
  }
}
