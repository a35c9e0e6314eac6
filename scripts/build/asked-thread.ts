import { Worker, type WorkerOptions } from "node:worker_threads";

/** A further thread that is asked for one thing after the other. */
export type AskedThread<Question, Answer> = {
  /** What the thread answers; undefined where it ended before it did, for whatever reason. */
  ask: (question: Question) => Promise<Answer | undefined>;
  stop: () => void;
};

/** Starts a thread that runs a program, which answers every message with one. */
export function startAskedThread<Question, Answer>(
  program: string,
  options: WorkerOptions,
): AskedThread<Question, Answer> {
  const worker = new Worker(program, options);
  let isOver = false;
  let answer: (given: Answer | undefined) => void = () => {};
  worker.on("message", (given: Answer) => answer(given));
  // What went wrong is told where the same is done again.
  worker.on("error", () => {});
  worker.on("exit", () => {
    isOver = true;
    answer(undefined);
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        answer = resolve;
        if (isOver) resolve(undefined);
        else worker.postMessage(question);
      }),
    stop: () => void worker.terminate(),
  };
}
