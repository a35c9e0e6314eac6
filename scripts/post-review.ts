// Writes a review to its pull request on GitHub, through `gh`: node scripts/run.js post-review FILE COMMIT
import { readFile, stat } from "node:fs/promises";
import { z } from "zod";
import { UserError } from "#app/content/user-error.ts";
import { ProgramError, runProgram } from "#scripts/processes.ts";
import { reviewSchema } from "#scripts/review/review-schema.ts";
import { commentMarker, reviewComment } from "#scripts/review/report/comment.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";

const bytesAtMost = 100_000_000;
const suggestionsAtMost = 20;
const [file = "", head = ""] = process.argv.slice(2);

if ((await stat(file)).size > bytesAtMost) throw new UserError("The review is too large.");
const { data: review } = reviewSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
if (!review) throw new UserError("The review does not have the expected form.");
if (review.head !== head) throw new UserError("The review is about another commit.");

const pullRequest = z.object({
  number: z.int(),
  state: z.string(),
  head: z.object({ sha: z.string() }),
});
const open = (await read(`commits/${head}/pulls`, pullRequest)).find(
  (one) => one.state === "open" && one.head.sha === head,
);
if (!open) console.log("No open pull request ends with this commit.");
else {
  const comments = await ownComments(`issues/${open.number}/comments`);
  // Anybody can write the marker, but not under our name.
  const own = comments.find(({ body }) => body?.startsWith(commentMarker));
  const body = reviewComment(review);
  if (own) await send("PATCH", `issues/comments/${own.id}`, { body });
  else await send("POST", `issues/${open.number}/comments`, { body });
  await postSuggestions(`pulls/${open.number}/comments`);
  console.log(`Written to pull request ${open.number}.`);
}

async function read<Schema extends z.ZodType>(path: string, schema: Schema) {
  const place = `repos/${process.env.GITHUB_REPOSITORY}/${path}?per_page=100`;
  const pages = await runProgram("gh", ["api", place, "--paginate", "--slurp"]);
  return z.array(schema).parse((JSON.parse(pages) as unknown[]).flat());
}

async function send(method: string, path: string, body: object) {
  const place = `repos/${process.env.GITHUB_REPOSITORY}/${path}`;
  const call = ["api", place, "--method", method, "--input", "-"];
  await runProgram("gh", call, { input: JSON.stringify(body) });
}

async function ownComments(path: string) {
  const comment = z.object({
    id: z.int(),
    body: z.string().nullish(),
    path: z.string().nullish(),
    line: z.int().nullish(),
    user: z.object({ login: z.string() }).nullish(),
  });
  // The name under which GitHub lets a workflow write.
  return (await read(path, comment)).filter(({ user }) => user?.login === "github-actions[bot]");
}

async function postSuggestions(path: string) {
  const all = suggestionsOf(review!);
  const known = all.length > 0 ? await ownComments(path) : [];
  const isNew = (one: (typeof all)[number]) =>
    !known.some(
      (other) =>
        other.path === one.path &&
        other.line === one.line &&
        other.body?.trim() === one.body.trim(),
    );
  for (const one of all.filter(isNew).slice(0, suggestionsAtMost)) {
    try {
      await send("POST", path, { ...one, commit_id: head });
    } catch (error) {
      // GitHub refuses a line that it does not count among the changes.
      if (!(error instanceof ProgramError && error.message.includes("HTTP 422"))) throw error;
    }
  }
}
