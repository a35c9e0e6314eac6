import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Picture } from "#app/components/picture.tsx";

it.each([
  [true, undefined],
  [false, "lazy"],
  [undefined, "lazy"],
])("a picture that is on the first screen (%s) loads %s", (first, loading) => {
  const picture = <Picture src="/a.svg" alt="A" sources={[]} className="wide" first={first} />;
  const image = parse(renderToStaticMarkup(picture)).querySelector("img");
  expect(image?.getAttribute("loading")).toBe(loading);
});
