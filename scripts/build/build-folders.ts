import path from "node:path";

/** The folder that gets the finished site; OUT_DIR names another. */
export function outputFolder() {
  return path.resolve(process.env.OUT_DIR ?? "build/client");
}
