import { basePath } from "#app/content/base-path.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import type { Finding } from "#scripts/check/run-rules.ts";

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
 * A script for a page that asks for the findings, once the page is there, and shows them; it tells how
 * many saves the page knows of.
 */
export function askingScript(saves: number) {
  return `<script type="module">
import { createHotContext } from "${basePath}/@vite/client";
const hot = createHotContext("/page");
hot.on("site:findings", (html) => document.body.insertAdjacentHTML("afterbegin", html));
hot.send("site:page", { saves: ${saves}, path: location.pathname });
</script>`;
}

/**
 * What a writer should know of the content on a page: the errors above it, the warnings folded at its
 * lower left, first those in the page's own file.
 */
export function findingsBeside(findings: Finding[], own: string | undefined) {
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings
    .filter(({ severity }) => severity === "warning")
    .sort((one, other) => Number(other.file === own) - Number(one.file === own));
  const strip = `<section class="errors" role="alert"><p><strong>To correct: ${errors.length}.</strong></p><ol>${items(errors)}</ol></section>`;
  const folded = `<details class="warnings"><summary>Worth a look: ${warnings.length}</summary><ul>${items(warnings)}</ul></details>`;
  return style + (errors.length > 0 ? strip : "") + (warnings.length > 0 ? folded : "");
}

/** The page that stands in the place of every page while the content could not be opened yet. */
export function findingsPage(findings: Finding[]) {
  return plainPage(
    "Please correct this in the content",
    `<p>The site appears by itself as soon as the file is saved without it.</p><ol>${items(findings)}</ol>`,
  );
}

/** The page at an address whose file was renamed or deleted. */
export function gonePage(file: string) {
  const place = `<code>content/${escapedText(file)}</code>`;
  return plainPage("This page is gone", `<p>${place} was renamed, deleted, or is over.</p>`);
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
<link rel="icon" href="${basePath}/favicon.svg">
<script type="module" src="${basePath}/@vite/client"></script>
<style>
body { max-width: 50rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.125rem/1.5 sans-serif; color: #1d1533; background: #fffbf3 }
li { margin: 1.25rem 0 } code { font-size: 1rem; color: #9b1b30 } pre { white-space: pre-wrap }
</style>
</head>
<body><main><h1>${heading}</h1>${body}</main></body>
</html>`;
}
