// Runs in a job with write access, so it imports nothing.

/** The result of the read-only job, for the job with write access. */
export type ReviewPost = { head: string; comments: string[]; suggestions: Suggestion[] };

/** A comment on one changed line, with its correction. */
export type Suggestion = { path: string; line: number; side: "RIGHT"; body: string };

type Environment = Partial<Record<string, string>>;

/** The invisible first line of our comments, by which we find them again. */
export const marker = "<!-- suluhisho-review -->";

/** The addresses to which a comment of a workflow run can link; undefined outside a workflow. */
export function placesOfRun(environment: Environment) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = environment;
  const { PULL_REQUEST: number, LIVE_ADDRESS: live = "" } = environment;
  const repository = server && name && `${server}/${name}`;
  return {
    live: live.replace(/\/+$/, "") || undefined,
    files: repository && number && `${repository}/pull/${number}/files`,
    run: repository && run && `${repository}/actions/runs/${run}`,
  };
}

/** Why a post is refused; undefined if it is a valid post about this commit. */
export function faultOf(post: Partial<ReviewPost>, head: string, environment: Environment) {
  const { comments, suggestions } = post;
  if (Object.keys(post).sort().join() !== "comments,head,suggestions") return "it has other fields";
  if (post.head !== head) return "it is about another commit";
  if (!Array.isArray(comments) || comments.length < 1 || comments.length > 8)
    return "its comments do not have the expected form";
  for (const comment of comments) {
    if (
      typeof comment !== "string" ||
      !comment.startsWith(`${marker}\n`) ||
      comment.length > 65_000
    )
      return "a comment does not have the expected form";
    if (!comment.includes(`<code>${head.slice(0, 7)}</code>`))
      return "a comment does not name its commit";
    if (isLive(comment.slice(marker.length), environment))
      return "a comment has markup or a link that is not allowed";
  }
  if (
    !Array.isArray(suggestions) ||
    !suggestions.every((suggestion) => isSuggestion(suggestion, environment))
  )
    return "its suggestions do not have the expected form";
  return undefined;
}

// Each line must be HTML without Markdown. Outside code, the only links allowed are those to the
// preview, the public site, the changed files and the run; there are no mentions or pictures.
function isLive(text: string, environment: Environment) {
  const lines = text.split("\n");
  if (!lines.every((line) => /^(?:<(p|details)(?: open)?>.*<\/\1>)?$/.test(line))) return true;
  const left = text.replaceAll(/<a href="([^"]*)">/g, (tag, href: string) =>
    isKnown(href, environment) ? "" : tag,
  );
  const tags =
    /<code>[^<>]*<\/code>|<\/?(?:p|ul|li|strong|del|ins|a|div|details|summary)>|<br\/>|<details open>/g;
  return /\p{Cf}/u.test(text) || /[<>@&\\`]|\/\/|\bwww\./.test(left.replaceAll(tags, ""));
}

// A link must be exactly what a browser makes of it, so that nothing is disguised.
function isKnown(href: string, environment: Environment) {
  if (!URL.canParse(href) || new URL(href).href !== href) return false;
  const { live, files, run } = placesOfRun(environment);
  const { PREVIEW_ADDRESS: preview, PULL_REQUEST: number = "" } = environment;
  const known = [preview?.replace(/\/+$/, "").replace("{number}", number), live, files, run]
    .filter((prefix) => typeof prefix === "string" && prefix !== "")
    .map((prefix) => String(prefix).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .map((prefix) => prefix.replace("\\{branch\\}", "[a-z0-9-]+"));
  return new RegExp(`^(?:${known.join("|") || "-"})(?:[/#]|$)`).test(href);
}

/** True for a suggestion that may be posted: one line of a content file, with words around it that are no markup. */
export function isSuggestion(suggestion: Partial<Suggestion>, environment: Environment = {}) {
  const { path, line, side, body, ...others } = suggestion;
  return (
    Object.keys(others).length === 0 &&
    typeof path === "string" &&
    /^(?:[^./][^/]*\/)*content\/(?:[^./][^/]*\/)*[^./][^/]*\.(?:ya?ml|mdx?)$/.test(path) &&
    Number.isInteger(line) &&
    Number(line) > 0 &&
    side === "RIGHT" &&
    typeof body === "string" &&
    /^<p>[^\n]*<\/p>\n\n(`{3,})suggestion\n[^\n]*\n\1\n$/.test(body) &&
    !/[\p{Zl}\p{Zp}\p{Cf}]|(?![\t\n])\p{Cc}/u.test(body) &&
    !isLive(body.slice(0, body.indexOf("\n")), environment)
  );
}
