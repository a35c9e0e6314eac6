import type { Problem } from "#app/library/problems/problem.ts";
import { findingOn, type Passage } from "#app/library/words/passage.ts";

// Screen readers list the links of a page without the sentences around them.
const saysNothing =
  /^(?:(?:click|tap|press|see|read)? ?here|click(?: this(?: link)?)?|(?:this |the )?link|this(?: page)?|page|(?:read |see |learn |find out )?more|more info(?:rmation)?|read (?:this|on)|details|continue|go)$/;
const bareAddress = /^(?:https?:\/\/|www\.)\S+$|^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/** Warns of links whose words do not say where they lead. */
export function linkLabels(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    if (passage.kind !== "link") return [];
    const label = passage.words.replace(/\s+/g, " ").trim();
    const says = troubleWith(label, passage.target);
    const fix = bareAddress.test(label)
      ? `Write [words that say where it leads](${passage.target}).`
      : "Name what stands there, such as “our programs” or “the contact page”.";
    return says ? [findingOn(passage, { says, fix, severity: "warning" })] : [];
  });
}

function troubleWith(label: string, target = "") {
  if (!/[\p{L}\p{N}]/u.test(label)) return `A link to ${target} has no words.`;
  if (bareAddress.test(label)) return `A link shows its bare address, "${label}".`;
  const plain = label.toLowerCase().replace(/[^\p{L} ]+/gu, "");
  return saysNothing.test(plain.trim())
    ? `The words of a link, "${label}", do not say where it leads.`
    : undefined;
}
