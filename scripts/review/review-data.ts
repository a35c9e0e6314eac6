import { parse } from "node-html-parser";
import type { NamedFile } from "#scripts/review/changed-files.ts";
import type { Edit } from "#scripts/review/edits/edit.ts";
import { addressOfFile } from "#scripts/review/edits/edits-between.ts";
import { gravities, gravityOf, gravityOfText } from "#scripts/review/gravity.ts";
import type { SiteChange, SiteComparison } from "#scripts/review/pages/compare-sites.ts";
import { unitOf } from "#scripts/review/pages/page-changes.ts";
import type { Unit } from "#scripts/review/pages/read-page.ts";
import type { SiteState } from "#scripts/review/pages/site-state.ts";
import { bounded, type Review, type ReviewedEdit } from "#scripts/review/review.ts";

/** What a review is made of; without sites where the words of one side make none. */
export type ReviewParts = Pick<Review, "base" | "head" | "findings"> & {
  edits: Edit[];
  files: NamedFile[];
  sites?: { comparison: SiteComparison; before: SiteState; after: SiteState; drafts?: SiteState };
};

/** Puts together what is told of a branch, in the form of its schema. */
export async function reviewData({ edits, sites, ...parts }: ReviewParts): Promise<Review> {
  const { findings } = parts;
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  const counts = { errors: count("error"), warnings: count("warning"), edits: edits.length };
  const idOf = (edit: Edit) => `e${edits.indexOf(edit) + 1}`;
  const changes = sites?.comparison.changes ?? [];
  const pagesOf = (edit: Edit) =>
    changes
      .filter(({ reasons }) => reasons.includes(edit))
      .flatMap(({ pages }) => pages.map(({ address }) => address));
  const told = edits.flatMap((edit) => {
    const { file, line, entry, change, waits } = edit;
    const facts = { id: idOf(edit), file, line, entry, change, waits };
    return valuesToTell(edit).map((one) => ({
      ...facts,
      ...one,
      pages: [...new Set(pagesOf(edit))],
    }));
  });
  const weight = ({ gravity }: ReviewedEdit) => gravities.indexOf(gravity);
  const ordered = told.sort((one, other) => weight(one) - weight(other));
  const review: Review = { version: 3, ...parts, edits: ordered, counts };
  if (!sites) return bounded(review);
  const { comparison, before, after, drafts = after } = sites;
  const titled = async <Page extends { address: string; change?: string }>(page: Page) => {
    const state = page.change === "removed" ? before : page.change ? after : drafts;
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(await state.page(page.address))?.[1] ?? "";
    return { ...page, title: parse(title).text };
  };
  const waiting = edits
    .filter(({ waits }) => waits === "draft")
    .map(({ file }) => addressOfFile(file));
  const own = [...new Set(waiting)].filter(
    (one) => drafts.targets.has(one) && !after.targets.has(one),
  );
  return bounded({
    ...review,
    site: {
      pages: await Promise.all(comparison.pages.map(titled)),
      changes: changes.map((change) => ({ ...onPages(change), reasons: change.reasons.map(idOf) })),
      drafts: await Promise.all(own.map((address) => titled({ address }))),
    },
  });
}

type Told = Pick<ReviewedEdit, "field" | "before" | "after" | "gravity">;

// What is grave in an entry that came or went is told for itself, and never only as a part of it.
function valuesToTell(edit: Edit): Told[] {
  const { field, before, after, values, isEntry, change } = edit;
  if (!isEntry) return [{ field, before, after, gravity: gravityOf(edit) }];
  const read = (side: "before" | "after") => {
    const texts = values
      .map((value) => value[side])
      .filter((text) => /\p{L}.*\s|\d{3}/su.test(text));
    return [...new Set([edit[side], ...texts])].join("\n").trim();
  };
  const grave = values.flatMap((value): Told[] => {
    const gravity = gravityOfText(value.before, value.after);
    return gravity && change !== "moved" ? [{ ...value, gravity }] : [];
  });
  const gravity = gravityOf({
    ...edit,
    values: values.filter((value) => value.field === "address"),
  });
  return [{ field, before: read("before"), after: read("after"), gravity }, ...grave];
}

function onPages({ id, change, before, after, pages, ...facts }: SiteChange) {
  const { kind, part, heading } = unitOf({ change, before, after, ...facts });
  const isWords = !/drawing|picture/.test(kind);
  const pictures = { before: pictureOf(before), after: pictureOf(after) };
  return {
    ...{ id, change, kind, part, heading },
    ...(isWords && { before: before?.words, after: after?.words }),
    ...((pictures.before ?? pictures.after) && { pictures }),
    pages: [...new Set(pages.map(({ address }) => address))],
  };
}

function pictureOf(unit: Unit | undefined) {
  if (!/picture$/.test(unit?.kind ?? "")) return undefined;
  return /\/assets\/([\w.-]+\.(?:avif|webp|jpg|png))$/.exec(unit?.words ?? "")?.[1];
}
