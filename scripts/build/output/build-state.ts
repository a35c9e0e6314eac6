import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const drawingPrograms = ["scripts/build", "scripts/checks"];
const options = ["BASE_PATH", "SITE_URL", "SHOW_DRAFTS"];

/** The options of a build from its environment, each as name=value. */
export function buildOptions(): string[] {
  return options.map((name) => `${name}=${process.env[name] ?? ""}`);
}

/** A name made of all that decides how pages come out besides the words: code, programs, options. */
export function buildState(app: string) {
  const hash = createHash("sha256").update(path.basename(app));
  for (const folder of drawingPrograms) {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (file.endsWith(".ts"))
        hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
    }
  }
  for (const option of buildOptions()) hash.update(`\n${option}`);
  return hash.digest("base64url");
}
