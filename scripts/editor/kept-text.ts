import { diffArrays } from "diff";
import { parseBody } from "#app/content/reading/parse-body.server.ts";

/** A rich text editor of the CMS, the text that was opened in it, and whether it keeps what that means. */
type RichText = { source: string; isKept?: boolean };

/**
 * The text that a rich text editor writes, in which every block that means the same as before keeps its
 * source. Throws if the text means something else before anybody changes it; the CMS then shows plain text.
 */
export function keptText(editor: RichText, written: string): string {
  const { source } = editor;
  const [old, now] = [blocksIn(source), blocksIn(written)];
  const [before, after] = [old, now].map(({ blocks }) => blocks.map(({ meaning }) => meaning));
  if (editor.isKept === undefined) {
    editor.isKept = old.isWhole && now.isWhole && String(before) === String(after);
    if (!editor.isKept) throw new Error("Rich text would change what nobody has changed.");
  }
  if (!editor.isKept) return source;
  let [text, end, oldEnd] = ["", 0, 0];
  let [at, oldAt] = [0, 0];
  for (const { added, removed, count } of diffArrays(before!, after!)) {
    for (let index = 0; !added && !removed && index < count; index += 1) {
      const [block, was] = [now.blocks[at + index]!, old.blocks[oldAt + index]!];
      const [gap, oldGap] = [written.slice(end, block.start), source.slice(oldEnd, was.start)];
      text += gap.trim() || oldGap.trim() ? gap : oldGap;
      text += source.slice(was.start, was.end);
      [end, oldEnd] = [block.end, was.end];
    }
    if (!added) oldAt += count;
    if (!removed) at += count;
  }
  return text + written.slice(end);
}

// The blocks of a text, and whether they are all of it: comments and tags without a partner are not in them.
function blocksIn(text: string) {
  const body = parseBody(text, 0);
  if (!("tree" in body)) return { blocks: [], isWhole: false };
  const blocks = (body.tree.children ?? []).map((node) => ({
    start: node.position?.start.offset ?? 0,
    end: node.position?.end.offset ?? 0,
    meaning: JSON.stringify(node, (name, value: unknown) =>
      name === "position" ? undefined : value,
    ),
  }));
  return { blocks, isWhole: body.faults.length === 0 && body.source === text };
}
