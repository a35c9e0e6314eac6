// The editor's page: Sveltia CMS with our file formats, and our check and a preview beside each form.
// Saving keeps what others changed in the meantime.
import CMS, { type CmsConfig } from "@sveltia/cms";
import { createRoot } from "react-dom/client";
import { kinds } from "#app/content/kinds.ts";
import type { CheckAnswer, CheckQuestion } from "#scripts/editor/check-worker.ts";
import { codeHost, type Repository } from "#scripts/editor/code-host.ts";
import styles from "#scripts/editor/editor.css?url";
import { entryCheck, type FormEntry } from "#scripts/editor/entry-check.ts";
import { EntryPane } from "#scripts/editor/entry-pane.tsx";
import { formatOf } from "#scripts/editor/file-formats.ts";
import { latestEntry } from "#scripts/editor/latest-entry.ts";

const config = (await (await fetch("config.json")).json()) as CmsConfig;
const codes = config.i18n?.locales ?? [];
const host = codeHost(config.backend as Repository);
const { remember, latest } = latestEntry(host, codes);

CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => latest(entry) });
CMS.registerPreviewStyle(styles);

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
// Tests call it with the examples of the rules.
Object.assign(window, { check });

type Preview = { entry: { toJS: () => object } };
const { h } = window as unknown as { h: (tag: string, props: object) => object };
for (const kind of kinds) {
  const ending = kind.form === "folder" ? "mdx" : "yaml";
  CMS.registerCustomFormat(`kept-${kind.name}`, ending, remember(formatOf(kind)));
  const lookAt = entryCheck({ kind, codes, host, check });
  const roots = new WeakMap<Element, ReturnType<typeof createRoot>>();
  // The CMS bundles another React, so the pane has its own root inside an element of the CMS.
  const show = (place: Element, entry: FormEntry) => {
    const root = roots.get(place) ?? createRoot(place);
    roots.set(place, root);
    root.render(<EntryPane entry={entry} lookAt={lookAt} />);
  };
  const template = ({ entry }: Preview) =>
    h("main", {
      ref: (place: Element | null) => place && show(place, entry.toJS() as FormEntry),
    });
  CMS.registerPreviewTemplate(kind.name, template as never);
}

void CMS.init({ config });
