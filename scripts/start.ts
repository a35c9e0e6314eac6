// Builds the site and serves it with the production headers until it is stopped.
import { basePath } from "#app/library/base-path.ts";
import { outputFolder } from "#scripts/build/output-file.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { chosenPort } from "#scripts/serve/chosen-port.ts";
import { serveSite } from "#scripts/serve/site-server.ts";

try {
  const port = chosenPort();
  if (await buildSite()) {
    const { address } = await serveSite({ folder: outputFolder(), port, basePath });
    console.log(`The site is at ${address} (stop it with Ctrl+C).`);
  } else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
