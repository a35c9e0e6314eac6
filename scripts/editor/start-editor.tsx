// The editor's page: Sveltia CMS with our file formats, our check in each form and a preview beside it.
// Saving keeps what others changed in the meantime.
import CMS, { type CmsConfig } from "@sveltia/cms";
import { createRoot } from "react-dom/client";
import { kinds } from "#app/content/kinds.ts";
import type { CheckAnswer, CheckQuestion } from "#scripts/editor/check-worker.ts";
import { codeHost, type Repository } from "#scripts/editor/code-host.ts";
import styles from "#scripts/editor/editor.css?url";
import { completedCommit } from "#scripts/editor/completed-commit.ts";
import { checkWidget } from "#scripts/editor/cms-config.ts";
import { entryCheck } from "#scripts/editor/entry-check.ts";
import { entryFiles, type FormEntry } from "#scripts/editor/entry-files.ts";
import { EntryFindings, EntryPane } from "#scripts/editor/entry-pane.tsx";
import { formatOf } from "#scripts/editor/file-formats.ts";
import { languageAt } from "#scripts/editor/language-path.ts";
import { keptText } from "#scripts/editor/kept-text.ts";
import { latestEntry } from "#scripts/editor/latest-entry.ts";

const config = (await (await fetch("config.json")).json()) as CmsConfig;
const codes = config.i18n?.locales ?? [];
const host = codeHost(config.backend as Repository);
const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
type Message = CheckAnswer & { id: number; trouble?: string };
const waiting = new Map<number, (message: Message) => void>();
worker.onmessage = ({ data }: MessageEvent<Message>) => {
  waiting.get(data.id)?.(data);
  waiting.delete(data.id);
};
let id = 0;
async function check(question: CheckQuestion): Promise<CheckAnswer> {
  id += 1;
  worker.postMessage({ ...question, id });
  const message = await new Promise<Message>((resolve) => waiting.set(id, resolve));
  if (message.trouble) throw new Error(message.trouble);
  return message;
}
// Tests call the check with the examples of the rules; the CMS is patched to call the other.
Object.assign(window, { check, keptText, completeCommit: completedCommit({ host, check }) });

const checks = new Map(
  kinds.map((kind) => [kind.name as string, entryCheck({ kind, codes, host, check })]),
);
const { keep, latest } = latestEntry(host, codes, undefined, async (entry, kind) => {
  const form = { ...entry, language: languageAt(entry.path, codes) };
  const { changed } = entryFiles(form, kind, codes);
  const { marks = {} } = changed.length > 0 ? await checks.get(kind.name)!.look(form) : {};
  return Object.fromEntries(changed.map((path) => [`content/${path}`, marks[path] ?? ""]));
});
CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => latest(entry) });
CMS.registerEventListener({ name: "postSave", handler: keep });
CMS.registerEventListener({ name: "postSave", handler: host.forget });
CMS.registerPreviewStyle(styles);

type Given = {
  entry: { toJS: () => object };
  field?: { get: (name: string) => string };
};
const { h } = window as unknown as { h: (tag: string, props: object) => object };
const roots = new WeakMap<Element, ReturnType<typeof createRoot>>();
// The CMS bundles another React, so each of our parts has its own root inside an element of the CMS.
const part = (Part: typeof EntryPane, kind: string, { entry }: Given) => {
  const show = (place: Element | null) => {
    // A preview is a document of its own.
    const frame = place?.ownerDocument.defaultView?.frameElement;
    const language = (frame ?? place)?.closest<HTMLElement>("[data-locale]")?.dataset.locale;
    if (!place || !language) return;
    const root = roots.get(place) ?? createRoot(place);
    roots.set(place, root);
    const form = { ...(entry.toJS() as FormEntry), language };
    root.render(<Part entry={form} check={checks.get(kind)!} />);
  };
  return h("main", { ref: show });
};
for (const kind of kinds) {
  const ending = kind.form === "folder" ? "mdx" : "yaml";
  CMS.registerCustomFormat(`kept-${kind.name}`, ending, formatOf(kind));
  const page = (given: Given) => part(EntryPane, kind.name, given);
  CMS.registerPreviewTemplate(kind.name, page as never);
}
const findings = (given: Given) => part(EntryFindings, given.field?.get("kind") ?? "", given);
CMS.registerFieldType(checkWidget, findings as never);

// The arrow above a form drops what nobody saved, and only a reload would offer it again.
document.addEventListener(
  "click",
  (event) => {
    const back = event.target instanceof Element ? event.target.closest("button.back") : null;
    const buttons = back?.closest("[role=toolbar]")?.querySelectorAll("button.primary:enabled");
    const save = [...(buttons ?? [])].some(({ textContent }) => textContent.trim() === "Save");
    // A new form can be saved before anything is written in it.
    if (!save || document.querySelector("main .empty")) return;
    if (!confirm("Leave this form? What you changed since you last saved is not saved."))
      event.stopImmediatePropagation();
  },
  { capture: true },
);

void CMS.init({ config });
