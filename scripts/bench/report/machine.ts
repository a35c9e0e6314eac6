import { availableParallelism, cpus, totalmem } from "node:os";

/** What a figure depends on besides the code; nothing in it names whose machine it is. */
export type Machine = {
  processor: string;
  cores: number;
  /** In GiB. */
  memory: number;
  system: string;
  node: string;
};

/** The machine that this runs on. */
export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model.replaceAll(/\s+/g, " ").trim() || "unknown processor",
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 2 ** 30),
    system: process.platform,
    node: process.versions.node,
  };
}

/** A machine in one line. */
export function machineInWords({ processor, cores, memory, system, node }: Machine) {
  return `${processor}, ${cores} ${cores === 1 ? "core" : "cores"}, ${memory} GiB, ${system}, Node ${node}`;
}
