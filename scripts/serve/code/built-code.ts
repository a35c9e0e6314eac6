import path from "node:path";
import sirv from "sirv";
import { basePath } from "#app/library/base-path.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { openDrawing } from "#scripts/build/app/drawing-program.ts";
import type { SiteCode } from "#scripts/serve/code/site-code.ts";

// Whoever waits this long is told why.
const patienceMilliseconds = 1000;
// The full build makes these, and pages that are drawn without it cannot link them.
const madeLater = /<link rel="(?:apple-touch-icon|manifest)"[^>]*>/g;

/** The code of the site as it was built for this state of it, which is built now where it was not. */
export async function builtCode(): Promise<SiteCode> {
  const waiting = setTimeout(
    () => console.log("The code is made ready, which takes some seconds after a change of it."),
    patienceMilliseconds,
  );
  try {
    const { folder } = await buildApp();
    const { handler } = await openDrawing(folder);
    // Development shows what went wrong.
    const draw = handler("development");
    return {
      serveFile: filesOf(folder),
      draw: async (request) => withoutMadeLater(await draw(request)),
      mapStack: () => {},
      isFromSources: false,
      close: async () => {},
    };
  } finally {
    clearTimeout(waiting);
  }
}

// What stands below assets/ is named after what it holds, so a browser asks for it once.
function filesOf(folder: string): SiteCode["serveFile"] {
  const assets = sirv(path.join(folder, "client"), { maxAge: 31_536_000, immutable: true });
  const others = sirv(path.resolve("public"), { dev: true });
  return (request, response, next) => {
    const asked = request.url ?? "/";
    if (!asked.startsWith(`${basePath}/`)) return next();
    request.url = asked.slice(basePath.length);
    const isAsset = request.url.startsWith("/assets/");
    (isAsset ? assets : others)(request, response, () => {
      request.url = asked;
      next();
    });
  };
}

async function withoutMadeLater(answered: Response) {
  const { status, headers } = answered;
  if (!headers.get("Content-Type")?.startsWith("text/html")) return answered;
  return new Response((await answered.text()).replace(madeLater, ""), { status, headers });
}
