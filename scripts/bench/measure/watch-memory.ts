import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const isLinux = process.platform === "linux";
const pageSize = 4096;
const mebibyte = 2 ** 20;
// A rough look costs next to nothing, an exact one several milliseconds of the measured program.
const worthAnExactLook = 1.02;

/** How memory is measured here, in words. */
export const memoryMeasure = isLinux
  ? "the proportional set size of the command and all its descendants together, looked at every 50 ms"
  : "the resident set size of the command and all its descendants together, looked at every 250 ms";

/** Memory that is being watched. */
export type MemoryWatch = {
  /** The most that was seen at one moment, in MiB. */
  peak: () => number;
  /** Ends the watch. */
  stop: () => void;
};

/** Watches how much memory a process and all its descendants take together. */
export function watchMemory(root: number): MemoryWatch {
  const look = isLinux ? exactWhereHigh(root) : () => residentByPs(root);
  let peak = 0;
  const once = () => {
    peak = Math.max(peak, look());
  };
  once();
  const timer = setInterval(once, isLinux ? 50 : 250);
  return {
    peak: () => peak / mebibyte,
    stop: () => clearInterval(timer),
  };
}

// Adds up what each process has resident, which counts shared pages more than once, and asks for
// the proportional size only where that sum has grown.
function exactWhereHigh(root: number) {
  const family = familyByFiles(root);
  let highest = 0;
  return () => {
    const members = family();
    const resident = sum(members.map(residentSize));
    if (resident <= highest * worthAnExactLook) return 0;
    highest = resident;
    return sum(members.map((member) => proportionalSize(member) ?? residentSize(member)));
  };
}

// A parent is asked for once, so a process whose parent ended still belongs to the family.
function familyByFiles(root: number) {
  const parents = new Map<number, number>();
  return () => {
    const alive = readdirSync("/proc").map(Number).filter(Number.isInteger);
    for (const one of alive) if (!parents.has(one)) parents.set(one, parentOf(one));
    return descendants(root, alive, parents);
  };
}

function parentOf(process: number) {
  // The name in brackets may hold anything, so what counts begins behind the last bracket.
  const state = read(`/proc/${process}/stat`);
  return Number(state?.slice(state.lastIndexOf(")") + 2).split(" ")[1] ?? 0);
}

function residentSize(process: number) {
  return Number(read(`/proc/${process}/statm`)?.split(" ")[1] ?? 0) * pageSize;
}

function proportionalSize(process: number) {
  const size = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${process}/smaps_rollup`) ?? "")?.[1];
  return size === undefined ? undefined : Number(size) * 1024;
}

// A process may end between being listed and being asked.
function read(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function residentByPs(root: number) {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const rows = lines.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const parents = new Map(rows.map(([process = 0, parent = 0]) => [process, parent]));
  const sizes = new Map(rows.map(([process = 0, , kilobytes = 0]) => [process, kilobytes * 1024]));
  return sum(descendants(root, [...parents.keys()], parents).map((one) => sizes.get(one) ?? 0));
}

function descendants(root: number, alive: number[], parents: ReadonlyMap<number, number>) {
  return alive.filter((process) => {
    let one = process;
    // Numbers of processes are given again, so a chain may lead back into itself.
    for (let steps = 0; one && one !== root && steps < parents.size; steps += 1) {
      one = parents.get(one) ?? 0;
    }
    return one === root;
  });
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0);
}
