// Serves the editor with a copy of this repository, so that anybody can try it without an account.
import { serveEditor } from "#tests/support/stand-in-host.ts";
import { chosenPort } from "#scripts/serve/listen.ts";

const { address, repository } = await serveEditor(".", ".cache/editor", chosenPort());
console.log(`The editor is at ${address}: choose “Sign In Using Access Token”, and type any word.`);
console.log(
  `Saving writes to branches of ${repository}, never to this folder (stop it with Ctrl+C).`,
);
