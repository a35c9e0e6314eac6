import { describe, expect, it } from "vitest";

import { downloadAddress } from "#app/model/fields/download.ts";
import { address, isInsideSite, isSafeAddress } from "#app/model/fields/address.ts";

const inside = ["/", "/donate", "/about#team", "/blog/1?from=home", "#apply", "#", "/a/b.pdf"];

const outside = [
  "https://a.example",
  "https://a.example/b?c=d#e",
  "https://a.example:8443/",
  "mailto:info@a.example",
  "mailto:info@a.example?subject=A%20visit",
  "tel:+254700000000",
  "tel:116",
];

const unsafe = [
  "",
  " ",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://a.example/%0Aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "file:///etc/passwd",
  "http://localhost:3000",
  "http://u@a.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https:///evil.example",
  "https://",
  "https://a.example/a b",
  "https://a.example\njavascript:alert(1)",
  "/donate now",
  " /donate",
  "donate",
  "../donate",
  "https://good.example@evil.example/",
  "https://@evil.example/",
  "https://user:word@a.example/",
  "https://*/x",
  "https://a.example,default-src/",
  "https://[/x",
  "https://[::1]/",
  "https://localhost/",
  "www.a.example",
  "info@a.example",
  "mailto:",
  "mailto: info@a.example",
  "tel:",
  "tel:call-us",
  "?page=2",
];

const field = address("Where the link goes", "/donate");

describe("an address", () => {
  it.each(inside)("inside the site stays on the site, and is safe: %o", (text) => {
    expect(new URL(text, "https://a.example/blog").origin).toBe("https://a.example");
    expect([isInsideSite(text), isSafeAddress(text)]).toEqual([true, true]);
    expect(field.safeParse(text).success).toBe(true);
  });

  it.each(outside)("outside the site is safe: %o", (text) => {
    expect([isInsideSite(text), isSafeAddress(text)]).toEqual([false, true]);
    expect(field.safeParse(text).success).toBe(true);
  });

  it.each(unsafe)("that is unsafe is refused: %o", (text) => {
    expect([isInsideSite(text), isSafeAddress(text)]).toEqual([false, false]);
    expect(field.safeParse(text).success).toBe(false);
  });
});

it("the file of an address is the part before # and ?", () => {
  expect(downloadAddress("/files/plan.pdf?v=2#page=3")).toBe("/files/plan.pdf");
  expect(downloadAddress("/about?file=/files/plan.pdf")).toBeUndefined();
});
