import { describe, expect, it } from "vitest";

import { hostHeaders } from "#scripts/serve/host-headers.ts";
import { unlistedFiles } from "#scripts/review/host/unlisted-files.ts";

const mark = '<meta name="robots" content="noindex">';
const textOf = (files: Record<string, string>, path: string) => {
  const bytes = Object.entries(files).map(
    ([name, text]) => [name, new TextEncoder().encode(text)] as const,
  );
  return new TextDecoder().decode(unlistedFiles(new Map(bytes)).get(path));
};

describe("unlistedFiles", () => {
  it.each([
    { page: "<html><head><title>x</title>", becomes: `<html><head>${mark}<title>x</title>` },
    { page: '<HEAD lang="en">\n<title>', becomes: `<HEAD lang="en">${mark}\n<title>` },
    { page: "<header>x</header>", becomes: `${mark}<header>x</header>` },
  ])("asks search engines to leave $page alone", ({ page, becomes }) => {
    expect(textOf({ "a.html": page }, "a.html")).toBe(becomes);
  });

  it("leaves what is no page as it is", () => {
    expect(textOf({ "a.js": "'<head>'" }, "a.js")).toBe("'<head>'");
  });

  it("keeps the headers and adds one for every address", () => {
    const headers = textOf({ _headers: "/*\n  X-Frame-Options: DENY\n" }, "_headers");
    expect(hostHeaders(headers)("/about")).toEqual([
      ["X-Frame-Options", "DENY"],
      ["X-Robots-Tag", "noindex"],
    ]);
  });

  it("adds the header where there were none", () => {
    expect(hostHeaders(textOf({}, "_headers"))("/")).toEqual([["X-Robots-Tag", "noindex"]]);
  });
});
