/** Does some work for each thing, for at most so many at once, beginning in their order. */
export async function inTurn<Thing>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing) => Promise<void>,
) {
  const left = things.values();
  const worker = async () => {
    for (const thing of left) await work(thing);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, worker));
}
