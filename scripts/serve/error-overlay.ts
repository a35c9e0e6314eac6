import { basePath } from "#app/content/base-path.ts";
import { dyes } from "#app/leso/palette.ts";

/** The event by which an open page reports which save it shows. */
export const openedEvent = "content:opened";

/** The event that sends the check's findings to open pages. */
export const errorsEvent = "content:errors";

/** The address of the script that shows them. */
export const overlayAddress = `${basePath}/@error-overlay.js`;

/** Adds the script to a page, with the number of saves before the page was rendered. */
export function withOverlay(html: string, saves: number) {
  const tag = `<script type="module" src="${overlayAddress}?${saves}"></script>`;
  return html.replace("</body>", `${tag}</body>`);
}

/** The script: a box over the page with the messages, until it is closed or the errors are fixed. */
export const overlayScript = `import { createHotContext } from "${basePath}/@vite/client";
const style = "position:fixed;inset:1rem;margin:auto;width:auto;max-width:60rem;height:fit-content;max-height:90vh;overflow:auto;padding:1rem 1.5rem;border:4px solid ${dyes.madder};background:${dyes.paper};color:${dyes.ink};font:1rem/1.5 system-ui;white-space:pre-wrap;overflow-wrap:anywhere;z-index:99";
const hot = createHotContext("${overlayAddress}");
hot.on("${errorsEvent}", ({ heading, text }) => {
  document.getElementById("error-overlay")?.remove();
  const box = document.body.appendChild(document.createElement("dialog"));
  Object.assign(box, { id: "error-overlay", open: true });
  box.style.cssText = style;
  const title = box.appendChild(document.createElement("h2"));
  title.textContent = heading;
  box.append(text);
  const close = box.appendChild(document.createElement("form"));
  close.method = "dialog";
  close.appendChild(document.createElement("button")).textContent = "Close";
});
hot.send("${openedEvent}", Number(new URL(import.meta.url).search.slice(1)));
`;
