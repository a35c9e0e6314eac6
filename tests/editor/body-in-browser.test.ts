import { expect, it } from "vitest";
import { compileBody } from "#app/content/bodies/compile-body.server.ts";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import * as inBrowser from "#scripts/editor/body-in-browser.tsx";
import { bodyNeeds, renderedBody } from "#tests/support/rendered-body.ts";

it.each(["content", "small"])(
  "renders the bodies of the site %s as the build does",
  async (site) => {
    for (const { path, body } of readContent(findFiles(`tests/fixtures/${site}`)).files) {
      if (!body) continue;
      const code = await inBrowser.compileBody(body.tree, "a--");
      const shown = inBrowser.renderBody(code, bodyNeeds);
      expect.soft(shown, path).toBe(renderedBody(await compileBody(body.tree, "a--")));
    }
  },
);
