import { onTestFinished } from "vitest";

import { startCommand, type Script } from "#tests/support/start-command.ts";

/** Runs a script of ours to its end; the test takes it along where it is over sooner. */
export async function runCommand(script: Script, variables: Record<string, string | undefined>) {
  const command = startCommand(script, variables);
  onTestFinished(async () => void (await command.stop()));
  const code = await command.ended;
  return { code, ...command.said };
}
