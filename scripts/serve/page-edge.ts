import { addressOf } from "#app/library/addresses.ts";
import { basePath } from "#app/library/base-path.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { problemItems } from "#scripts/serve/problem-page.ts";
import { counted } from "#scripts/serve/word-reports.ts";

type Told = Pick<Inspection, "entries" | "problems" | "remarks">;

// Above all that the site shows, in colours that it does not use.
const style = `<style>
.to-mend, .worth-a-look { z-index: 60; overflow: auto; padding: 0.5rem 1rem; font: 1rem/1.5 sans-serif; color: #1d1533; background: #fffbf3 }
.to-mend { position: sticky; top: 0; max-height: 45vh; border-bottom: 4px solid #9b1b30 }
.worth-a-look { position: fixed; left: 0.75rem; bottom: calc(var(--review-row, 0px) + 0.75rem); max-width: min(40rem, calc(100vw - 1.5rem)); max-height: 60vh; border: 1px solid #1d1533 }
:is(.to-mend, .worth-a-look) :is(li, p) { margin: 0.5rem 0 }
:is(.to-mend, .worth-a-look) code { color: #9b1b30 }
.worth-a-look summary { cursor: pointer }
@media print { .to-mend, .worth-a-look { display: none } }
</style>`;

/**
 * A page with what a writer should know of the words: above it what is to mend, folded at its lower
 * left what is worth a look, first what stands in the page's own file.
 */
export function withEdge(html: string, { entries, problems, remarks }: Told, pathname: string) {
  if (problems.length + remarks.length === 0) return html;
  const files = new Set(
    entries.filter((entry) => pathname === basePath + addressOf(entry)).map(({ file }) => file),
  );
  const own = remarks.filter(({ file }) => files.has(file));
  const others = remarks.filter(({ file }) => !files.has(file));
  const here = own.length > 0 ? `, ${own.length} in the file of this page` : "";
  const strip = `<section class="to-mend" role="alert"><p><strong>${counted(problems.length, "problem")} to mend.</strong> Below is the last page that could be made.</p><ol>${problemItems(problems)}</ol></section>`;
  const folded = `<details class="worth-a-look"><summary>${counted(remarks.length, "remark")}${here}</summary><ul>${problemItems([...own, ...others])}</ul></details>`;
  return html
    .replace("</head>", () => `${style}</head>`)
    .replace(/<body[^>]*>/, (body) => body + (problems.length > 0 ? strip : ""))
    .replace("</body>", () => `${remarks.length > 0 ? folded : ""}</body>`);
}

/**
 * A page that tells the server, once it listens, after how many saves it was made, since what was
 * saved while it loaded has not reached it.
 */
export function withVersion(html: string, version: number) {
  const script = `<script type="module">import { createHotContext } from "${basePath}/@vite/client"; createHotContext("/page").send("site:shown", ${version});</script>`;
  return html.replace("</head>", () => `${script}</head>`);
}
