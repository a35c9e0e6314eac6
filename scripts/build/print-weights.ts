import { statSync } from "node:fs";
import path from "node:path";
import { kilobytes } from "#scripts/build/progress.ts";
import type { RenderedPages } from "#scripts/build/rendering/render-pages.ts";

/** Prints what each designed page weighs, and the heaviest of the blog; photographs come on scrolling. */
export function printWeights(record: RenderedPages, pictures: string[]) {
  const bytes = new Map(pictures.map((file) => [path.basename(file), statSync(file).size]));
  const pages = Object.entries(record).map(([address, { weight }]) => {
    const photos = [...new Set(weight.photos)].reduce((sum, one) => sum + (bytes.get(one) ?? 0), 0);
    return { address, name: address, ...weight, photos };
  });
  const isInBlog = ({ address }: { address: string }) => address.startsWith("/blog/");
  const [heaviest] = pages
    .filter(isInBlog)
    .sort((one, other) => other.whole + other.photos - one.whole - one.photos);
  const ofBlog = heaviest && { ...heaviest, name: `${heaviest.address}, the heaviest of the blog` };
  console.log("\nOver the wire (brotli, with fonts and art)             page      of it script");
  for (const { name, whole, script, photos } of [
    ...pages.filter((page) => !isInBlog(page)),
    ...(ofBlog ? [ofBlog] : []),
  ]) {
    const [all, part] = [kilobytes(whole).padStart(8), kilobytes(script).padStart(9)];
    const more = photos > 0 ? `, and ${kilobytes(photos)} of photographs` : "";
    console.log(`  ${name.padEnd(50)} ${all} ${part}${more}`);
  }
  console.log("");
}
