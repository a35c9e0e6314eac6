import { noteRead, quietly } from "#app/library/reads/recorder.ts";

// The built site, which has this module a second time, asks for names that were given here.
const shelf = globalThis as { namesOfReads?: WeakMap<object, string> };
const names = (shelf.namesOfReads ??= new WeakMap());

/** The name under which the reads of a value are noted; undefined where they are not. */
export function nameOfReads(value: object | undefined) {
  return value && names.get(value);
}

/** What is noted besides wherever something is read, by its name: the figures that a text quotes. */
export type Besides = ReadonlyMap<string, readonly (readonly [name: string, value: unknown])[]>;

/**
 * The same value, which notes each text, number and answer that is taken out of it under `name`
 * and the path to it, such as content/site.yaml#social.0.name. What is passed on is not noted.
 */
export function readThrough<Value extends object>(
  value: Value,
  name: string,
  besides?: Besides,
  seen = new WeakMap<object, object>(),
): Value {
  const known = seen.get(value);
  if (known) return known as Value;
  const joint = name.endsWith("#") ? name : `${name}.`;
  const through = new Proxy(value, {
    get(target, property, receiver) {
      const found: unknown = Reflect.get(target, property, receiver);
      if (typeof property === "symbol" || typeof found === "function") return found;
      if (typeof found === "object" && found !== null) {
        return readThrough(found, joint + property, besides, seen);
      }
      noteRead(joint + property, found);
      besides?.get(joint + property)?.forEach(([other, said]) => noteRead(other, said));
      return found;
    },
    // Whoever asks which fields there are depends on those that there are not, too.
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      noteRead(`${joint}*`, keys.join(" "));
      return keys;
    },
  });
  seen.set(value, through);
  names.set(through, name);
  return through;
}

/** The same list, which notes under `name` who asks how long it is; its members note for themselves. */
export function readThroughList<Member>(list: readonly Member[], name: string): Member[] {
  let members: string | undefined;
  const through = new Proxy([...list], {
    get(target, property, receiver) {
      if (property === "length") noteRead(`${name}?members`, (members ??= membersOf(target)));
      const found: unknown = Reflect.get(target, property, receiver);
      const isText = typeof found === "string" && typeof property === "string";
      if (isText) noteRead(`${name}#${property}`, found);
      return found;
    },
  });
  names.set(through, name);
  return through;
}

/** The names of the members of a list, in their order. */
export function membersOf(list: readonly unknown[]) {
  return list.map((member) => nameOfReads(member as object)).join(" ");
}

/**
 * Notes what a list answered to a question about all of its members, such as their order, so that
 * only a page that asked depends on the answer. Questions are asked again by readAgain.
 */
export function noteAnswer(list: readonly unknown[], question: string, answer: () => string) {
  const name = names.get(list);
  if (name) noteRead(`${name}?${question}`, quietly(answer));
}
