import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const sentences = [
  { text: "export sales rose by 5%.", html: "export sales rose by 5%." },
  { text: "export const price = 1", html: "export const price = 1" },
  { text: "import duty fell", html: "import duty fell" },
  { text: 'import Box from "box"', html: "import Box from &quot;box&quot;" },
  { text: "Aged <18?", html: "Aged &lt;18?" },
  { text: "a {b", html: "a {b" },
  { text: "b} a", html: "b} a" },
  { text: "We help {everyone}.", html: "We help {everyone}." },
  { text: "{everyone} is here", html: "{everyone} is here" },
  { text: "{}", html: "{}" },
  { text: "{/* a note */}", html: "{/* a note */}" },
  { text: "${total} shillings", html: "${total} shillings" },
  { text: "1 < 2", html: "1 &lt; 2" },
  { text: "<5000", html: "&lt;5000" },
  { text: "a <- b", html: "a &lt;- b" },
  { text: "a <= b", html: "a &lt;= b" },
  { text: "we <3 girls", html: "we &lt;3 girls" },
  { text: "a <> b", html: "a &lt;&gt; b" },
  { text: "2 < x > 1", html: "2 &lt; x &gt; 1" },
  { text: "ends in <", html: "ends in &lt;" },
  { text: "<", html: "&lt;" },
  { text: "<éa>", html: "&lt;éa&gt;" },
  { text: "<!DOCTYPE html>", html: "&lt;!DOCTYPE html&gt;" },
  { text: "<?php x ?>", html: "&lt;?php x ?&gt;" },
  { text: "{{girls-supported}} girls", html: "{{girls-supported}} girls" },
  { text: "5 > 3", html: "5 &gt; 3" },
  { text: "C:\\x", html: "C:\\x" },
  { text: "AT&T & co", html: "AT&amp;T &amp; co" },
  { text: "&lt;b&gt;", html: "&lt;b&gt;" },
  { text: "\\<b>", html: "&lt;b&gt;" },
  { text: "`<b>{x}</b>`", html: "<code>&lt;b&gt;{x}&lt;/b&gt;</code>" },
  { text: "    four spaces", html: "four spaces" },
  { text: "snake_case_words and 2 * 3 * 4", html: "snake_case_words and 2 * 3 * 4" },
  { text: "~~a~~ | b | c", html: "~~a~~ | b | c" },
  { text: "see https://a.example now", html: "see https://a.example now" },
  { text: "`` `${globalThis}` ``", html: "<code>`${globalThis}`</code>" },
  { text: "“Quoted” – and… ĩ ũ 🙂", html: "“Quoted” – and… ĩ ũ 🙂" },
];

const markdown = [
  {
    name: "bold and slanted words",
    text: "**b** *i*",
    html: "<p><strong>b</strong> <em>i</em></p>",
  },
  { name: "a heading", text: "## Two {a}", html: "<h2>Two {a}</h2>" },
  { name: "a list", text: "- a\n- b <5", html: "<ul>\n<li>a</li>\n<li>b &lt;5</li>\n</ul>" },
  { name: "a numbered list", text: "1. a\n2. b", html: "<ol>\n<li>a</li>\n<li>b</li>\n</ol>" },
  {
    name: "a quotation",
    text: "> {a}",
    html: "<blockquote>\n<p>{a}</p>\n</blockquote>",
  },
  {
    name: "lines of code",
    text: "```\n{a} <b>\n```",
    html: "<pre><code>{a} &lt;b&gt;\n</code></pre>",
  },
  { name: "a rule", text: "a\n\n---\n\nb", html: "<p>a</p>\n<hr/>\n<p>b</p>" },
  { name: "nothing", text: "", html: "" },
];

describe("a plain sentence", () => {
  for (const { text, html } of sentences) {
    it(`stays plain: ${text}`, async () => {
      const { code, problems } = await compileBody(text);
      expect(problems).toEqual([]);
      expect(renderedBody(code)).toBe(`<p>${html}</p>`);
    });
  }

  for (const { text, html } of sentences) {
    it(`stays plain inside a callout: ${text}`, async () => {
      const { code, problems } = await compileBody(
        `<Callout title="A">\n\n${text}\n\n</Callout>\n`,
      );
      expect(problems).toEqual([]);
      expect(renderedBody(code)).toContain(`<p>${html}</p></div>`);
    });
  }
});

describe("Markdown", () => {
  for (const { name, text, html } of markdown) {
    it(`makes ${name}`, async () => {
      const { code, problems } = await compileBody(text);
      expect(problems).toEqual([]);
      expect(renderedBody(code)).toBe(html);
    });
  }
});
