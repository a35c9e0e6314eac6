import { afterEach, describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const global = globalThis as { marker?: unknown };
const run = "globalThis.marker = 1";

const bodies = [
  `export const x = (${run})`,
  `export default (${run})`,
  `import "data:text/javascript,${run}"`,
  `{${run}}`,
  `{{${run}}}`,
  `One {${run}} two`,
  `\${${run}}`,
  `\`\${${run}}\``,
  `{/* */ (${run})}`,
  `<Callout title={${run}}>\nx\n</Callout>`,
  `<Callout {...(${run})}>\nx\n</Callout>`,
  `<Callout title="A">{${run}}</Callout>`,
  `<Callout title="A">\n{${run}}\n</Callout>`,
  `<Callout title="A" ref={() => ${run}}>\nx\n</Callout>`,
  `<Callout title="A" dangerouslySetInnerHTML={{__html: "x"}} />`,
  `<script>${run}</script>`,
  `<img src="x" onError="${run}" />`,
  `<a href="javascript:${run}">x</a>`,
  `"); ${run}; ("`,
  `\`); ${run}; (\``,
  `</p>"); ${run}; //`,
  `a\u2028${run}\u2029b`,
  `*/ ${run} /*`,
  `// ${run}`,
  `## {${run}}`,
  `- {${run}}`,
  `> {${run}}`,
  `| {${run}} |`,
  `![{${run}}](/a.svg)`,
  `[{${run}}](/a)`,
  `[a](/a "{${run}}")`,
  `\`\`\`js\n${run}\n\`\`\``,
  `<wrapper>{${run}}</wrapper>`,
  `<props.constructor.constructor />`,
  `<this.x />`,
  `export const frontmatter = (${run})\n\n{frontmatter}`,
];

afterEach(() => {
  delete global.marker;
});

describe("a hostile body", () => {
  it.each(bodies)("does not run: %s", async (text) => {
    const { code, problems } = await compileBody(text);
    const html = problems.length === 0 ? renderedBody(code) : "";
    expect(global.marker).toBeUndefined();
    expect(html).not.toMatch(/<(script|img|iframe|svg)[^>]*(onerror|javascript:)/i);
    expect(html).not.toMatch(/\son\w+=/i);
  });

  it("is not rendered where it has problems", async () => {
    const { code, problems } = await compileBody(`${"<br> ".repeat(25)}{${run}}`);
    expect(problems).not.toEqual([]);
    expect(code).toBe("");
  });
});
