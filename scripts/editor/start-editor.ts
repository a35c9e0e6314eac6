// The page of the editor: Sveltia CMS with our file formats, our check beside each form, and saving
// that takes the changes of others along.
import CMS from "@sveltia/cms";
import type { CmsConfig } from "@sveltia/cms";
import { checkPane } from "#scripts/editor/check-pane.ts";
import type { CheckQuestion } from "#scripts/editor/check-worker.ts";
import { codeHost, type ContentTexts, type Repository } from "#scripts/editor/code-host.ts";
import { proseFormat, yamlFormat } from "#scripts/editor/file-formats.ts";
import { latestEntry } from "#scripts/editor/latest-entry.ts";
import type { Finding } from "#scripts/check/run-rules.ts";

type Settings = { config: CmsConfig; paths: Record<string, string>; pullRequestText: string };

const { config, paths, pullRequestText } = (await (await fetch("config.json")).json()) as Settings;
const host = codeHost(config.backend as Repository);
const { remember, latest } = latestEntry(host, config.i18n?.locales ?? []);

CMS.registerCustomFormat("kept-yaml", "yaml", remember(yamlFormat));
CMS.registerCustomFormat("kept-prose", "mdx", remember(proseFormat));
CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => latest(entry) });

const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
const waiting = new Map<number, (findings: Finding[]) => void>();
worker.onmessage = ({ data }: MessageEvent<{ id: number; findings: Finding[] }>) => {
  waiting.get(data.id)?.(data.findings);
  waiting.delete(data.id);
};
let id = 0;
function check(question: Omit<CheckQuestion, "id">) {
  id += 1;
  worker.postMessage({ ...question, id });
  return new Promise<Finding[]>((resolve) => waiting.set(id, resolve));
}
// The tests ask it what the rules find in their examples.
Object.assign(window, { check });

let content: Promise<ContentTexts> | undefined;
const contentNow = () => (content ??= host.contentTexts());
for (const [name, path] of Object.entries(paths))
  CMS.registerPreviewTemplate(
    name,
    checkPane({ path, codes: config.i18n?.locales ?? [], contentNow, check }),
  );

// A pull request begins with the text of all others.
const { fetch: send } = window;
window.fetch = (address, options) => {
  const isNew = options?.method === "POST" && /\/pulls$/.test(String(address));
  if (!isNew) return send(address, options);
  const body = { ...(JSON.parse(String(options.body)) as object), body: pullRequestText };
  return send(address, { ...options, body: JSON.stringify(body) });
};

void CMS.init({ config });
