/** How many things are made at once, and how many of those that are made are finished together. */
export type Sizes = { atOnce: number; together: number };

/** Makes something of each thing, beginning in their order, and finishes what is made in batches. */
export async function inBatches<Thing, Made>(
  things: readonly Thing[],
  { atOnce, together }: Sizes,
  make: (thing: Thing) => Promise<Made>,
  finish: (some: Made[]) => Promise<void>,
) {
  const left = things.values();
  let ready: Made[] = [];
  const finishReady = async () => {
    const some = ready;
    ready = [];
    if (some.length > 0) await finish(some);
  };
  const worker = async () => {
    for (const thing of left) {
      const made = await make(thing);
      ready.push(made);
      if (ready.length >= together) await finishReady();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, worker));
  await finishReady();
}
