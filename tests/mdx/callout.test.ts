import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { bodyProblems } from "#tests/support/body-problems.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const callout = (inside: string) =>
  `<div class="callout"><p class="callout-title">A</p>${inside}</div>`;

const cases = [
  {
    name: "text with empty lines round it",
    text: '<Callout title="A">\n\nOne **two**.\n\n</Callout>',
    html: callout("<p>One <strong>two</strong>.</p>"),
  },
  {
    name: "text without empty lines",
    text: '<Callout title="A">\nOne.\n</Callout>',
    html: callout("<p>One.</p>"),
  },
  {
    name: "a list",
    text: '<Callout title="A">\n\n- One\n\n</Callout>',
    html: callout("<ul>\n<li>One</li>\n</ul>"),
  },
  { name: "single quotes", text: "<Callout title='A'>\nx\n</Callout>", html: callout("<p>x</p>") },
];

describe("a callout", () => {
  for (const { name, text, html } of cases) {
    it(`holds ${name}`, async () => {
      const { code, problems } = await compileBody(text);
      expect(problems).toEqual([]);
      expect(renderedBody(code)).toBe(html);
    });
  }

  it("escapes its title", async () => {
    const { code } = await compileBody('<Callout title="&lt;b&gt; {x} &quot;">\nx\n</Callout>');
    expect(renderedBody(code)).toContain('<p class="callout-title">&lt;b&gt; {x} &quot;</p>');
  });

  // A paragraph inside a paragraph is no HTML: browsers would tear the sentence apart.
  it("cannot stand in the middle of a sentence", async () => {
    expect(await bodyProblems('One <Callout title="A">two</Callout> three.')).toEqual([
      expect.stringMatching(/^1:5 /),
    ]);
  });

  it("offers the setting that was meant, in one line for the unknown and the missing one", async () => {
    expect(await bodyProblems('<Callout titel="A">\nx\n</Callout>')).toEqual([
      '1:1 <Callout> has no setting called "titel". Did you mean "title"?',
    ]);
  });

  it("needs words in a setting without any", async () => {
    expect(await bodyProblems("<Callout title>\nx\n</Callout>")).toEqual([
      '1:1 <Callout> needs the setting "title". Write <Callout title="…">.',
    ]);
  });

  it("has each setting once", async () => {
    expect(await bodyProblems('<Callout title="A" title="B">\nx\n</Callout>')).toEqual([
      expect.stringMatching(/^1:1 .*title/),
    ]);
  });

  it("is named where its setting is broken", async () => {
    expect(await bodyProblems("One.\n\n<Callout title={>\nx\n</Callout>")).toEqual([
      expect.stringMatching(/^3:1 /),
    ]);
  });
});
