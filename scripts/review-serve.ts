// Serves the preview that the last review made, under the headers that it was made with.
import { existsSync } from "node:fs";
import path from "node:path";
import { basePath } from "#app/content/base-path.ts";
import { UserError } from "#app/content/user-error.ts";
import { previewFolder } from "#scripts/review/preview/write-preview.ts";
import { chosenPort } from "#scripts/serve/listen.ts";
import { serveSite } from "#scripts/serve/static-server.ts";

const folder = path.resolve(previewFolder);
if (!existsSync(folder)) {
  throw new UserError("There is no preview yet: npm run review -- --base main");
}
const { address } = await serveSite({ folder, port: chosenPort(), basePath });
console.log(`The preview is at ${address} (stop it with Ctrl+C).`);
