import type { BodyProblem } from "#app/mdx/body-problem.ts";
import { visitTree, type TreeNode } from "#app/mdx/tree.ts";

/** Reports points of a list that begin with a box to tick, which nobody could tick. */
export function taskProblems(tree: TreeNode): BodyProblem[] {
  const problems: BodyProblem[] = [];
  visitTree(tree, ({ checked, position }) => {
    if (typeof checked !== "boolean") return;
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    const says = "A point of a list begins with a box, and no reader could tick it.";
    problems.push({ line, column, says, expected: "", fix: "Take the square brackets away." });
  });
  return problems;
}
