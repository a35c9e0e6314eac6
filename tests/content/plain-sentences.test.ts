import { describe, expect, it } from "vitest";

import { bodyOf } from "#tests/support/rendered-body.ts";

// Components have their own tests.
async function shown(text: string) {
  return (await bodyOf(text)).html.replaceAll(/ class="[^"]*"/g, "");
}

const inCallout = (text: string) => `<Callout title="A">\n\n${text}\n\n</Callout>\n`;
const callout = (html: string) => `<div><p>A</p>${html}</div>`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const sentences = String.raw`
export sales rose by 5%.
import duty fell
Aged <18?
a {b
We help {everyone}.
{}
a <- b
2 < x > 1
<
<!DOCTYPE html>
C:\x
AT&T & co
snake_case_words and 2 * 3 * 4
see a.example and [it (https://a.example
`
  .trim()
  .split("\n");

describe("a plain sentence", () => {
  it.each([...sentences, "${total} shillings"])("stays plain: %s", async (text) => {
    const html = `<p>${text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? "")}</p>`;
    expect(await shown(text)).toBe(html);
    expect(await shown(inCallout(text))).toBe(callout(html));
  });
});

describe("Markdown", () => {
  it.each([
    ["# One", '<h2 id="one">One</h2>'],
    ["### Three", '<h3 id="three">Three</h3>'],
    ["## Two {a}", '<h2 id="two-a">Two {a}</h2>'],
    ["- a\n- b <5", "<ul>\n<li>a</li>\n<li>b &lt;5</li>\n</ul>"],
    ["> {a}", "<blockquote>\n<p>{a}</p>\n</blockquote>"],
    ["```\n{a} <b>\n```", "<pre><code>{a} &lt;b&gt;\n</code></pre>"],
    ["https://a.example/b.", '<p><a href="https://a.example/b">https://a.example/b</a>.</p>'],
    ["info@a.example", '<p><a href="mailto:info@a.example">info@a.example</a></p>'],
    ["a: 9\nb: *8*\nc", "<p>a: 9<br/>\nb: <em>8</em><br/>\nc</p>"],
    ["a  \nb", "<p>a<br/>\nb</p>"],
    ["&lt;b&gt; \\<b>", "<p>&lt;b&gt; &lt;b&gt;</p>"],
    ["`<b>{x}</b>`", "<p><code>&lt;b&gt;{x}&lt;/b&gt;</code></p>"],
    ["`` `${globalThis}` ``", "<p><code>`${globalThis}`</code></p>"],
    ["    four spaces", "<p>four spaces</p>"],
    ["a<!-- b\n\n<c> -->", "<p>a</p>"],
    ["{/* a\n*b* */} c", "<p>c</p>"],
    ["`<!-- a -->`", "<p><code>&lt;!-- a --&gt;</code></p>"],
    ["", ""],
  ])("of %j becomes %j, also inside a callout", async (text, html) => {
    expect(await shown(text)).toBe(html);
    expect(await shown(inCallout(text))).toBe(callout(html));
  });
});

describe("a callout", () => {
  it.each([
    ['<Callout title="A">\nOne.\n</Callout>', callout("<p>One.</p>")],
    ["<Callout title='A'>\nx\n</Callout>", callout("<p>x</p>")],
    [
      '<Callout title="&lt;b&gt; {x} &quot;">\n\n</Callout>',
      callout("").replace(">A<", ">&lt;b&gt; {x} &quot;<"),
    ],
  ])("may be written %j", async (text, html) => {
    expect(await shown(text)).toBe(html);
  });
});

describe("a question", () => {
  it("opens its answer", async () => {
    expect(await shown('<Question title="Why?">\n\nSo.\n\n</Question>')).toBe(
      "<details><summary>Why?</summary><p>So.</p></details>",
    );
  });
});
