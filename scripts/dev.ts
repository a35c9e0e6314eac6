// Serves the site from its sources and shows every saved change at once.
import { chosenPort } from "#scripts/serve/listen.ts";
import { startDevelopment } from "#scripts/serve/development-server.ts";

const address = await startDevelopment(chosenPort());
console.log(`The site is at ${address}; it reloads after each save (stop with Ctrl+C).`);
