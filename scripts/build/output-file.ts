import { createHash } from "node:crypto";
import path from "node:path";

/** The folder that gets the finished site; OUT_DIR names another. */
export function outputFolder() {
  return path.resolve(process.env.OUT_DIR ?? "build/client");
}

/** The file below .cache with this ending that belongs to an output folder. */
export function outputFile(output: string, ending: string) {
  const name = createHash("sha256").update(path.resolve(output)).digest("hex").slice(0, 16);
  return path.resolve(".cache/sites", `${name}.${ending}`);
}
