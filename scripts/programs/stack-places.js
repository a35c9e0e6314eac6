import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Lets stacks tell of the sources of our programs instead of the files made of them, and shows what
 * nobody caught. The maps of the sources are only read when a stack is asked for.
 */
export function showSourcesInStacks() {
  const maps = new Map();
  const placed = (frame) => {
    const text = frame.toString();
    const file = frame.getFileName();
    if (!file?.includes(programs)) return text;
    if (!maps.has(file)) maps.set(file, mapOf(file));
    const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
    const { originalSource, originalLine, originalColumn } =
      maps.get(file)?.findEntry(line - 1, column - 1) ?? {};
    if (!originalSource) return text;
    const source = path.resolve(path.dirname(file), originalSource);
    return text.replace(
      `${file}:${line}:${column}`,
      () => `${source}:${originalLine + 1}:${originalColumn + 1}`,
    );
  };
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${placed(frame)}`)].join("\n");
  // Node would show a line of the program first.
  process.on("uncaughtException", (error) => {
    console.error(error);
    process.exit(1);
  });
}

const programs = path.normalize("/.cache/programs/");

function mapOf(file) {
  try {
    const { SourceMap } = process.getBuiltinModule("node:module");
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  } catch {
    // Then the place in the program has to do.
    return undefined;
  }
}

function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error";
  }
}
