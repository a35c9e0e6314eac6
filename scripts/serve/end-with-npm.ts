// Asked for when the program begins, because npm may be gone before the server listens.
const parent = process.ppid;

/** Ends a server at once when it is told to, and when the npm that started it is gone. */
export function endWithNpm() {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));
  // An npm that is killed tells nobody, but its children get another parent.
  const look = () => process.ppid === parent || process.exit(0);
  if (process.env.npm_lifecycle_event) setInterval(look, 1000).unref();
}
