/** Loads something at the first call for a key, and again at a later one if that failed or is forgotten. */
export function loadedOnce<Result>(load: (key: string) => Promise<Result>) {
  const loading = new Map<string, Promise<Result>>();
  const get = (key = "") => {
    const result = loading.get(key) ?? load(key);
    loading.set(key, result);
    result.catch(() => loading.delete(key));
    return result;
  };
  return Object.assign(get, { forget: () => loading.clear() });
}
