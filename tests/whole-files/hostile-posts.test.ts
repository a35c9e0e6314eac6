import { parse } from "node-html-parser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contentsOf, postFile } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

/** A harmful post: its name, and the whole file. */
type Trick = readonly [name: string, text: string];

const payload = "globalThis.ran()";
const inBody = (name: string, body: string): Trick => [name, postFile(`${body}\n`)];
const inField = (name: string, title: string): Trick => [name, postFile("Words.\n", { title })];
const callout = (words: string, inside = "Words.") =>
  `<Callout${words}>\n\n${inside}\n\n</Callout>`;
const link = (address: string) => `[here](${address})`;
const twice = (use: string, left: string, right: string, before = "") =>
  `${use}\n\n${before}[${left}]: //evil.example/t.png\n\n[${right}]: /files/classroom.svg`;

const code = '"}); globalThis.ran(); ({"a":"';

const posts = (trick: string, outcome: "refused" | "shown", tricks: Trick[]) =>
  [trick, outcome, tricks] as const;

/** Harmful posts by trick, which are refused with a line and a reason, or shown as plain words. */
const hostilePosts = [
  posts("expressions in braces", "shown", [
    inBody("a call", `{${payload}}`),
    inBody("a call in a heading", `## {${payload}}`),
    inBody("a template literal", `\`\${${payload}}\` and \${${payload}}`),
    inBody("an early end of the compiled code", `"); ${payload}; ("`),
    inBody("a line separator", `a\u2028${payload}\u2029b`),
    inBody("a call in a picture's words", `![{${payload}}](/files/classroom.svg)`),
    inField("a call in a title", `"{${payload}}"`),
  ]),
  posts("attempts to leave the compiled code", "shown", [
    inBody("in each kind of words", `*a${code}* **b${code}** \`c${code}\` ~~d${code}~~`),
    inBody("in a heading with an id", `## A ${code} {#a}`),
    inBody("in a link's title", `[a](https://a.example/ '${code}')`),
    inBody("in a picture's words and caption", `![a${code}](/files/classroom.svg '${code}')`),
    inBody("in a code block and its language", `\`\`\`js${code}\n${code}\n*/ \${ran()}\n\`\`\``),
    inBody("in a table", `| a${code} | b |\n| :-- | --: |\n| ${code} | \\\` |`),
    inBody("in a footnote and its name", `A.[^a"+ran()+"]\n\n[^a"+ran()+"]: ${code}`),
    inBody("in a quotation and its source", `> ${code}\n>\n> — ${code}`),
    inBody("in a block's settings", callout(` title='${code}'`, code)),
    inBody("as names in the compiled code", "arguments[0] props.components _jsx MDXContent"),
    inBody("at the end of a comment", `*/ ${payload} /* */ ${"\\"}u2028`),
    inBody("an export", `export const a = ${payload}`),
    inBody("an import from a data: address", `import "data:text/javascript,${payload}"`),
  ]),
  posts("settings that run code", "refused", [
    inBody("an expression", callout(` title={${payload}}`)),
    inBody("a spread", callout(` {...${payload}}`)),
    inBody("raw HTML", callout(' title="A" dangerouslySetInnerHTML={{ __html: "<b>" }}')),
    inBody("a style", callout(' title="A" style="background: url(//evil.example)"')),
    inBody("__proto__", callout(' title="A" __proto__="x"')),
    inBody("constructor", callout(' title="A" constructor="x"')),
  ]),
  posts("addresses that run code", "refused", [
    inBody("a letter as a hexadecimal reference", link(`&#x6a;avascript:${payload}`)),
    inBody("a colon as a named reference", link(`javascript&colon;${payload}`)),
    inBody("an invisible character before the scheme", link(`<\u200Bjavascript:${payload}>`)),
    inBody("a picture", `![A](javascript:${payload})`),
    inBody("a picture with a data: address", "![A](data:image/svg+xml,<svg/>)"),
    inBody("an empty user name before the host", link("https://@evil.example/")),
    inBody("a user name before the host", link("https://good.example@evil.example/")),
    inBody("a host that no policy can name", link("https://*;sandbox/")),
    inBody("a picture whose reference is defined twice", twice("![A desk][a]", "a", "a")),
    inBody("one that is first defined in a quotation", twice("![A desk][a]", "a", "a", "> ")),
    inBody("a link whose reference is defined twice", twice("[here][a]", "a", "a")),
    inBody("a bare address", `<javascript:${payload}>`),
    ["a picture in the fields", postFile("Words.\n", { image: `{ src: "javascript:x", alt: A }` })],
  ]),
  posts("raw HTML and tags in tags", "refused", [
    inBody("a script", `<script>${payload}</script>`),
    inBody("a picture that does not load", `<img src="x" onerror="${payload}" />`),
    inBody("a frame with its own text", `<iframe srcdoc="<script>${payload}</script>" />`),
    inBody("a handler", `<svg onload="${payload}" />`),
    inBody("an animated address", '<svg><animate attributeName="href" to="javascript:x" /></svg>'),
    inBody("a tag in a tag", `<scr<script>ipt>${payload}</script>`),
    inBody("a part of a block", `<Callout.constructor>\n\nx\n\n</Callout.constructor>`),
    inBody("a property that every object has", "<props.constructor.constructor />"),
    inBody("constructor as a block", "<constructor>\n\nx\n\n</constructor>"),
  ]),
  posts("words that only look like code", "shown", [
    inBody("a script written as character references", `&lt;script&gt;${payload}&lt;/script&gt;`),
    inBody("__proto__ as a block", "<__proto__>\n\nx\n\n</__proto__>"),
    inBody("a paragraph with a style", '<p style="position: fixed">Words.</p>'),
    inBody("a script in a code block", `\`\`\`html\n<script>${payload}</script>\n\`\`\``),
    inBody("words that end a picture", `![" onerror="${payload}](/files/classroom.svg)`),
    inBody("a block's words that end it", callout(` title='"><script>${payload}</script>'`)),
    inField("a title that is a script", `"<script>${payload}</script>"`),
  ]),
  posts("fields that run code", "refused", [
    ["---js", `---js\n{ title: ${payload} }\n---\nWords.\n`],
    ["---json", `---json\n{ "title": "A" }\n---\nWords.\n`],
    inField("!!js/function", `!!js/function "function () { ${payload} }"`),
    inField("a custom tag", "!run words"),
    inField("an alias to itself", "&a [*a]"),
    ["a merge key", postFile("Words.\n", { "<<": "{ draft: true }" })],
    ["a tag directive", "---\n%TAG ! tag:evil.example,2026:\ntitle: A\n---\nWords.\n"],
    ["__proto__", postFile("Words.\n", { proto: "x" }).replace("proto", "__proto__")],
    ["constructor", postFile("Words.\n", { constructor: "{ prototype: { draft: true } }" })],
    ["a name that is a list", postFile("Words.\n", { "[toString]": "x" })],
  ]),
  posts("too much", "refused", [
    inBody("two megabytes on one line", "Words ".repeat(350_000)),
    inBody("a quotation in a quotation", ">".repeat(9_000)),
    inBody("brackets", `${"[".repeat(5_000)}\n\n${"[".repeat(5_000)}`),
    inBody("unclosed blocks", "<Callout>\n".repeat(2_000)),
    inField("braces in a field", "{ a: ".repeat(1_800)),
    ["an alias bomb", postFile("Words.\n", { a: "&a [x]", b: "&b [*a, *a]", c: "[*b, *b]" })],
    ["empty lines in the fields", `---\ntitle: A${"\n".repeat(99_000)}\n---\nWords.\n`],
  ]),
  posts("long texts that are harmless", "shown", [
    inBody("braces as character references", "We helped &#123;&#123;nobody&#125;&#125; girls."),
    inBody("unclosed links", "[a](".repeat(1_400)),
    inBody("cells", `| a |\n|---|\n${"|a".repeat(4_000)}`),
    inBody("footnotes", `${"[^1]".repeat(200)}\n\n[^1]: Words.`),
    inBody("spaces before the id of a heading", `## A${" ".repeat(9_000)}{#x`),
    inBody("braces and spaces", `A {{${" ".repeat(9_000)}x`),
    inField("braces and spaces in a field", `"A {{${" ".repeat(5_000)}x"`),
  ]),
  posts("invisible characters and hidden figures", "refused", [
    inBody("braces after backslashes", "We helped \\{\\{nobody}} girls."),
    ...[..."\u00AD\u200B\u200E\u2060\u202E\u2066\u3164\u{E0041}\uFEFF"].map((character) =>
      inBody(`U+${character.codePointAt(0)?.toString(16)}`, `One${character}two.`),
    ),
    inBody("a character reference in a picture's words", "![A&#8203;desk](/files/classroom.svg)"),
    inBody("a joiner between letters", "One\u200Dtwo."),
    inBody("a body of spaces as character references", "&nbsp;&nbsp;"),
    inBody("a body that is only a link definition", "[a]: /about"),
    inBody("a picture with invisible words", "Words.\n\n![\u200B](/files/classroom.svg)"),
    inField("a lone surrogate", '"A\\ud800B"'),
    inField("a terminal colour", '"A \\e[31mB"'),
    inField("a noncharacter", '"A\\uFFFFB"'),
  ]),
  posts("characters that make an emoji", "shown", [
    inBody("a joiner", "A girl 👩‍🎓 and 👩🏽‍🎓 with ❤️‍🔥."),
    inBody("a regional flag", "From 🏴󠁧󠁢󠁥󠁮󠁧󠁿 with love."),
    inField("a joiner in a title", "For 👩‍🎓 girls"),
  ]),
];

const ran = vi.fn();

beforeEach(() => {
  for (const name of ["ran", "fetch", "eval"]) vi.stubGlobal(name, ran);
  vi.spyOn(process, "exit").mockImplementation(ran as never);
  vi.spyOn(process, "emitWarning").mockImplementation(ran as never);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(hostilePosts)("posts with %s run nothing, and are %s", async (_, outcome, posts) => {
  const started = process.cpuUsage();
  // Titles must differ.
  const texts = posts.map(([, text], at) => text.replace("title: A post\n", `title: Post ${at}\n`));
  const files = Object.fromEntries(texts.map((text, at) => [`blog/hostile-${at}.mdx`, text]));
  const findings = await findingsOf(files);
  const contents = await contentsOf(files).catch(() => undefined);
  const { user, system } = process.cpuUsage(started);
  // CPU time, because the machine may be busy; a pattern that backtracks takes minutes.
  expect(user + system).toBeLessThan(60_000_000);
  const errors = findings.filter(({ severity }) => severity === "error");
  const refused = new Set(errors.map(({ file }) => file));
  for (const [at, [name]] of posts.entries()) {
    expect(refused.has(`blog/hostile-${at}.mdx`) ? "refused" : "shown", name).toBe(outcome);
    const body = contents?.posts.find(({ id }) => id === `hostile-${at}`)?.body;
    if (outcome === "shown") expect(body, name).toBeDefined();
    expect(faultsOf(body ? renderedBody(body.code) : ""), name).toEqual([]);
  }
  expect(ran).not.toHaveBeenCalled();
  expect({}).not.toHaveProperty("draft");
});

/** Everything in the HTML that could run, load or restyle something. */
function faultsOf(html: string) {
  const elements = /^(?:script|iframe|object|embed|style|svg|math|form|base|meta|link)$/i;
  const attribute = /^(?:on|style=|srcdoc=)|^[^=]*=\s*(?:javascript|data|vbscript):/i;
  return parse(html)
    .querySelectorAll("*")
    .flatMap(({ rawTagName, attributes }) => [
      rawTagName,
      ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`),
    ])
    .filter((written) => elements.test(written) || attribute.test(written));
}
