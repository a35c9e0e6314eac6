// Runs beside the right to write, so it uses nothing, not even another file of ours.

/** What the job that may only read leaves for the one that may write. */
export type ReviewPost = { head: string; comments: string[]; suggestions: Suggestion[] };

/** A comment on one line of a change, with the line as it should be. */
export type Suggestion = { path: string; line: number; side: "RIGHT"; body: string };

type Environment = Partial<Record<string, string>>;

/** The first line of our comment, by which it is found again; a reader does not see it. */
export const marker = "<!-- suluhisho-review -->";

/** Where lines of a comment lead that a run of the workflow makes; nowhere outside of one. */
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

/** Why a post is not taken; undefined where it has the form of one on this commit. */
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
    if (isLive(comment.slice(marker.length), environment)) return "a comment could do something";
  }
  if (!Array.isArray(suggestions) || !suggestions.every((one) => isSuggestion(one, environment)))
    return "its suggestions do not have the expected form";
  return undefined;
}

// Each line is HTML, in which Markdown means nothing; outside of code nothing is a mention, a picture or a link but
// one to the preview, the public site, the changed files or the run.
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

// What a browser makes of a link has to be what is written, so nothing in it can lead elsewhere.
function isKnown(href: string, environment: Environment) {
  if (!URL.canParse(href) || new URL(href).href !== href) return false;
  const { live, files, run } = placesOfRun(environment);
  const { PREVIEW_ADDRESS: preview, PULL_REQUEST: number = "" } = environment;
  const known = [preview?.replace(/\/+$/, "").replace("{number}", number), live, files, run]
    .filter((one) => typeof one === "string" && one !== "")
    .map((one) => String(one).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .map((one) => one.replace("\\{branch\\}", "[a-z0-9-]+"));
  return new RegExp(`^(?:${known.join("|") || "-"})(?:[/#]|$)`).test(href);
}

function isSuggestion(one: Partial<Suggestion>, environment: Environment) {
  const { path, line, side, body, ...others } = one;
  return (
    Object.keys(others).length === 0 &&
    typeof path === "string" &&
    /^(?:[^./][^/]*\/)*content\/(?:[^./][^/]*\/)*[^./][^/]*\.(?:ya?ml|mdx?)$/.test(path) &&
    Number.isInteger(line) &&
    Number(line) > 0 &&
    side === "RIGHT" &&
    typeof body === "string" &&
    /^<p>[^\n]*<\/p>\n\n(`{3,})suggestion\n[^\n]*\n\1\n$/.test(body) &&
    !isLive(body.slice(0, body.indexOf("\n")), environment)
  );
}
