import type { BuiltPage } from "#scripts/build/pages/built-page.ts";
import { kilobytes } from "#scripts/build/progress.ts";

/** Prints what each designed page weighs, and the heaviest of the blog. */
export function printWeights(pages: BuiltPage[]) {
  const isInBlog = ({ address }: BuiltPage) => address.startsWith("/blog/");
  const heaviest = (list: BuiltPage[]) =>
    list.reduce<BuiltPage | undefined>(
      (most, page) => (most && most.weight >= page.weight ? most : page),
      undefined,
    );
  const heaviestOfBlog = heaviest(pages.filter(isInBlog));
  const shown = [
    ...pages.filter((page) => !isInBlog(page)),
    ...(heaviestOfBlog ? [heaviestOfBlog] : []),
  ];
  console.log("\nOver the wire (brotli, with fonts and art)             page      of it script");
  for (const { address, weight, script } of shown) {
    const name =
      address === heaviestOfBlog?.address ? `${address}, the heaviest of the blog` : address;
    console.log(
      `  ${name.padEnd(50)} ${kilobytes(weight).padStart(8)} ${kilobytes(script).padStart(9)}`,
    );
  }
  console.log("");
}
