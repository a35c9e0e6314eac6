import { readFileSync } from "node:fs";

// Asked for when the program begins, because npm may be gone before the server listens.
const callersAtFirst = callers();

/** Ends a server at once when it is told to, and when the npm that started it is gone. */
export function endWithNpm() {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));
  // An npm that is killed tells nobody, but what it started gets another parent.
  const look = () => callers() === callersAtFirst || process.exit(0);
  if (process.env.npm_lifecycle_event) setInterval(look, 1000).unref();
}

// The process above this one, and the one above that where a shell of npm's stands between them.
function callers() {
  const parent = String(process.ppid);
  try {
    const status = readFileSync(`/proc/${parent}/status`, "utf8");
    const [, above = ""] = /^Name:\s*\w*sh$[^]*^PPid:\s*(\d+)$/m.exec(status) ?? [];
    return `${parent} ${above}`;
  } catch {
    // Only Linux tells; elsewhere shells mostly give their place to what they start.
    return parent;
  }
}
