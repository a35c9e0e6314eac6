import { problemAt } from "#app/library/checks/problem-at.ts";
import { firstDay, isShown, isWaiting } from "#app/library/days/public-days.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** Notes news that nobody sees before the post to which they lead, and from which day on. */
export function waitingNews(entries: Entry[], day: string): Problem[] {
  const waiting = entriesOf(entries, "posts").filter((post) => isWaiting(post, day));
  const firstDays = new Map(waiting.map((post) => [post.id, firstDay(post) ?? day]));
  return entriesOf(entries, "news").flatMap((news): Problem[] => {
    const { post } = (news.value ?? {}) as { post?: string };
    const first = firstDays.get(String(post));
    if (!first || !isShown(news, { day, drafts: false })) return [];
    const says = `The post ${post} becomes public on ${first}, and this news waits for it.`;
    const fix = `Write publishOn: ${first} here too, or lead to another post.`;
    return [{ ...problemAt(news, ["post"], { says, fix }), severity: "note" }];
  });
}
