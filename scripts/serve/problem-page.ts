import { escapedText } from "#app/library/escaped-text.ts";
import { printProblem, type Problem } from "#app/library/problems/problem.ts";

/** The page that development shows in the place of every page while the words need mending. */
export function problemPage(problems: Problem[]) {
  const items = problems.map((problem) => {
    const [place = "", ...words] = printProblem(problem).split("  ");
    return `<li><code>${escapedText(place)}</code><br>${escapedText(words.join(" "))}</li>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>To mend: ${problems.length}</title>
<style>
body { max-width: 50rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.125rem/1.5 sans-serif; color: #1d1533; background: #fffbf3 }
li { margin: 1.25rem 0 } code { font-size: 1rem; color: #9b1b30 }
</style>
</head>
<body><main>
<h1>Please mend this in the content</h1>
<p>The page comes back by itself as soon as the file is saved without it.</p>
<ol>${items.join("")}</ol>
</main></body>
</html>`;
}
