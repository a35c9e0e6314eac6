import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";

const body = `
The first paragraph has {{girls}} girls.

The second paragraph tells more, and leads to [another page](/about) of the site.

<Callout title="A title">

Some words.

</Callout>

The last paragraph.
`;

/** A complete site in a few words, on which every kind of mistake can be made. */
export const smallSite: Record<string, string> = {
  ...baseContent,
  "blog/1.mdx": postFile(body, {
    title: "The first post",
    excerpt: "A few words here",
    sample: "true",
  }),
};
