import { statusFaults } from "#scripts/hosts/answers/answer-faults.ts";
import type { ExpectedAnswer } from "#scripts/hosts/answers/expectation.ts";

/** What browsers and download programs ask besides for the file at an address. */
export function conversations(path: string, bytes: Buffer): ExpectedAnswer[] {
  const expectation = "HEAD, Range, 304";
  const head: ExpectedAnswer = {
    expectation,
    path,
    method: "HEAD",
    faults: (answer) => [
      ...statusFaults(answer, 200),
      ...(answer.body.length > 0 ? ["answers HEAD with a body"] : []),
    ],
  };
  const range: ExpectedAnswer = {
    expectation,
    path,
    headers: { Range: "bytes=0-9" },
    faults: (answer) => {
      if (answer.status === 200) return ["ignores Range"];
      const isPart = answer.body.equals(bytes.subarray(0, 10));
      return [...statusFaults(answer, 206), ...(isPart ? [] : ["sends another part"])];
    },
  };
  const unchanged: ExpectedAnswer = {
    expectation,
    path,
    faults: async ({ headers: { etag } }, askAgain) => {
      if (!etag) return ["has no ETag"];
      const again = await askAgain({ path, headers: { "If-None-Match": etag } });
      return statusFaults(again, 304);
    },
  };
  return [head, range, unchanged];
}
