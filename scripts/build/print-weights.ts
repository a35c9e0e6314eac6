import type { PageWeight } from "#scripts/build/pages/page-weight.ts";
import { kilobytes } from "#scripts/build/progress.ts";

/** Prints what each designed page weighs, and the heaviest of the blog. */
export function printWeights(weights: ReadonlyMap<string, PageWeight>) {
  const pages = [...weights].map(([address, weight]) => ({ address, name: address, ...weight }));
  const isInBlog = ({ address }: { address: string }) => address.startsWith("/blog/");
  const heaviest = pages
    .filter(isInBlog)
    .reduce<(typeof pages)[number] | undefined>(
      (most, page) => (most && most.whole >= page.whole ? most : page),
      undefined,
    );
  const ofBlog = heaviest && { ...heaviest, name: `${heaviest.address}, the heaviest of the blog` };
  console.log("\nOver the wire (brotli, with fonts and art)             page      of it script");
  for (const { name, whole, script } of [
    ...pages.filter((page) => !isInBlog(page)),
    ...(ofBlog ? [ofBlog] : []),
  ]) {
    const [all, part] = [kilobytes(whole).padStart(8), kilobytes(script).padStart(9)];
    console.log(`  ${name.padEnd(50)} ${all} ${part}`);
  }
  console.log("");
}
