import { Lexer } from "yaml";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";

// A comment with the line, from 1, on which it begins.
type WrittenComment = { text: string; line: number };

const bodyComment = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g;
// The lexer marks documents, scalars and the ends of lists with these.
const [mark, scalar] = [/^[\u0002\u0018\u001F\uFEFF]$/, "\u001F"];

// Each comment is asked for its line.
const commentsByFile = new WeakMap<ContentFile, WrittenComment[]>();

/** The comments in the fields and the body of a file, which instruct the next writer. */
export function commentsIn(file: ContentFile): WrittenComment[] {
  const comments = commentsByFile.get(file) ?? readComments(file);
  commentsByFile.set(file, comments);
  return comments;
}

function readComments({ text, body }: ContentFile): WrittenComment[] {
  const comments: (WrittenComment & { end: number })[] = [];
  const add = (comment: string, line: number) => {
    const last = comments.at(-1);
    const lines = comment.split("\n").length;
    // Comments on consecutive lines are read as one.
    if (last?.end !== line - 1) comments.push({ text: comment, line, end: line + lines - 1 });
    else Object.assign(last, { text: `${last.text}\n${comment}`, end: line });
  };
  let [line, before] = [1, ""];
  for (const token of new Lexer().lex(text.slice(0, body?.start))) {
    if (token.startsWith("#") && before !== scalar) add(token.replace(/^#+ ?/, ""), line);
    before = token;
    if (!mark.test(token)) line += token.split("\n").length - 1;
  }
  for (const { 0: comment, index } of body ? text.matchAll(bodyComment) : []) {
    const isRead = body!.source.slice(index, index + comment.length).trim() === "";
    if (isRead && index >= body!.start) add(comment, text.slice(0, index).split("\n").length);
  }
  return comments;
}
