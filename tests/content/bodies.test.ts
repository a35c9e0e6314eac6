import { expect, it } from "vitest";
import { contentsOf, postFile } from "#tests/support/content-folder.ts";
import { errorsOf } from "#tests/support/findings.ts";
import { bodyOf } from "#tests/support/rendered-body.ts";

async function shown(text: string, prefix?: string) {
  const { html } = await bodyOf(text, prefix);
  return html.replaceAll(">\n<", "><").replaceAll(/\s+/g, " ").trim();
}

const callout = (text: string) => `<Callout title="A">\n\n${text}\n\n</Callout>\n`;
const characters: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const youTube = "https://www.youtube.com";
const film = `${youTube}/watch?v=abc`;
const long = "m".repeat(120);

it.each([
  "export sales rose by 5%.",
  "Aged <18?",
  "We help {everyone}, for ${total} shillings.",
  "<!DOCTYPE html>",
  "C:\\x",
  "AT&T & co",
  "snake_case_words and 2 * 3 * 4",
])("the plain sentence %s stays plain, also inside a callout", async (text) => {
  const html = `<p>${text.replaceAll(/[&<>]/g, (character) => characters[character] ?? "")}</p>`;
  expect(await shown(text)).toBe(html);
  expect(await shown(callout(text))).toContain(`A</p>${html}</div>`);
});

it.each([
  ["# One", '<h2 id="one">One</h2>'],
  ["### Three", '<h3 id="three">Three</h3>'],
  ["- a\n- b <5", "<ul><li>a</li><li>b &lt;5</li></ul>"],
  ["```\n{a} <b>\n```", "<pre><code>{a} &lt;b&gt; </code></pre>"],
  ["https://a.example/b.", '<p><a href="https://a.example/b">https://a.example/b</a>.</p>'],
  ["http://a.example", '<p><a href="http://a.example">http://a.example</a></p>'],
  ["Www.a.example", '<p><a href="https://Www.a.example">Www.a.example</a></p>'],
  ["See <https://a.example>.", '<p>See <a href="https://a.example">https://a.example</a>.</p>'],
  ["info@a.example", '<p><a href="mailto:info@a.example">info@a.example</a></p>'],
  ["a: 9\nb: *8*\nc", "<p>a: 9<br/> b: <em>8</em><br/> c</p>"],
  ["a  \nb", "<p>a<br/> b</p>"],
  ["&lt;b&gt; \\<b>", "<p>&lt;b&gt; &lt;b&gt;</p>"],
  ["    four spaces", "<p>four spaces</p>"],
  ["a<!-- b\n\n<c> -->", "<p>a</p>"],
  ["A <!--more--> B {/* C\n*D* */} E", "<p>A B E</p>"],
  ["`<!-- a -->`", "<p><code>&lt;!-- a --&gt;</code></p>"],
  ["\\<!-- a -->", "<p>&lt;!-- a --&gt;</p>"],
  ["```a``` B<!-- c -->", "<p><code>a</code> B</p>"],
  ["~~~\n<!-- a -->\n~~~", "<pre><code>&lt;!-- a --&gt; </code></pre>"],
  [
    "> ```\n> <!-- a -->\n> ```\n\nB<!-- c -->",
    "<blockquote><pre><code>&lt;!-- a --&gt; </code></pre></blockquote><p>B</p>",
  ],
  [
    "1. - ```\n     a\n\n     {/* b */}\n     ```",
    "<ol><li><ul><li><pre><code>a {/* b */} </code></pre></li></ul></li></ol>",
  ],
  ["", ""],
  ["One<BR>two<br/>\nthree", "<p>One<br/> two<br/> three</p>"],
  ["One\n<hr>\ntwo <hr/> three", "<p>One</p><hr/><p>two</p><hr/><p>three</p>"],
  ["<b>One <i>two</i></b>\n<hr>", "<p><strong>One <em>two</em></strong></p><hr/>"],
  ["<p>One <b>two</b> and <em>3</em></p>", "<p>One <strong>two</strong> and <em>3</em></p>"],
  ['<a href="/about">Who</a> <a name="x">we</a> are', '<p><a href="/about">Who</a> we are</p>'],
  ["<A HREF='/about'>Who</A>", '<p><a href="/about">Who</a></p>'],
  ["<a href=/about>Who</a>", '<p><a href="/about">Who</a></p>'],
  ["One <b>two", "<p>One two</p>"],
  ["<b>One <b>two</b> 3</b>", "<p><strong>One <strong>two</strong> 3</strong></p>"],
  ["One\ntwo\n---", '<h2 id="one-two">One two</h2>'],
  ["> One.\n\nTwo\n— A", "<blockquote><p>One.</p></blockquote><p>Two<br/> — A</p>"],
  ["<div>\n\nWords.\n\n</div>", "<p>Words.</p>"],
  ["10<sup>3</sup>, H<sub>2</sub>O", "<p>10<sup>3</sup>, H<sub>2</sub>O</p>"],
  ["<p>One</p><p>two</p>", "<p>One</p><p>two</p>"],
  ["شكرا", '<p dir="auto">شكرا</p>'],
  ["**<p>One</p>**", "<p><strong>One</strong></p>"],
  ["<blockquote>We came.</blockquote>", "<blockquote><p>We came.</p></blockquote>"],
])("the Markdown %j becomes %j, also inside a callout", async (text, html) => {
  expect(await shown(text)).toBe(html);
  expect(await shown(callout(text))).toContain(`A</p>${html}</div>`);
});

it.each(
  "div span u small big center font figure figcaption section article ins abbr cite".split(" "),
)("the tag <%s> is left out, and its words stay", async (name) => {
  expect(await shown(`<${name}>Words</${name}>`)).toBe("<p>Words</p>");
});

it.each([
  [`${youTube}/embed/abc`, "A walk", `<p><a href="${film}">A walk</a></p>`],
  ["//youtube.com/embed/abc", " ", `<p><a href="${film}">${film}</a></p>`],
  ["//player.vimeo.com/video/12", "A walk", '<p><a href="https://vimeo.com/12">A walk</a></p>'],
])("the player of a video at %s called %j is a link", async (player, title, html) => {
  const frame = `<iframe src="${player}" title="${title}"></iframe>`;
  expect([await shown(frame), await shown(`<p>${frame}</p>`)]).toEqual([html, html]);
});

it.each([
  '<a href="javascript:a()">b</a>',
  '<p onClick="a()">b</p>',
  "<b>One<hr>two</b>",
  "<table></table>",
  '<iframe src="https://maps.example/embed"></iframe>',
  `<iframe onload="a()" src="${youTube}/embed/abc"></iframe>`,
])("%s is refused", async (text) => {
  await expect(bodyOf(text)).rejects.toThrow(TypeError);
});

it.each([
  ["<Callout title='&lt;b&gt; {x}'>\nOne.\n</Callout>", "&lt;b&gt; {x}</p><p>One.</p></div>"],
  ['<Question title="Why?">\nSo.\n</Question>', "><summary>Why?</summary><p>So.</p></details>"],
  [
    "|  | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |",
    /^<div class="table-box" tabindex="0"><table><thead><tr><td><\/td><th [^>]*scope="col"[^>]*>b<.*<td>1<\/td><td class="cell-end">2<\/td><td class="cell-middle">3<\/td>/,
  ],
  ["| اسم |\n|---|\n| شكرا |", /<th [^>]*dir="auto"[^>]*>اسم<.*<td [^>]*dir="auto"[^>]*>شكرا</],
  ["## شكرا", /^<h2 [^>]*dir="auto"[^>]*>شكرا<\/h2>$/],
  [
    '![A desk](/files/a.svg "Hers")\n![A lamp](/files/b.svg)',
    /^<div class="photo-row"><figure><picture><img [^>]*><\/picture><figcaption>Hers<\/figcaption><\/figure><picture>.*<\/picture><\/div>$/,
  ],
  ['<img src="/files/a.svg" alt="A desk">', /<img [^>]*alt="A desk"/],
  ['![A desk](/files/a.svg "Hers")', /^<figure>.*<figcaption>Hers<\/figcaption><\/figure>$/],
  ["Here: ![A desk](/files/a.svg) ![A lamp](/files/b.svg)", /^<p>Here: <pic.*<\/picture><\/p>$/],
])("the body %j has the HTML %s", async (text, html) => {
  expect(await shown(text)).toMatch(html);
});

it.each([
  ["> We came.\n> — A mother", "A mother"],
  ["> We came.\n> -- A *mother*, Kibra", "A <em>mother</em>, Kibra"],
  ["> We came.\n>\n> – [A mother](/about)", '<a href="/about">A mother</a>'],
  ["> We came.\n― A mother", "A mother"],
  ["> We came.\n\n— A mother", "A mother"],
  [`> We came.\n— ${long}`, long],
])("the quotation %j names its source", async (text, source) => {
  expect(await shown(text)).toBe(
    `<figure class="quotation"><blockquote><p>We came.</p></blockquote><figcaption>${source}</figcaption></figure>`,
  );
});

it.each([
  ["> – Where from?\n> – From home.", "<p>– Where from?<br/> – From home.</p>"],
  ...[..."?!…”"].map((end) => [`> Late.\n> – It is${end}`, `<p>Late.<br/> – It is${end}</p>`]),
  ["> Late.\n> –", "<p>Late.<br/> –</p>"],
  ["> — A mother", "<p>— A mother</p>"],
  [`> Yes.\n> — ${long}m`, `<p>Yes.<br/> — ${long}m</p>`],
])("the quotation %j is a dialogue", async (text, html) => {
  expect(await shown(text)).toBe(`<blockquote>${html}</blockquote>`);
});

it("a footnote links to its note and back, with ids that belong to its text", async () => {
  const text = "One[^a] two.[^a] Four.[^b]\n\n[^a]: *Three*.\n\n[^b]: - Five.";
  const html = await shown(text, "school--");
  const name = "school--footnote-1";
  const link = (role: string, href: string, number: string, id = "") =>
    `<a ${id}role="doc-${role}" href="#${name}${href}">${number}</a>`;
  expect(html).toContain(
    `<p>One<sup>${link("noteref", "", "1", `id="${name}-from" `)}</sup> two.` +
      `<sup>${link("noteref", "", "1", `id="${name}-from-2" `)}</sup> Four.`,
  );
  expect(html).toContain(
    `<div class="footnotes" role="doc-endnotes"><ol><li id="${name}"><p>` +
      `${link("backlink", "-from", "1")} ${link("backlink", "-from-2", "1.2")} <em>Three</em>. </p></li>` +
      '<li id="school--footnote-2"><a role="doc-backlink" href="#school--footnote-2-from">2</a> <ul><li>Five.</li></ul> </li>',
  );
});

it.each([
  ["## Who's here?", ["whos-here"]],
  ["## A *girl’s* `term`", ["a-girls-term"]],
  ["## Mũthoni", ["muthoni"]],
  ["## One\n\n### One\n\n## One", ["one", "one-2", "one-3"]],
  ["## Main\n\n## Note on fees\n\n## …", ["part-main", "note-on-fees", "part"]],
  ["## Newsletter email", ["part-newsletter-email"]],
  ["## Social X\n\n## Social media", ["part-social-x", "social-media"]],
  ["## First\n\n## Other {#first}", ["first-2", "first"]],
  ["New words {#old}\n---", ["old"]],
])("the headings of %j have ids of their own", async (text, ids) => {
  expect((await bodyOf(text)).headings.map(({ id }) => id)).toEqual(ids);
  const prefixed = (await bodyOf(text, "school--")).headings.map(({ id }) => id);
  expect(prefixed).toEqual(ids.map((id) => `school--${id}`));
});

it("a heading shows only its words, with the figures in them", async () => {
  expect(await shown("## The *new* words {#old}")).toBe('<h2 id="old">The <em>new</em> words</h2>');
  const text = "## {{answer-time}} *za* kazi {#all}\n\n## {{girls}} girls\n";
  const { posts } = await contentsOf({ "blog/3.mdx": postFile(text, { lang: "sw" }) });
  expect(posts.at(-1)?.body.headings).toEqual([
    { id: "all", text: "saa 48 za kazi", depth: 2 },
    { id: "girls-girls", text: "1,500+ girls", depth: 2 },
  ]);
});

it.each(["main", "menu", "footnote-1", "social-x", "footer-border"])(
  "a heading cannot be called %s",
  async (id) => {
    const errors = await errorsOf({ "blog/3.mdx": postFile(`## One {#${id}}\n\nText.\n`) });
    expect(errors).toEqual(["blog/3.mdx:9:1 markdown"]);
  },
);
