import type { BodyProblem } from "#app/mdx/body-problem.ts";
import { visitTree, wordsIn, type TreeNode } from "#app/mdx/tree.ts";

type Table = { parent: TreeNode; table: TreeNode; caption?: TreeNode };

const captionBegin = /^(?:Table|Jedwali):(?:\s+|$)/i;
const cellClasses: Record<string, string> = { right: "cell-end", center: "cell-middle" };

/** Reports tables without a caption, and rows that do not fit the first one. */
export function tableProblems(tree: TreeNode, text: string): BodyProblem[] {
  return tablesOf(tree).flatMap(({ table, caption }) => {
    const [first, ...rows] = rowsOf(table, caption);
    const columns = first?.children?.length ?? 0;
    const problems = rows.flatMap((row) => rowProblem(row, columns, text));
    if (!caption) {
      const says = "A table does not say what it shows.";
      const fix = "Write it above the table, with an empty line behind: Table: What a term costs";
      problems.push({ ...startOf(table), says, expected: "", fix });
    }
    if (first && wordsIn(first).trim() === "") {
      const says = "The first row of a table names its columns, and this one is empty.";
      problems.push({
        ...startOf(first),
        says,
        expected: "",
        fix: "Write what each column holds.",
      });
    }
    return problems;
  });
}

/** Puts every table into a box that scrolls, and makes its caption of the line that begins with "Table:". */
export function shapeTables(tree: TreeNode, prefix: string) {
  tablesOf(tree).forEach(({ parent, table, caption }, index) => {
    const id = `${prefix}table-${index + 1}`;
    const words = caption?.type === "tableRow" ? caption.children?.[0] : caption;
    cutBegin(words);
    const captionNode = {
      type: "caption",
      data: { hName: "caption", hProperties: { id } },
      children: words?.children ?? [],
    };
    table.children = rowsOf(table, caption);
    alignByClass(table);
    const box = {
      type: "tableBox",
      data: {
        hName: "section",
        hProperties: { className: ["table-box"], tabIndex: 0, ariaLabelledBy: [id] },
      },
      children: [captionNode, table],
    };
    parent.children = (parent.children ?? [])
      .filter((node) => node !== caption)
      .map((node) => (node === table ? box : node));
  });
}

function tablesOf(tree: TreeNode): Table[] {
  const found: Table[] = [];
  const taken = new Set<TreeNode>();
  visitTree(tree, (parent) => {
    const { children = [] } = parent;
    children.forEach((table, index) => {
      if (table.type !== "table") return;
      const caption = [children[index - 1], table.children?.at(-1), children[index + 1]].find(
        (node) => node && !taken.has(node) && isCaption(node),
      );
      if (caption) taken.add(caption);
      found.push({ parent, table, caption });
    });
  });
  return found;
}

// A caption right below a table, without an empty line, is read as its last row.
function isCaption(node: TreeNode) {
  const isRow = node.type === "tableRow" && node.children?.length === 1;
  return (isRow || node.type === "paragraph") && captionBegin.test(firstText(node)?.value ?? "");
}

function firstText(node: TreeNode | undefined): TreeNode | undefined {
  return node?.type === "text" || !node ? node : firstText(node.children?.[0]);
}

function cutBegin(words: TreeNode | undefined) {
  const text = firstText(words);
  if (text) text.value = text.value?.replace(captionBegin, "");
}

function rowsOf({ children = [] }: TreeNode, caption: TreeNode | undefined) {
  return children.filter((row) => row !== caption);
}

function rowProblem(row: TreeNode, columns: number, text: string): BodyProblem[] {
  const cells = row.children?.length ?? 0;
  const source = text.slice(row.position?.start.offset, row.position?.end.offset);
  if (!source.includes("|")) {
    const says = "This line would become a row of the table above it.";
    return [{ ...startOf(row), says, expected: "", fix: "Put an empty line above it." }];
  }
  if (cells <= columns) return [];
  return [
    {
      ...startOf(row),
      says: `This row has ${cells} cells, and the first row of the table has ${columns}.`,
      expected: "What is too much would not be shown.",
      fix: "Take a | away here, or add a column to the first two lines; \\| is shown as it is.",
    },
  ];
}

function startOf({ position }: TreeNode) {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

// The renderer would write the sides of columns as styles, which the security policy forbids.
function alignByClass(table: TreeNode) {
  const { align = [] } = table;
  for (const row of table.children ?? []) {
    row.children?.forEach((cell, index) => {
      const name = cellClasses[align[index] ?? ""];
      if (name) cell.data = { hProperties: { className: [name] } };
    });
  }
  table.align = align.map(() => null);
}
