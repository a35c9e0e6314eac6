import { ask } from "#scripts/hosts/answers/ask.ts";
import type { Expectation, ExpectedAnswer } from "#scripts/hosts/answers/expectation.ts";

/** What one question showed: what is wrong with the answer, or nothing. */
export type AskedAnswer = { expectation: Expectation; path: string; faults: string[] };

const askedAtOnce = 8;

/** Asks the host of an address every question, and answers with what each of them showed. */
export async function askAll(address: string, expected: ExpectedAnswer[]): Promise<AskedAnswer[]> {
  const found: AskedAnswer[] = [];
  const open = expected.entries();
  const askOn = async () => {
    for (const [index, one] of open) {
      const { expectation, path } = one;
      found[index] = { expectation, path, faults: await faultsOf(address, one) };
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, askOn));
  return found;
}

async function faultsOf(address: string, { faults, ...question }: ExpectedAnswer) {
  try {
    return await faults(await ask(address, question), (again) => ask(address, again));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
