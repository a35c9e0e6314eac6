import { noteRead } from "#app/library/reads/recorder.ts";

const seen = new WeakMap<object, object>();

/**
 * The same value, which notes each text, number and answer that is taken out of it as `name` and
 * the path to it, such as content/site.yaml#social.0.name; what is only passed on is not noted.
 */
export function readThrough<Value>(value: Value, name: string): Value {
  if (typeof value !== "object" || value === null) return value;
  const known = seen.get(value);
  if (known) return known as Value;
  const joint = name.endsWith("#") ? name : `${name}.`;
  const through = new Proxy(value, {
    get(target, property, receiver) {
      const found: unknown = Reflect.get(target, property, receiver);
      if (typeof property === "symbol" || typeof found === "function") return found;
      if (typeof found === "object" && found !== null) return readThrough(found, joint + property);
      noteRead(joint + property);
      return found;
    },
    // Whoever asks which fields there are depends on those that there could be.
    ownKeys(target) {
      noteRead(`${joint}*`);
      return Reflect.ownKeys(target);
    },
  });
  seen.set(value, through);
  return through as Value;
}
