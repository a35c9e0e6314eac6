// Serves the preview that the last review made, under the headers that it was made with.
import { existsSync } from "node:fs";
import path from "node:path";
import { basePath } from "#app/library/base-path.ts";
import { previewFolder } from "#scripts/review/preview/write-preview.ts";
import { chosenPort } from "#scripts/serve/chosen-port.ts";
import { serveSite } from "#scripts/serve/site-server.ts";

const folder = path.resolve(previewFolder);
try {
  if (!existsSync(folder))
    throw new Error("There is no preview yet: npm run review -- --base main");
  const { address } = await serveSite({ folder, port: chosenPort(), basePath });
  console.log(`The preview is at ${address} (stop it with Ctrl+C).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
