import type { CustomPreviewTemplate } from "@sveltia/cms";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import type { CheckQuestion } from "#scripts/editor/check-worker.ts";
import type { ContentTexts } from "#scripts/editor/code-host.ts";
import { itemsField, proseFormat, yamlFormat } from "#scripts/editor/file-formats.ts";
import { languageAt, pathIn } from "#scripts/editor/language-path.ts";
import { isEmpty, withoutEmpty, type Fields } from "#scripts/editor/plain-values.ts";
import { hasFields } from "#app/content/walk-fields.ts";
import type { Finding } from "#scripts/check/run-rules.ts";

type Setting = {
  /** Where a new entry of this kind goes. */
  path: string;
  codes: string[];
  contentNow: () => Promise<ContentTexts>;
  check: (question: Omit<CheckQuestion, "id">) => Promise<Finding[]>;
};
type Entry = { path: string; data: Fields; i18n: Record<string, { data: Fields }> };
type Shown = { findings?: Finding[]; trouble?: string };
type Pane = {
  props: { entry: { toJS: () => Entry } };
  state: Shown;
  setState: (state: Shown) => void;
  asked?: string;
  timer?: number;
  ask: () => void;
};

const patience = 400;

/** The pane beside a form: what our check says of the entry as it is in the form. */
export function checkPane({ path, codes, contentNow, check }: Setting): CustomPreviewTemplate {
  const { createClass, h } = window as unknown as {
    createClass: (parts: object) => CustomPreviewTemplate;
    h: (...parts: unknown[]) => unknown;
  };
  let usual: Promise<Finding[]> | undefined;
  const ask = async (entry: Entry) => {
    const { texts, others } = await contentNow();
    usual ??= check({ texts, others });
    const own = textsOf(entry, path, codes);
    const [before, after] = await Promise.all([
      usual,
      check({ texts: { ...texts, ...own }, others }),
    ]);
    const known = new Set(before.map(({ file, text }) => file + text));
    const findings = after.filter(({ file, text }) => file in own || !known.has(file + text));
    mark(findings, own, codes);
    return findings;
  };
  return createClass({
    getInitialState: () => ({}),
    componentDidMount(this: Pane) {
      this.ask();
    },
    componentDidUpdate(this: Pane) {
      this.ask();
    },
    componentWillUnmount(this: Pane) {
      clearTimeout(this.timer);
    },
    ask(this: Pane) {
      const entry = this.props.entry.toJS();
      const asked = JSON.stringify(entry);
      if (asked === this.asked) return;
      this.asked = asked;
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => {
        const show = (shown: Shown) => this.asked === asked && this.setState(shown);
        ask(entry).then(
          (findings) => show({ findings, trouble: undefined }),
          (error: Error) => show({ trouble: error.message }),
        );
      }, patience);
    },
    render(this: Pane) {
      const { findings, trouble } = this.state;
      if (trouble) return h("p", { role: "alert" }, trouble);
      if (!findings) return h("p", null, "Checking…");
      if (findings.length === 0) return h("p", null, "Everything is in order.");
      return h(
        "ul",
        null,
        ...findings.map((finding) =>
          h("li", { className: finding.severity }, ...wordsOf(finding, h)),
        ),
      );
    },
  });
}

function wordsOf(
  { severity, text, file, line, source }: Finding,
  h: (...parts: unknown[]) => unknown,
) {
  const label = severity === "error" ? "To mend: " : "Worth a look: ";
  return [
    h("strong", null, label),
    text,
    h("pre", null, `${file}, line ${line}\n${source.trim()}`),
  ];
}

// The files of an entry as the form would write them, by their paths inside the content folder.
function textsOf({ path, data, i18n }: Entry, fresh: string, codes: string[]) {
  const here = path || fresh;
  const layers = Object.entries(i18n).map(
    ([code, layer]) => [pathIn(code, here, codes), layer.data] as const,
  );
  const files = [[here, data] as const, ...layers].filter(
    ([, fields]) => !isEmpty(withoutEmpty(fields)),
  );
  const format = here.endsWith(".mdx") ? proseFormat : yamlFormat;
  return Object.fromEntries(
    files.map(([file, fields]) => [file.replace(/^content\//, ""), format.toFile(fields)]),
  );
}

// Shows each finding at its field: the style sheet writes the attribute below it.
function mark(findings: Finding[], own: Record<string, string>, codes: string[]) {
  for (const field of document.querySelectorAll("[data-finding]"))
    field.removeAttribute("data-finding");
  for (const { file, start, text } of findings) {
    const written = own[file];
    const at = written === undefined ? undefined : keyPathAt(written, start, file.endsWith(".mdx"));
    const pane = `.pane[data-locale="${languageAt(`content/${file}`, codes)}"]`;
    const field = at && document.querySelector(`${pane} [data-key-path="${CSS.escape(at)}"]`);
    if (field && !field.hasAttribute("data-finding")) field.setAttribute("data-finding", text);
  }
}

/** The field of a form, such as items.2.label, in which a place of its file is. */
export function keyPathAt(text: string, at: number, isProse: boolean) {
  const from = isProse ? text.indexOf("\n") + 1 : 0;
  const to = isProse ? text.indexOf("\n---", from - 1) + 1 : text.length;
  if (at >= to && isProse) return "body";
  const { data, rangeOf } = parseYaml(text, from, to);
  const path: (string | number)[] = [];
  let value: unknown = data;
  while (typeof value === "object" && value !== null) {
    const names = hasFields(value) ? Object.keys(value) : [...(value as unknown[]).keys()];
    const name = names.find((one) => {
      const { start, end } = rangeOf([...path, one]);
      return at >= start && at < end;
    });
    if (name === undefined) break;
    path.push(name);
    value = (value as Fields)[name];
  }
  return (Array.isArray(data) ? [itemsField, ...path] : path).join(".");
}
