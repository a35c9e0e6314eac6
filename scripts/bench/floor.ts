// The least that such a site could cost: reads the files of a content folder, holds them against
// their schemas, compiles the posts, renders each in a plain page and writes it, without caches:
// node scripts/run.js bench/floor <content> <output>
import { mkdir, writeFile } from "node:fs/promises";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentsOf } from "#app/library/contents-of.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { contentFiles } from "#app/library/reading/content-files.server.ts";
import { foundFiles } from "#app/library/reading/found-files.server.ts";
import { finishedBody } from "#app/library/shown/finished-body.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";

const [content = "content", output = ".cache/floor"] = process.argv.slice(2);
const files = await contentFiles(content, foundFiles(content));
const problems = files.flatMap((file) => file.contents.problems);
if (problems.length > 0) throw new ContentError(problems);
const entries = files.flatMap((file) => file.contents.entries);
const contents = contentsOf(entries, { photos: new Map(), downloads: new Map() });
await mkdir(output, { recursive: true });
for (const post of contents.posts) {
  const head = element("head", null, element("title", null, post.title));
  const main = element("main", {
    dangerouslySetInnerHTML: { __html: finishedBody(contents, "blog", post, renderBody) },
  });
  const body = element("body", null, element("h1", null, post.title), post.date, main);
  const page = element("html", { lang: contents.site.language }, head, body);
  await writeFile(`${output}/${post.id}.html`, `<!doctype html>${renderToStaticMarkup(page)}`);
}
