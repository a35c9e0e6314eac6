/** Answers with a whole number from 0 up to, and without, the one given. */
export type Draw = (below: number) => number;

/** Numbers that look like chance and are the same for each seed. */
export function randomNumbers(seed: number): Draw {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}

/** One of several things. */
export function oneOf<Thing>(things: readonly Thing[], draw: Draw): Thing {
  return things[draw(things.length)] as Thing;
}
