import { basePath } from "#app/content/base-path.ts";

/** The event by which an open page gets what the check found. */
export const boxEvent = "content:errors";

/** The address of the script that shows it. */
export const boxAddress = `${basePath}/@content-box.js`;

/** The script, as a module in a page. */
export const boxTag = `<script type="module" src="${boxAddress}"></script>`;

/** What the script does: a box over the page with whole messages, until it is closed or the mistake is mended. */
export const boxScript = `import { createHotContext } from "${basePath}/@vite/client";
const style = "position:fixed;inset:1rem;margin:auto;width:auto;max-width:60rem;height:fit-content;max-height:90vh;overflow:auto;padding:1rem 1.5rem;border:4px solid #9b1b30;background:#fffbf3;color:#1d1533;font:1rem/1.5 system-ui;white-space:pre-wrap;overflow-wrap:anywhere;z-index:99";
createHotContext("${boxAddress}").on("${boxEvent}", ({ heading, text }) => {
  document.getElementById("content-box")?.remove();
  const box = document.body.appendChild(document.createElement("dialog"));
  Object.assign(box, { id: "content-box", open: true });
  box.style.cssText = style;
  const title = box.appendChild(document.createElement("h2"));
  title.textContent = heading;
  box.append(text);
  const close = box.appendChild(document.createElement("form"));
  close.method = "dialog";
  close.appendChild(document.createElement("button")).textContent = "Close";
});
`;
