import { ReviewError } from "#scripts/review/run-program.ts";

/** Why the site was not sent, in a sentence for whoever wanted to. */
export class DeployError extends ReviewError {}
