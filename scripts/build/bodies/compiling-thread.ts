import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CompiledBody } from "#app/mdx/compile-body.server.ts";
import type { CompilingHelper } from "#app/mdx/compiling/compiling-helper.ts";

/** What a thread says of the texts that it was given: a body, or nothing where one has problems. */
export type ThreadAnswer = { version: string; bodies: (CompiledBody | undefined)[] };

// A thousand bodies fit into a sixth of this heap. The stack is smaller than that of the main
// thread, so that what a thread can compile can be compiled there as well.
const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 1 };

/**
 * A thread that compiles bodies with a program, once that is made. It refuses what a compiler of
 * another version than this answers, and keeps no program from ending.
 */
export function compilingThread(program: Promise<string>, version: string): CompilingHelper {
  const end = new AbortController();
  const starting = program.then((file) => {
    end.signal.throwIfAborted();
    return startThread(file, end);
  });
  // Whoever asks for bodies is told; nobody else needs to know.
  starting.catch(() => undefined);
  return {
    async compile(texts) {
      const thread = await starting;
      thread.postMessage(texts);
      const [answer] = (await once(thread, "message", { signal: end.signal })) as [ThreadAnswer];
      if (answer.version !== version) throw new Error("The thread is of another version.");
      return answer.bodies;
    },
    stop: () => end.abort(),
  };
}

function startThread(file: string, end: AbortController) {
  const thread = new Worker(file, { resourceLimits: limits, execArgv: [] });
  thread.unref();
  thread.once("exit", () => end.abort());
  // Heard at any time, because an error that nobody hears would end the program.
  thread.on("error", () => end.abort());
  end.signal.addEventListener("abort", () => void thread.terminate());
  return thread;
}
