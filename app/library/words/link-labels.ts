import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

// Screen readers list the links of a page without the sentences around them.
const saysNothing = new Set([
  "here",
  "click",
  "click here",
  "click this",
  "click this link",
  "tap here",
  "press here",
  "link",
  "this link",
  "the link",
  "this",
  "this page",
  "page",
  "more",
  "more info",
  "more information",
  "read more",
  "read this",
  "read on",
  "see more",
  "see here",
  "learn more",
  "find out more",
  "details",
  "continue",
  "go",
]);
const bareAddress = /^(?:https?:\/\/|www\.)\S+$|^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/** Warns of links whose words do not say where they lead. */
export function linkLabels(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    if (passage.kind !== "link") return [];
    const label = passage.words.replace(/\s+/g, " ").trim();
    const target = passage.target ?? "";
    const says = troubleWith(label, target);
    if (!says) return [];
    const finding = findingAt(
      passage,
      { index: 0, length: label.length },
      {
        says,
        fix: bareAddress.test(label)
          ? `Write [words that say where it leads](${target}).`
          : "Name what stands there, such as “our programs” or “the contact page”.",
        severity: "warning",
      },
    );
    return [finding];
  });
}

function troubleWith(label: string, target: string) {
  if (!/[\p{L}\p{N}]/u.test(label)) return `A link to ${target} has no words.`;
  if (bareAddress.test(label)) return `A link shows its bare address, "${label}".`;
  const plain = label
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, "")
    .trim();
  if (saysNothing.has(plain)) return `The words of a link, "${label}", do not say where it leads.`;
  return undefined;
}
