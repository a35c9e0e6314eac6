import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { writersKit, type KitNeeds } from "#app/content/bodies/writers-kit.tsx";

/** The finished HTML of a compiled body. */
export function renderBody(tree: Root, needs: KitNeeds) {
  const components = writersKit(needs) as object;
  return renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, components }));
}
