import { describe, expect, it } from "vitest";
import { structuredData } from "#app/head/structured-data.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { contentsOf } from "#tests/support/content-folder.ts";

const contents = await contentsOf();
const typesAt = (address: string) =>
  structuredData(pageWords(contents, address))["@graph"].map((thing) => thing["@type"]);

describe("structuredData", () => {
  it.each([
    ["/", ["NGO", "WebSite"]],
    ["/about", ["BreadcrumbList"]],
    ["/donate", ["BreadcrumbList", "DonateAction"]],
    [`/blog/${contents.posts[0]?.id}`, ["BreadcrumbList", "BlogPosting"]],
  ])("says of %s what it is", (address, types) => {
    expect(typesAt(address)).toEqual(types);
  });

  it("names only profiles that there are, and no ratings of our own", () => {
    const [organization] = structuredData(pageWords(contents, "/"))["@graph"];
    expect(organization?.sameAs).toEqual(["https://photos.example/suluhisho"]);
    expect(JSON.stringify(structuredData(pageWords(contents, "/")))).not.toMatch(/rating/i);
  });
});
