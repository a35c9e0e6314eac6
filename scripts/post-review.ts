// Writes a review to its pull request on GitHub, through `gh`: node scripts/run.js post-review FILE COMMIT
import { readFile, stat } from "node:fs/promises";
import { z } from "zod";
import { UserError } from "#app/content/user-error.ts";
import { ProgramError, runProgram } from "#scripts/processes.ts";
import { reviewSchema } from "#scripts/review/review.ts";
import { commentMarker, reviewComment } from "#scripts/review/report/comment.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";

const bytesAtMost = 20_000_000;
const suggestionsAtMost = 20;
// The name under which GitHub lets a workflow write.
const botName = "github-actions[bot]";
const [file = "", head = ""] = process.argv.slice(2);
const repository = process.env.GITHUB_REPOSITORY ?? "";

if ((await stat(file)).size > bytesAtMost) throw new UserError("The review is too large.");
const { data: review } = reviewSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
if (!review) throw new UserError("The review does not have the expected form.");
if (review.head !== head) throw new UserError("The review is about another commit.");

const pullRequests = z
  .array(z.object({ number: z.int(), state: z.string(), head: z.object({ sha: z.string() }) }))
  .parse(await read(`commits/${head}/pulls`));
const open = pullRequests.find((one) => one.state === "open" && one.head.sha === head);
if (!open) console.log("No open pull request ends with this commit.");
else {
  const handbookUrl = `https://github.com/${repository}/blob/HEAD/content/handbook/`;
  await postComment(open.number, reviewComment(review, handbookUrl));
  await postSuggestions(open.number);
  console.log(`Written to pull request ${open.number}.`);
}

async function read(path: string): Promise<unknown[]> {
  const pages = await runProgram("gh", [
    "api",
    `repos/${repository}/${path}`,
    "--paginate",
    "--slurp",
  ]);
  return (JSON.parse(pages) as unknown[]).flat();
}

async function send(method: "POST" | "PATCH", path: string, body: object) {
  const call = ["api", `repos/${repository}/${path}`, "--method", method, "--input", "-"];
  await runProgram("gh", call, { input: JSON.stringify(body) });
}

async function ownComments(of: string) {
  const comment = z.object({
    id: z.int(),
    body: z.string().nullish(),
    path: z.string().nullish(),
    line: z.int().nullish(),
    user: z.object({ login: z.string() }).nullish(),
  });
  const comments = z.array(comment).parse(await read(`${of}/comments?per_page=100`));
  return comments.filter(({ user }) => user?.login === botName);
}

// The one comment of ours: anybody can write the marker, but not under our name.
async function postComment(number: number, body: string) {
  const comments = await ownComments(`issues/${number}`);
  const own = comments.find((one) => one.body?.startsWith(commentMarker));
  if (own) await send("PATCH", `issues/comments/${own.id}`, { body });
  else await send("POST", `issues/${number}/comments`, { body });
}

async function postSuggestions(number: number) {
  const all = suggestionsOf(review!);
  const keyOf = (one: { path?: string | null; line?: number | null; body?: string | null }) =>
    `${one.line} ${one.path} ${one.body?.trim()}`;
  const known = new Set(all.length > 0 ? (await ownComments(`pulls/${number}`)).map(keyOf) : []);
  for (const one of all.filter((each) => !known.has(keyOf(each))).slice(0, suggestionsAtMost)) {
    try {
      await send("POST", `pulls/${number}/comments`, { ...one, commit_id: head });
    } catch (error) {
      // GitHub refuses a line that it does not count among the changes.
      if (!(error instanceof ProgramError && error.message.includes("HTTP 422"))) throw error;
    }
  }
}
