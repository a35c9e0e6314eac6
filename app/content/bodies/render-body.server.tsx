import type { ComponentType } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { writersKit, type KitNeeds } from "#app/content/bodies/writers-kit.tsx";

type BodyModule = { default: ComponentType<{ components: object }> };

/** The HTML of a body that `compileBody` has compiled; no other code runs here. */
export function renderBody(code: string, needs: KitNeeds) {
  const run = new Function(code) as (runtime: typeof jsxRuntime) => BodyModule;
  const { default: Body } = run(jsxRuntime);
  return renderToStaticMarkup(<Body components={writersKit(needs)} />);
}
