// Serves the site from its sources and shows every saved change at once.
import { startDevelopment } from "#scripts/serve/development-server.ts";
import { endWithNpm } from "#scripts/serve/end-with-npm.ts";
import { chosenPort } from "#scripts/serve/listen.ts";

endWithNpm();
const address = await startDevelopment(chosenPort());
console.log(`The site is at ${address}; a saved file shows at once (stop with Ctrl+C).`);
