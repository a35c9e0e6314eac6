import type { AskedAnswer } from "#scripts/hosts/answers/ask-all.ts";
import { expectations, type Expectation } from "#scripts/hosts/answers/expectation.ts";
import { hostLimits } from "#scripts/hosts/host-limits.ts";
import type { DeployHost } from "#app/model/site/deploy-target.ts";

/** How a host does one thing: how many questions, how many right answers, and what is wrong. */
export type JudgedExpectation = {
  expectation: Expectation;
  asked: number;
  right: number;
  /** What the host cannot do, where that is what was found. */
  limits: string[];
  /** What is wrong besides, each with its address. */
  faults: string[];
};

/** Counts the answers of a host by what they show, and takes off what the host cannot do. */
export function judgedAnswers(answers: AskedAnswer[], host?: DeployHost): JudgedExpectation[] {
  return expectations.flatMap((expectation) => {
    const asked = answers.filter((answer) => answer.expectation === expectation);
    const known = (host ? hostLimits[host] : undefined) ?? [];
    const limitOf = (fault: string) =>
      known.find((limit) => limit.expectation === expectation && limit.fault.test(fault));
    const all = asked.flatMap(({ path, faults }) => faults.map((fault) => ({ path, fault })));
    const faults = all.filter(({ fault }) => !limitOf(fault));
    const judged = {
      expectation,
      asked: asked.length,
      right: asked.filter((answer) => answer.faults.length === 0).length,
      limits: [...new Set(all.flatMap(({ fault }) => limitOf(fault)?.says ?? []))],
      faults: faults.map(({ path, fault }) => `${path} ${fault}`),
    };
    return asked.length > 0 ? [judged] : [];
  });
}

const faultsShown = 5;

/** The judgement as lines of a table, with the first faults of each kind below it. */
export function judgementText(judged: JudgedExpectation[]): string {
  const rows = judged.map(({ expectation, asked, right, limits, faults }) => {
    const mark = faults.length > 0 ? "wrong" : "right";
    const limit = limits.map((says) => `the host ${says}`).join("; ");
    const counted = `${right}/${asked}`.padStart(9);
    return `  ${expectation.padEnd(26)}${counted}  ${limit && mark === "right" ? limit : mark}`;
  });
  const faults = judged.flatMap(({ expectation, faults }) => [
    ...faults.slice(0, faultsShown).map((fault) => `  ${expectation}: ${fault}`),
    ...(faults.length > faultsShown
      ? [`  ${expectation}: ${faults.length - faultsShown} more`]
      : []),
  ]);
  return [...rows, ...faults].join("\n");
}
