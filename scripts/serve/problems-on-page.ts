import { addressOf } from "#app/library/addresses.ts";
import { basePath } from "#app/library/base-path.ts";
import { escapedText } from "#app/library/escaped-text.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { printProblem, type Problem } from "#app/library/problems/problem.ts";

type Told = Pick<Inspection, "entries" | "problems" | "remarks">;

// Above all that the site shows, in colours that it does not use.
const style = `<style>
.to-mend, .worth-a-look { z-index: 60; overflow: auto; padding: 0.5rem 1rem; font: 1rem/1.5 sans-serif; color: #1d1533; background: #fffbf3 }
.to-mend { position: sticky; top: 0; max-height: 45vh; border-bottom: 4px solid #9b1b30 }
.worth-a-look { position: fixed; left: 0.75rem; bottom: 0.75rem; max-width: min(40rem, calc(100vw - 1.5rem)); max-height: 60vh; border: 1px solid #1d1533 }
:is(.to-mend, .worth-a-look) :is(li, p) { margin: 0.5rem 0 }
:is(.to-mend, .worth-a-look) code { color: #9b1b30 }
.worth-a-look summary { cursor: pointer }
@media print { .to-mend, .worth-a-look { display: none } }
</style>`;

/**
 * A page with what a writer should know of the words: above it what is to mend, folded at its lower
 * left what is worth a look, first what stands in the page's own file.
 */
export function withProblems(html: string, { entries, problems, remarks }: Told, pathname: string) {
  if (problems.length + remarks.length === 0) return html;
  const own = new Set(
    entries.filter((entry) => pathname === basePath + addressOf(entry)).map(({ file }) => file),
  );
  const ownFirst = [true, false].flatMap((isOwn) =>
    remarks.filter(({ file }) => own.has(file) === isOwn),
  );
  const strip = `<section class="to-mend" role="alert"><p><strong>To mend: ${problems.length}.</strong> Below is the last page that could be made.</p><ol>${items(problems)}</ol></section>`;
  const folded = `<details class="worth-a-look"><summary>Worth a look: ${remarks.length}</summary><ul>${items(ownFirst)}</ul></details>`;
  return html
    .replace("</head>", () => `${style}</head>`)
    .replace(/<body[^>]*>/, (body) => body + (problems.length > 0 ? strip : ""))
    .replace("</body>", () => `${remarks.length > 0 ? folded : ""}</body>`);
}

/** The page that stands in the place of every page where the words were never in order. */
export function problemPage(problems: Problem[]) {
  return plainPage(
    "Please mend this in the content",
    `<p>The site appears by itself as soon as the file is saved without it.</p><ol>${items(problems)}</ol>`,
  );
}

/** The page that shows an error in the code. */
export function errorPage(error: Error) {
  return plainPage(
    "An error in the code",
    `<pre>${escapedText(error.stack ?? error.message)}</pre>`,
  );
}

function items(problems: Problem[]) {
  const lines = problems.map((problem) => {
    const [place = "", ...words] = printProblem(problem).split("  ");
    const rule = problem.rule ? ` <code>[${problem.rule}]</code>` : "";
    return `<li><code>${escapedText(place)}</code><br>${escapedText(words.join(" "))}${rule}</li>`;
  });
  return lines.join("");
}

function plainPage(heading: string, body: string) {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<script type="module" src="${basePath}/@vite/client"></script>
<style>
body { max-width: 50rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.125rem/1.5 sans-serif; color: #1d1533; background: #fffbf3 }
li { margin: 1.25rem 0 } code { font-size: 1rem; color: #9b1b30 } pre { white-space: pre-wrap }
</style>
</head>
<body><main><h1>${heading}</h1>${body}</main></body>
</html>`;
}
