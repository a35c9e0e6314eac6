import { problemAt, type BodyProblem } from "#app/mdx/body-problem.ts";
import { nodesIn, sourceOf, startOf, wordsIn, type TreeNode } from "#app/mdx/tree.ts";

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
      const fix = "Write it above the table, with an empty line behind: Table: What a term costs";
      problems.push(problemAt(startOf(table), "A table does not say what it shows.", fix));
    }
    if (first && wordsIn(first).trim() === "") {
      const says = "The first row of a table names its columns, and this one is empty.";
      problems.push(problemAt(startOf(first), says, "Write what each column holds."));
    }
    return problems;
  });
}

/** Puts every table into a box that scrolls, and makes its caption of the line that begins with "Table:". */
export function shapeTables(tree: TreeNode, prefix: string) {
  tablesOf(tree).forEach(({ parent, table, caption }, index) => {
    const id = `${prefix}table-${index + 1}`;
    const words = caption?.type === "tableRow" ? caption.children?.[0] : caption;
    const begin = firstText(words);
    if (begin) begin.value = begin.value?.replace(captionBegin, "");
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
  const taken = new Set<TreeNode>();
  return nodesIn(tree).flatMap((parent) =>
    (parent.children ?? []).flatMap((table, index, all): Table[] => {
      if (table.type !== "table") return [];
      const caption = [all[index - 1], table.children?.at(-1), all[index + 1]].find(
        (node) => node && !taken.has(node) && isCaption(node),
      );
      if (caption) taken.add(caption);
      return [{ parent, table, caption }];
    }),
  );
}

// A caption right below a table, without an empty line, is read as its last row.
function isCaption(node: TreeNode) {
  const isRow = node.type === "tableRow" && node.children?.length === 1;
  return (isRow || node.type === "paragraph") && captionBegin.test(firstText(node)?.value ?? "");
}

function firstText(node: TreeNode | undefined): TreeNode | undefined {
  return node?.type === "text" || !node ? node : firstText(node.children?.[0]);
}

function rowsOf({ children = [] }: TreeNode, caption: TreeNode | undefined) {
  return children.filter((row) => row !== caption);
}

function rowProblem(row: TreeNode, columns: number, text: string): BodyProblem[] {
  const cells = row.children?.length ?? 0;
  if (!sourceOf(row, text).includes("|")) {
    const says = "This line would become a row of the table above it.";
    return [problemAt(startOf(row), says, "Put an empty line above it.")];
  }
  if (cells <= columns) return [];
  const says = `This row has ${cells} cells, and the first row of the table has ${columns}.`;
  const expected = "What is too much would not be shown.";
  const fix = "Take a | away here, or add a column to the first two lines; \\| is shown as it is.";
  return [problemAt(startOf(row), says, fix, { expected })];
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
