/** Why a review could not be made or posted, in a sentence for whoever started it. */
export class ReviewError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ReviewError";
  }
}

/** Runs a command of ours; what it could not do is said in a sentence and ends it with 1. */
export async function runReview(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
