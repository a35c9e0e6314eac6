import { describe, expect, it } from "vitest";

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
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://a.example/%0Aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://a.example/1",
  "file:///etc/passwd",
  "ftp://a.example",
  "http://a.example",
  "ws://a.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "https://",
  "https:// a.example",
  "https://a.example/a b",
  "https://a.example\njavascript:alert(1)",
  "/donate now",
  " /donate",
  "/donate\n",
  "donate",
  "./donate",
  "../donate",
  "https://good.example@evil.example/",
  "https://user:word@a.example/",
  "https://@a.example/",
  "https://*/x",
  "https://*;sandbox/",
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

describe("isSafeAddress", () => {
  it.each([...inside, ...outside])("lets %o pass", (text) => {
    expect(isSafeAddress(text)).toBe(true);
  });

  it.each(unsafe)("refuses %o", (text) => {
    expect(isSafeAddress(text)).toBe(false);
  });

  it.each(inside)("lets %o pass to nowhere but the site itself", (text) => {
    expect(new URL(text, "https://a.example/blog").origin).toBe("https://a.example");
  });
});

describe("isInsideSite", () => {
  it.each(inside)("is true for %o", (text) => {
    expect(isInsideSite(text)).toBe(true);
  });

  it.each([...outside, ...unsafe])("is false for %o", (text) => {
    expect(isInsideSite(text)).toBe(false);
  });
});

describe("a field that holds an address", () => {
  const field = address("Where the link goes", "/donate");

  it("takes what is safe and nothing else", () => {
    expect([...inside, ...outside].filter((text) => !field.safeParse(text).success)).toEqual([]);
    expect(unsafe.filter((text) => field.safeParse(text).success)).toEqual([]);
  });
});
