import { logText } from "#scripts/check/print-findings.ts";
import type { LaunchTask } from "#scripts/check/rule.ts";
import type { Finding } from "#scripts/check/run-rules.ts";

type Group = { title: string; who: string; remedy: string; isShort?: true };

// In the order in which they are worth doing.
const groups: Record<LaunchTask["group"], Group> = {
  proof: {
    title: "What donors look up and do not find here",
    who: "the director",
    remedy: "Write each in this file, or in the one in brackets; proof: is a part of this file.",
  },
  sample: {
    title: "What is made up",
    who: "the director",
    remedy: "Write the real words, then delete “sample: true”.",
  },
  translation: {
    title: "What a native reader has to sign",
    who: "somebody who writes the language well and knows the work",
    remedy: "Read each file, correct it, then delete its lines “confirm:”.",
    isShort: true,
  },
  contact: {
    title: "Numbers to ring or to write",
    who: "the office",
    remedy: "Call or write, put down what is right, then delete “confirm:”.",
  },
  figure: {
    title: "Figures to confirm",
    who: "the director and the accountant",
    remedy: "Write scope, asOf and source of each, then delete “confirm:”.",
  },
  other: {
    title: "Promises to confirm",
    who: "the director with the protection team",
    remedy: "Ask whoever the line names, then delete “confirm:”.",
  },
};

/** All that is left before the launch, by who can do it, on about a page. */
export function printLaunch(findings: Finding[]) {
  return Object.entries(groups)
    .flatMap(([name, group]) => {
      const own = findings.filter(({ task }) => task?.group === name);
      return own.length > 0 ? [printGroup(group, own)] : [];
    })
    .join("\n\n");
}

function printGroup({ title, who, remedy, isShort }: Group, findings: Finding[]) {
  const rows = new Map<string, { file: string; note?: string; names: string[] }>();
  for (const { file, task } of findings) {
    const { names = [], note } = task ?? {};
    const key = isShort ? file : `${file} ${note}`;
    const before = rows.get(key)?.names ?? [];
    rows.set(key, { file, note, names: [...before, ...names] });
  }
  const list = [...rows.values()].map(({ file, note, names }) => {
    const counted = names.length > 1 ? `${file} (${names.length})` : file;
    return isShort
      ? counted
      : `${counted}: ${[...new Set(names)].join(", ")}${note ? `. ${note}` : ""}`;
  });
  const count = [...rows.values()].flatMap(({ names }) => names).length;
  const lines = (isShort ? [list.join(", ")] : list).map((line) => `  ${logText(line)}`);
  return [`${title}: ${count}`, `${remedy} Usually: ${who}.`, ...lines].join("\n");
}
