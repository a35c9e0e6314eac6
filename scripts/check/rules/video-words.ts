import { nodesIn, startOf } from "#app/content/bodies/tree.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "warning",
  about: "A video without captions or a transcript says nothing to those who cannot hear it.",
  check({ files }, report) {
    for (const { path: file, body } of files)
      for (const node of body ? nodesIn(body.tree) : []) {
        const names = (node.attributes ?? []).map(({ name }) => name);
        if (node.name !== "Video" || names.includes("captions") || names.includes("transcript"))
          continue;
        const start = startOf(node).offset;
        const text =
          'Add captions="English" with the languages of its captions, or transcript="/files/….pdf" with all that is said.';
        report({ file, start, end: start + "<Video".length, text });
      }
  },
} satisfies Rule;
