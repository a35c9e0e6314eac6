import { parseArgs } from "node:util";
import { targetFaults } from "#app/library/checks/deploy-targets.ts";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { sentencesOf } from "#app/library/problems/problem.ts";
import { valueWords } from "#app/library/problems/value-words.ts";
import { schemaAt } from "#app/library/schema-walk.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import {
  deployHosts,
  deployTargetSchema,
  type DeployTarget,
} from "#app/model/site/deploy-target.ts";
import type { Site } from "#app/model/site/site.ts";

const flags = {
  "dry-run": { type: "boolean" },
  prepare: { type: "boolean" },
  host: { type: "string" },
  to: { type: "string" },
  address: { type: "string" },
} as const;

/** What the words behind `npm run deploy --` ask for. */
export type Asked = {
  name?: string;
  flags: Partial<DeployTarget>;
  isDryRun: boolean;
  isOnlyPrepared: boolean;
};

/** Reads the words behind `npm run deploy --`; throws a MendableError where they make no sense. */
export function readWords(words: string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: flags,
      allowPositionals: true,
    });
    const { "dry-run": isDryRun = false, prepare: isOnlyPrepared = false, ...given } = values;
    if (positionals.length > 1)
      throw new TypeError(`More than one name: ${positionals.join(", ")}`);
    return {
      name: positionals[0],
      flags: given as Partial<DeployTarget>,
      isDryRun,
      isOnlyPrepared,
    };
  } catch (error) {
    const { message } = error as Error;
    throw new MendableError(
      `${message}\nWrite npm run deploy -- live, with --dry-run to send nothing, or name a target ` +
        `once: ${onceLike}.`,
    );
  }
}

const onceLike =
  "--host apache --to user@example.org:public_html --address https://www.example.org";

/** The target that was asked for by name or by flags, or the only one. */
export function chosenTarget(
  { name, flags: given }: Asked,
  { deploy = [], address }: Pick<Site, "deploy" | "address">,
): DeployTarget {
  if (Object.keys(given).length > 0)
    return targetOfFlags({ name: name ?? "once", ...given }, address);
  const names = deploy.map((one) => one.name);
  const found = name === undefined ? deploy[0] : deploy.find((one) => one.name === name);
  if (deploy.length === 0) throw new MendableError(howToBegin);
  if (!found) {
    const near = didYouMean(name ?? "", names) || `There are: ${names.join(", ")}.`;
    throw new MendableError(`There is no target called "${name}" in site.yaml. ${near}`);
  }
  if (name === undefined && deploy.length > 1)
    throw new MendableError(`Say which target: npm run deploy -- ${names.join(", or ")}.`);
  return found;
}

const howToBegin = `There is no target to which the site could be sent. Write one into content/site.yaml, such as

deploy:
  - name: live
    host: cloudflare
    to: suluhisho

The hosts are: ${deployHosts.join(", ")}. Or name a target once:
npm run deploy -- ${onceLike}`;

function targetOfFlags(given: Partial<DeployTarget>, own: string): DeployTarget {
  const { data, error } = deployTargetSchema.safeParse(given, { reportInput: true });
  const wrong = (error?.issues ?? []).map((issue) =>
    sentencesOf(valueWords(issue, issue.path, schemaAt(deployTargetSchema, issue.path))),
  );
  const unfit = data ? targetFaults(data, own).map(sentencesOf) : [];
  if (!data || unfit.length > 0)
    throw new MendableError([...new Set([...wrong, ...unfit])].join("\n"));
  return data;
}
