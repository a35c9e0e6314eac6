import { expect, it } from "vitest";
import { compileBody } from "#app/content/bodies/compile-body.server.ts";
import { renderBody } from "#app/content/bodies/render-body.server.tsx";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import * as inBrowser from "#scripts/editor/body-in-browser.tsx";

const needs = {
  address: (written: string) => written,
  facts: () => "",
  picture: (src: string, alt: string) => ({ src, alt, sources: [] }),
  video: ({ title, address }: { title: string; address: string }) => {
    return { title, href: address, watch: "Watch", poster: { src: "a", alt: "", sources: [] } };
  },
};
const bodies = ["tests/fixtures/content", "tests/fixtures/water"].flatMap((folder) =>
  readContent(findFiles(folder)).files.flatMap(({ path, body }) =>
    body ? [{ place: `${folder}/${path}`, tree: body.tree }] : [],
  ),
);

it.each(bodies)(
  "renders $place as the build does, and runs no code of a text",
  async ({ tree }) => {
    const built = renderBody(await compileBody(tree, "a--"), needs as never);
    const shown = inBrowser.renderBody(await inBrowser.compileBody(tree, "a--"), needs as never);
    expect(shown).toBe(built);
  },
);
