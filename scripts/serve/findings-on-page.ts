import { basePath } from "#app/content/base-path.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import type { ContentNow } from "#scripts/serve/fresh-content.ts";

// Above all that the site shows, in colours that it does not use.
const style = `<style>
.errors, .warnings { z-index: 60; overflow: auto; padding: 0.5rem 1rem; font: 1rem/1.5 sans-serif; color: #1d1533; background: #fffbf3 }
.errors { position: sticky; top: 0; max-height: 45vh; border-bottom: 4px solid #9b1b30 }
.warnings { position: fixed; left: 0.75rem; bottom: 0.75rem; max-width: min(40rem, calc(100vw - 1.5rem)); max-height: 60vh; border: 1px solid #1d1533 }
:is(.errors, .warnings) :is(li, p) { margin: 0.5rem 0 }
:is(.errors, .warnings) code { color: #9b1b30 }
.warnings summary { cursor: pointer }
@media print { .errors, .warnings { display: none } }
</style>`;

/**
 * A page with what a writer should know of the content: the errors above it, the warnings folded at
 * its lower left, first those in the page's own file.
 */
export function withFindings(html: string, { findings, files }: ContentNow, pathname: string) {
  if (findings.length === 0) return html;
  const own = files.get(pathname.slice(basePath.length));
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings
    .filter(({ severity }) => severity === "warning")
    .sort((one, other) => Number(other.file === own) - Number(one.file === own));
  const strip = `<section class="errors" role="alert"><p><strong>To correct: ${errors.length}.</strong></p><ol>${items(errors)}</ol></section>`;
  const folded = `<details class="warnings"><summary>Worth a look: ${warnings.length}</summary><ul>${items(warnings)}</ul></details>`;
  return html
    .replace("</head>", () => `${style}</head>`)
    .replace(/<body[^>]*>/, (body) => body + (errors.length > 0 ? strip : ""))
    .replace("</body>", () => `${warnings.length > 0 ? folded : ""}</body>`);
}

/** The page that stands in the place of every page while the content could not be opened yet. */
export function findingsPage(findings: Finding[]) {
  return plainPage(
    "Please correct this in the content",
    `<p>The site appears by itself as soon as the file is saved without it.</p><ol>${items(findings)}</ol>`,
  );
}

/** The page that shows an error in the code. */
export function errorPage(error: Error) {
  return plainPage(
    "An error in the code",
    `<pre>${escapedText(error.stack ?? error.message)}</pre>`,
  );
}

function items(findings: Finding[]) {
  const lines = findings.map(({ file, line, column, text, rule }) => {
    const place = `content/${file}:${line}:${column}`;
    return `<li><code>${escapedText(place)}</code><br>${escapedText(text)} <code>[${rule}]</code></li>`;
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
