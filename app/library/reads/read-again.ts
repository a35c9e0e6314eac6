import { folders, lists, singles } from "#app/library/collections.ts";
import type { Contents } from "#app/library/contents.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { newestMonth } from "#app/library/newest-month.ts";
import { postListPageAt, postLists } from "#app/library/posts/post-lists.ts";
import { placedPost, postsByDate } from "#app/library/posts/posts-in-order.ts";
import { nameOfReads } from "#app/library/reads/read-through.ts";
import { recordReads, type Reads } from "#app/library/reads/recorder.ts";

type List = { id: string; date: string }[];
type Ask = (contents: Contents, list: List, of: string) => unknown;

// How each question that noteAnswer writes down is asked.
const questions: Record<string, Ask> = {
  members: (_contents, list) => list.length,
  id: (_contents, list, of) => entryWithId(list, of),
  "newest-month": (_contents, list) => newestMonth(list),
  order: postsByDate,
  neighbors: (contents, _list, of) => placedPost(contents, of),
  lists: postLists,
  list: (contents, _list, of) => postListPageAt(contents, of),
};

/**
 * What recorded contents say now where something of these names was read before; a name is missing
 * where there is nothing of it any more.
 */
export async function readAgain(contents: Contents, names: Iterable<string>): Promise<Reads> {
  const find = rootsOf(contents);
  const { reads } = await recordReads(() => {
    for (const name of names) readOne(contents, find, name);
    return Promise.resolve();
  });
  return reads;
}

function readOne(contents: Contents, find: ReadonlyMap<string, object>, name: string) {
  const question = /^([^#?]+)\?([^=]+)=?(.*)$/.exec(name);
  if (question) {
    const [, list = "", kind = "", of = ""] = question;
    const asked = find.get(list);
    if (asked) questions[kind]?.(contents, asked as List, of);
    return;
  }
  const split = name.indexOf("#") + 1;
  const [file, path] = [name.slice(0, split), name.slice(split)];
  if (path === "") return void contents.photos.get(name.slice(name.indexOf("/") + 1, -1));
  const [first = "", ...rest] = path.split(".");
  const entry = find.get(file);
  if (entry) return take(entry, [first, ...rest]);
  const member = find.get(file + first);
  if (member) return take(member, rest);
  const list = find.get(file.slice(0, -1));
  if (list) take(list, [first]);
}

// Taking a value notes it, and that is all that is wanted.
function take(from: unknown, path: string[]) {
  let value = from;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return;
    if (step === "*") return void Object.keys(value);
    value = (value as Record<string, unknown>)[step];
  }
}

function rootsOf(contents: Contents) {
  const of = (register: object) =>
    Object.keys(register).map((name) => contents[name as keyof Contents] as object);
  const every = [...of(lists), ...of(folders)];
  const found = [...of(singles), ...every, ...every.flatMap((list) => [...(list as object[])])];
  return new Map(found.flatMap((value) => [[nameOfReads(value) ?? "", value] as const]));
}
