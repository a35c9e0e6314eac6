import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

import { openDraft } from "#scripts/build/output-draft.ts";
import { siteRedirects, writeMovedPages } from "#scripts/build/pages/redirects.ts";
import { redirectsFile } from "#scripts/hosts/write/redirects-file.ts";
import { serveSite } from "#scripts/serve/site-server.ts";
import { contentsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();

describe("an address that was given up", () => {
  it("is sent on for good by the list that hosts read, which nobody can open", async () => {
    const rules =
      "- { from: /old, to: /about }\n- { from: /blog/older, to: https://other.org/x }\n";
    await writeInto(folder, rules);
    for (const file of ["_headers", "404.html"]) await writeFile(path.join(folder, file), "");
    const { server, address } = await serveSite({ folder, port: 0 });
    onTestFinished(() => void server.close());
    const answerAt = async (place: string) => {
      const { status, headers } = await fetch(address + place, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    expect(await answerAt("/old")).toEqual([301, "/about"]);
    expect(await answerAt("/blog/older?from=mail")).toEqual([301, "https://other.org/x?from=mail"]);
    // Hosts tell capital letters apart.
    expect(await answerAt("/OLD")).toEqual([404, null]);
    expect(await answerAt("/_redirects")).toEqual([404, null]);
  });

  it("shows the draft that stands there where drafts are shown", async () => {
    const files = {
      "redirects.yaml": "- { from: /blog/3, to: /blog }\n- { from: /old, to: /about }\n",
      "blog/3.mdx": postFile("Words.\n", { draft: "true" }),
    };
    const movedIn = async (drafts: boolean) => {
      const contents = await contentsOf(files, { drafts });
      const written: string[] = [];
      writeMovedPages(contents, { write: (file) => void written.push(file) });
      expect(written.filter((file) => file.endsWith(".html"))).toEqual(
        siteRedirects(contents).map(({ from }) => `${from.slice(1)}.html`),
      );
      return siteRedirects(contents).map(({ from }) => from);
    };
    expect(await movedIn(true)).toEqual(["/old"]);
    expect(await movedIn(false)).toEqual(["/blog/3", "/old"]);
  });

  it("has a page that leads on, for hosts that read no list", async () => {
    const rules = '- { from: /old, to: "/about?a=1&b=<2>" }\n';
    await writeInto(folder, rules);
    const page = await readFile(path.join(folder, "old.html"), "utf8");
    expect(page).toContain('content="0; url=/about?a=1&#38;b=%3C2%3E"');
    expect(page).toContain('<a href="/about?a=1&#38;b=%3C2%3E">');
    expect(page).toContain('content="noindex"');
  });
});

async function writeInto(place: string, rules: string) {
  const draft = openDraft(place);
  const contents = await contentsOf({ "redirects.yaml": rules });
  writeMovedPages(contents, draft);
  draft.write("_redirects", redirectsFile(siteRedirects(contents)));
  draft.publish();
}
