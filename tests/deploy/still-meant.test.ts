import { describe, expect, it } from "vitest";

import { stillMeant } from "#scripts/deploy/still-meant.ts";

const [commit, other] = ["a".repeat(40), "b".repeat(40)];

function look(event: string, facts: { newest?: string; live?: string }) {
  const { newest = other, live = other } = facts;
  return stillMeant(
    { event, commit, address: "https://charity.example", before: other },
    {
      ask: () => Promise.resolve({ status: 200, text: `commit ${live}\nday 2026-11-22\n` }),
      newest: () => Promise.resolve(newest),
    },
  );
}

describe("stillMeant", () => {
  it.each([
    ["the newest commit of main after a push", "push", { newest: commit }],
    ["in the morning what is live", "schedule", { live: commit }],
    ["whatever a person asks for", "workflow_dispatch", {}],
  ])("lets go live %s", async (_, event, facts) => {
    await expect(look(event, facts)).resolves.toBeUndefined();
  });

  it.each([
    ["a push that a newer one overtook", "push", { live: commit }, "newer commit"],
    [
      "a roll back that waited while another went live",
      "workflow_dispatch",
      { live: commit },
      "meanwhile",
    ],
    ["a morning that a deployment overtook", "schedule", { newest: commit }, "went live meanwhile"],
  ])("stops %s", async (_, event, facts, says) => {
    await expect(look(event, facts)).rejects.toThrow(says);
  });
});
