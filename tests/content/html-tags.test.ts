import { expect, it } from "vitest";
import { bodyOf } from "#tests/support/rendered-body.ts";

it.each([
  ["See <https://a.example>.", '<p>See <a href="https://a.example">https://a.example</a>.</p>'],
  ["One<br>two<br/>\nthree", "<p>One<br/> two<br/> three</p>"],
  ["One\n<hr>\ntwo <hr/> three", "<p>One</p> <hr/> <p>two</p> <hr/> <p>three</p>"],
  ["<b>One <i>two</i></b>\n<hr>", "<p><strong>One <em>two</em></strong></p> <hr/>"],
  ["One\n\n<hr>\n\ntwo", "<p>One</p> <hr/> <p>two</p>"],
  [
    "<p>One <b>two</b> and <em>three</em></p>",
    "<p>One <strong>two</strong> and <em>three</em></p>",
  ],
  ['<a href="/about">Who</a> <a name="x">we</a> are', '<p><a href="/about">Who</a> we are</p>'],
  ["<div>\n\nWords.\n\n</div>", "<p>Words.</p>"],
  [
    '<p><iframe src="https://www.youtube.com/embed/abc" title="A walk"></iframe></p>',
    '<p><a href="https://www.youtube.com/watch?v=abc">A walk</a></p>',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/abc" title=" "></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a></p>',
  ],
  ["A <!--more--> B {/* C */} D", "<p>A B D</p>"],
  ["Girls <18 and a < b", "<p>Girls &lt;18 and a &lt; b</p>"],
])("%s is read", async (text, html) => {
  expect((await bodyOf(text)).html.trim().replaceAll(/\s+/g, " ")).toBe(html);
});

it.each([
  "<script>a()</script>",
  '<a href="javascript:a()">b</a>',
  '<p onclick="a()">b</p>',
  "<table></table>",
  '<iframe src="https://maps.example/embed"></iframe>',
  '<iframe onload="a()" src="https://www.youtube.com/embed/abc"></iframe>',
  '<img src="a.jpg" onerror="b()">',
  "<constructor>a</constructor>",
])("%s is refused", async (text) => {
  await expect(bodyOf(text)).rejects.toThrow(TypeError);
});
