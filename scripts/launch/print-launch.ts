import { logText } from "#scripts/check/print-findings.ts";
import type { LaunchTask } from "#scripts/launch/launch-tasks.ts";

type Group = { title: string; who: string; remedy: string; isShort?: true };

// In the order in which to do them.
const groups: Record<LaunchTask["group"], Group> = {
  proof: {
    title: "Missing facts that donors look for",
    who: "the director",
    remedy: "Add each to the file in brackets; (proof) means the list proof: in pages/about.yaml.",
  },
  sample: {
    title: "Made-up content",
    who: "the director",
    remedy: "Write the real words, then delete sample: true.",
  },
  translation: {
    title: "Texts that a native speaker must confirm",
    who: "someone who writes the language well and knows the work",
    remedy: "Read and correct each file, then delete its confirm: lines.",
    isShort: true,
  },
  contact: {
    title: "Contacts to check",
    who: "the office",
    remedy: "Call or write, correct the entry, then delete confirm:.",
  },
  figure: {
    title: "Figures to confirm",
    who: "the director and the accountant",
    remedy: "Add scope, asOf and source to each, then delete confirm:.",
  },
  other: {
    title: "Promises to confirm",
    who: "the director with the protection team",
    remedy: "Ask the people named in the line, then delete confirm:.",
  },
};

/** What is left to do before the launch, by person, on about a page. */
export function printLaunch(tasks: LaunchTask[]) {
  return Object.entries(groups)
    .flatMap(([name, group]) => {
      const tasksOfGroup = tasks.filter((task) => task.group === name);
      return tasksOfGroup.length > 0 ? [printGroup(group, tasksOfGroup)] : [];
    })
    .join("\n\n");
}

function printGroup({ title, who, remedy, isShort }: Group, tasks: LaunchTask[]) {
  const rows = new Map<string, { file: string; note?: string; names: string[] }>();
  for (const { file, names, note } of tasks) {
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
