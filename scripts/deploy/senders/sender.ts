import type { PreparedSite } from "#scripts/deploy/deploy-plan.ts";

/** What a sender is about to do. */
export type Sending = {
  /** What would change there, such as "3 new, 1 changed, 2 go away". */
  says: string;
  /** Does it, and answers in a few words with what came of it. */
  send: () => Promise<string>;
};

/** Looks at a prepared site and at the place that it goes to; changes nothing there yet. */
export type Sender = (prepared: PreparedSite) => Promise<Sending>;

/** The numbers of files that are new, changed and gone, in words. */
export function changesInWords({ added = 0, changed = 0, gone = 0 }) {
  if (added + changed + gone === 0) return "nothing differs";
  return `${added} new, ${changed} changed, ${gone} ${gone === 1 ? "goes" : "go"} away`;
}
