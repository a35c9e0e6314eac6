import { kilobytes } from "#scripts/build/progress.ts";
import type { RenderedPages } from "#scripts/build/pages/render-pages.ts";

/** Prints what each designed page weighs, and the heaviest of the blog. */
export function printWeights(record: RenderedPages) {
  const pages = Object.entries(record).map(([address, { weight }]) => {
    return { address, name: address, ...weight };
  });
  const isInBlog = ({ address }: { address: string }) => address.startsWith("/blog/");
  const [heaviest] = pages.filter(isInBlog).sort((one, other) => other.whole - one.whole);
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
