import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { aboutPage } from "#app/content/page-data/about-page.ts";
import { getInvolvedPage } from "#app/content/page-data/get-involved-page.ts";
import { postPage } from "#app/content/page-data/post-page.ts";
import { Team } from "#app/views/about/team.tsx";
import { Partners } from "#app/views/get-involved/partners.tsx";
import { PostView } from "#app/views/post-view.tsx";
import { baseContent, contentsOf, postFile } from "#tests/support/content-folder.ts";

const drawing = "src: /files/classroom.svg, alt: A class in a drawing";

describe("the focus of a portrait", () => {
  const team = (more: string) => ({
    "team.yaml": `${baseContent["team.yaml"]}  image: { ${drawing}${more} }\n`,
  });
  const classesOf = async (more: string) => {
    const { props: view } = aboutPage(await contentsOf(team(more)));
    const page = parse(renderToStaticMarkup(<Team {...view.team} />));
    expect(page.querySelector("[style]")).toBeNull();
    return page.querySelector("img")?.classNames.split(" ");
  };

  it.each([
    ["top", "object-top"],
    ["bottom", "object-bottom"],
    ["left", "object-left"],
    ["right", "object-right"],
    ["centre", "object-center"],
    [undefined, "object-cover"],
  ])("%s becomes the class %s", async (focus, expected) => {
    expect(await classesOf(focus ? `, focus: ${focus}` : "")).toEqual(
      expect.arrayContaining(["object-cover", expected]),
    );
  });
});

describe("the logo of a partner", () => {
  it("has the partner's name as alternative text, and links to the partner's site", async () => {
    const partner = "name: The library, logo: /files/library.svg, href: https://library.example/";
    const contents = await contentsOf({ "partners.yaml": `- { id: library, ${partner} }\n` });
    const { props: view } = getInvolvedPage(contents);
    const page = parse(renderToStaticMarkup(<Partners {...view.partners} />));
    const link = page.querySelector("a[href='https://library.example/']");
    expect(link?.querySelector("img")?.getAttribute("alt")).toBe("The library");
  });
});

describe("the caption of a post's picture", () => {
  const page = async (more: string) => {
    const fields = { image: `{ ${drawing}${more} }` };
    const contents = await contentsOf({ "blog/3.mdx": postFile("Words.\n", fields) });
    const view = postPage(contents, "3")?.props;
    return parse(view ? renderToStaticMarkup(<PostView {...view} />) : "");
  };

  it("is text below the picture, if there is one", async () => {
    const figure = (await page(", caption: Where <b> she reads")).querySelector("figure");
    expect(figure?.querySelector("div + figcaption")?.text).toContain("she reads");
    expect(figure?.querySelector("figcaption b")).toBeNull();
    expect((await page("")).querySelector("figcaption")).toBeNull();
  });
});
