// Reads and checks everything in content/ and prints every problem with its line; exits 1 on any.
import { ContentError, printProblems } from "#app/library/problems/problem.ts";
import { openLibrary } from "#app/library/library.server.ts";
import { setBodyCache } from "#scripts/build/body-cache.ts";

const started = performance.now();
await setBodyCache();
try {
  const contents = await openLibrary();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The words are in order: ${contents.posts.length} posts, ${seconds} s.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  const count = error.problems.length;
  console.error(printProblems(error.problems));
  console.error(`\n${count} ${count === 1 ? "problem" : "problems"} to mend in the content.`);
  process.exitCode = 1;
}
