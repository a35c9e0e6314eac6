import { readFileSync, renameSync, writeFileSync } from "node:fs";
import zlib from "node:zlib";

// What serves until somebody stops it never comes to its end.
const servingMilliseconds = 30_000;

/**
 * The code that V8 made of a program in an earlier process, and the late parts that this reached;
 * undefined where there is none for this program, Node and processor, or it is damaged. V8 itself
 * would run damaged code.
 */
export function keptCode(file, source) {
  try {
    const bytes = readFileSync(codeFile(file));
    const end = bytes.indexOf("\n");
    const { program, sum, parts } = JSON.parse(bytes.toString("latin1", 0, end));
    const code = bytes.subarray(end + 1);
    const isWhole = program === nameOf(source) && sum === zlib.crc32(code);
    return isWhole ? { code, parts } : undefined;
  } catch {
    // Without it a start only takes longer.
    return undefined;
  }
}

/**
 * Keeps the code of a program, with all functions that a process came to, where none was kept, V8
 * refused it or the process reached a late part of which none was kept. Answers with what has to be
 * told of each late part that is reached.
 */
export function keepCode(file, source, script, kept) {
  const parts = new Set(kept?.parts);
  let isKeeping = false;
  const keep = () => {
    if (isKeeping) return;
    isKeeping = true;
    keepAtEnd(script, (code) => writeCode(file, source, code, [...parts]));
  };
  if (!kept || script.cachedDataRejected) keep();
  return (part) => {
    if (parts.has(part)) return;
    parts.add(part);
    keep();
  };
}

function keepAtEnd(script, write) {
  // A thread may be stopped at any time, and runs what the main thread runs.
  if (!process.getBuiltinModule("node:worker_threads").isMainThread) return;
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  const keep = () => {
    setFlagsFromString("--flush-bytecode");
    write(script.createCachedData());
    // What only ran at the start would be forgotten by the end.
    setFlagsFromString("--no-flush-bytecode");
  };
  setFlagsFromString("--no-flush-bytecode");
  process.once("exit", (exitCode) => exitCode === 0 && keep());
  setTimeout(keep, servingMilliseconds).unref();
}

function writeCode(file, source, code, parts) {
  const head = JSON.stringify({ program: nameOf(source), sum: zlib.crc32(code), parts });
  const draft = `${codeFile(file)}.${process.pid}`;
  try {
    writeFileSync(draft, Buffer.concat([Buffer.from(`${head}\n`), code]));
    renameSync(draft, codeFile(file));
  } catch {
    // A disk that is full or not ours only costs the time that would have been saved.
  }
}

// The first line of a program is its own.
function nameOf(source) {
  const line = source.slice(0, source.indexOf("\n"));
  return `${line} ${process.version} ${process.arch}`;
}

function codeFile(file) {
  return `${file}.code`;
}
