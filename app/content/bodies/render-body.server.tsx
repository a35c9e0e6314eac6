import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { writersKit, type KitNeeds } from "#app/content/bodies/writers-kit.tsx";

type BodyModule = { default: ComponentType<{ components: object }> };

/** The finished HTML of a compiled body. */
export function renderBody(code: string, needs: KitNeeds) {
  // The code comes from compileBody alone, whose dialect has no way to carry a writer's code.
  const evaluate = new Function(code) as (runtime: object) => BodyModule;
  const { default: Body } = evaluate({ Fragment, jsx, jsxs });
  return renderToStaticMarkup(<Body components={writersKit(needs)} />);
}
