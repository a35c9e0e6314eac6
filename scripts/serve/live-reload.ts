import type { IncomingMessage, ServerResponse } from "node:http";
import { basePath } from "#app/library/base-path.ts";

/** What reloads the open pages of development. */
export type LiveReload = {
  /** The name of the present state of what is served; another one after each save. */
  state: () => string;
  /** Goes on to the next state and reloads every page that shows an older one. */
  reload: () => void;
  /** The script of a page that was drawn in a state. */
  script: (state: string) => string;
  /** Takes the request where it is a page that listens. */
  takes: (request: IncomingMessage, response: ServerResponse) => boolean;
};

const place = `${basePath}/@saves`;

// A hidden page lets go, because a browser keeps few connections to one site; when it is seen
// again, it tells its state and is reloaded where that is old.
const listen = `
let saves;
const listen = () => {
  saves?.close();
  if (document.hidden) return;
  saves = new EventSource(PLACE);
  saves.onopen = () => console.debug("[live] connected");
  saves.onmessage = () => { saves.close(); location.reload(); };
};
document.addEventListener("visibilitychange", listen);
listen();
`;

/** Tells open pages of saves, each by a connection that it keeps open. */
export function liveReload(): LiveReload {
  // Another start of the server counts from the beginning, and its pages may differ.
  const start = Date.now().toString(36);
  let saves = 0;
  const pages = new Set<ServerResponse>();
  const state = () => `${start}-${saves}`;
  const tell = (page: ServerResponse) => page.write("data: reload\n\n");
  return {
    state,
    reload: () => {
      saves += 1;
      pages.forEach(tell);
    },
    script: (drawn) => {
      const address = JSON.stringify(`${place}?since=${drawn}`);
      return `<script type="module">${listen.replace("PLACE", address)}</script>`;
    },
    takes: ({ url = "" }, response) => {
      const [asked, since] = url.split("?since=");
      if (asked !== place) return false;
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.write("retry: 500\n\n");
      if (since !== state()) tell(response);
      pages.add(response);
      response.once("close", () => pages.delete(response));
      return true;
    },
  };
}
