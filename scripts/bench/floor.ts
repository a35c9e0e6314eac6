// The least that such a site could cost: reads, checks and compiles the posts of a content folder,
// renders each in a plain page and writes it, in one process without caches:
// node scripts/run.js bench/floor <content> <output>
import { mkdir, writeFile } from "node:fs/promises";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inspectContents } from "#app/library/inspect.server.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { finishedBody } from "#app/library/shown/finished-body.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";

const [content = "content", output = ".cache/floor"] = process.argv.slice(2);
const folders = { content, pictures: "public" };
const { contents, problems } = await inspectContents(folders, { drafts: false });
if (!contents) throw new ContentError(problems);
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
