import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Contents } from "#app/library/contents.ts";
import { contentsOf } from "#app/library/contents-of.ts";
import { ContentError } from "#app/library/problems/problem.ts";
import { readEntries, type FileContents } from "#app/library/reading/read-entries.server.ts";
import { readPhotos } from "#app/library/reading/read-photos.server.ts";
import { readSourceFiles } from "#app/library/reading/source-file.server.ts";
import { finishedBody } from "#app/library/shown/finished-body.ts";
import { renderBody } from "#app/mdx/render-body.server.tsx";

/** Writes a plain page for each post of a content folder; throws a ContentError where one is wrong. */
export async function writeFloor(content: string, out: string) {
  const contents = await readPlainly(content);
  await mkdir(out, { recursive: true });
  for (const post of contents.posts) {
    const html = finishedBody(contents, "blog", post, renderBody);
    const page = renderToStaticMarkup(<PlainPage contents={contents} post={post} html={html} />);
    await writeFile(path.join(out, `${post.id}.html`), `<!doctype html>${page}`);
  }
}

// One file after the other, each against its schema, without the checks across files.
async function readPlainly(content: string): Promise<Contents> {
  const files: FileContents[] = [];
  for (const source of readSourceFiles(content)) files.push(await readEntries(source));
  const findings = files.flatMap(({ problems }) => problems);
  const problems = findings.filter(({ severity }) => severity === undefined);
  if (problems.length > 0) throw new ContentError(problems);
  const entries = files.flatMap((file) => file.entries);
  const found = [...(await readPhotos(entries, content)).photos];
  const photos = new Map(
    found.flatMap(([place, photo]) => (photo && "hash" in photo ? [[place, photo] as const] : [])),
  );
  return { ...contentsOf(entries), photos };
}

type Props = { contents: Contents; post: Contents["posts"][number]; html: string };

function PlainPage({ contents: { site, navigation }, post, html }: Props) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{post.title}</title>
        <meta name="description" content={post.excerpt} />
      </head>
      <body>
        <nav>
          {navigation.header.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <main>
          <h1>{post.title}</h1>
          <p>{post.excerpt}</p>
          <p>
            {post.category} <time dateTime={post.date}>{post.date}</time> {post.author}
          </p>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </main>
        <footer>
          <p>{site.motto}</p>
          <p>{site.copyright}</p>
        </footer>
      </body>
    </html>
  );
}
