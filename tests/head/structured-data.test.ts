import { expect, it } from "vitest";
import type { Contents } from "#app/content/contents.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { structuredData } from "#app/head/structured-data.ts";
import { contentsOf, postFile } from "#tests/support/content-folder.ts";
import { frozenContents } from "#tests/support/frozen-contents.ts";

const contents = await frozenContents();
const graphAt = (all: Contents, address: string) =>
  structuredData(pageMeta(contentsAt(all, address), address))["@graph"] as object[];

it.each([
  ["/", ["NGO"]],
  ["/sw", []],
  ["/donate", ["DonateAction"]],
  [`/blog/${contents.posts[0]?.id}`, ["BlogPosting"]],
])("structured data describes %s", (address, types) => {
  expect(graphAt(contents, address)).toMatchObject(types.map((type) => ({ "@type": type })));
});

it("structured data says who wrote a post in which language, and when it changed", async () => {
  const all = await contentsOf({
    "blog/1.mdx": postFile("Words.\n", { updated: "2025-06-30" }),
    "sw/blog/1.mdx": "---\ntitle: Moja\n---\nManeno.\n",
  });
  const [english, swahili, other] = ["/blog/1", "/sw/blog/1", "/blog/2"].flatMap((address) =>
    graphAt(all, address),
  );
  const author = { "@type": "Organization", name: "The team" };
  const days = { datePublished: "2025-01-10", dateModified: "2025-06-30" };
  expect(english).toMatchObject({ headline: "A post", inLanguage: "en-KE", author, ...days });
  expect(swahili).toMatchObject({ headline: "Moja", inLanguage: "sw", ...days });
  expect(other).not.toHaveProperty("dateModified");
});

it("structured data lists only existing profiles", async () => {
  const graph = graphAt(await contentsOf(), "/");
  expect(graph[0]).toMatchObject({
    url: "https://www.suluhisho.example/",
    telephone: "+254 700 000 000",
    sameAs: ["https://photos.example/suluhisho"],
    potentialAction: { target: "https://www.suluhisho.example/donate" },
  });
});
