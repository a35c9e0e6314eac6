import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { frame } from "#app/content/page-data/frame.ts";
import { FrameView } from "#app/views/frame-view.tsx";
import { baseContent, contentsOf } from "#tests/support/content-folder.ts";

it("marks a notice that is not translated as English on a Swahili page", async () => {
  const contents = await contentsOf({
    "site.yaml": `${baseContent["site.yaml"]}notice: { text: We move., until: 2999-12-31 }\n`,
  });
  const page = parse(
    renderToStaticMarkup(<FrameView {...frame(contents, "/sw/nowhere")}>{null}</FrameView>),
  );
  const notice = page.querySelector("aside");
  expect([notice?.text.trim(), notice?.getAttribute("lang")]).toEqual(["We move.", "en-KE"]);
});
