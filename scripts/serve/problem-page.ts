import { escapedText } from "#app/library/escaped-text.ts";
import { printProblem, type Problem } from "#app/library/problems/problem.ts";

/** Each problem as an item of a list: its place, what is wrong and what to do. */
export function problemItems(problems: Problem[]) {
  const items = problems.map((problem) => {
    const [place = "", ...words] = printProblem(problem).split("  ");
    return `<li><code>${escapedText(place)}</code><br>${escapedText(words.join(" "))}</li>`;
  });
  return items.join("");
}

/** The page that development shows in the place of every page where the words were never in order. */
export function problemPage(problems: Problem[]) {
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
<p>The site appears by itself as soon as the file is saved without it.</p>
<ol>${problemItems(problems)}</ol>
</main></body>
</html>`;
}
