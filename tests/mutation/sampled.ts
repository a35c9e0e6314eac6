/** A few of many places, always the same ones for the same name, spread over the file. */
export function sampled<Place>(places: Place[], atMost: number, name: string): Place[] {
  if (places.length <= atMost) return places;
  const step = places.length / atMost;
  const first = digest(name) % Math.floor(step);
  return Array.from(
    { length: atMost },
    (_, index) => places[Math.floor(index * step) + first],
  ).filter((place) => place !== undefined);
}

function digest(name: string) {
  return [...name].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
}
