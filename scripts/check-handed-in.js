// Refuses files that only programs make, and that the next build trusts, however their folder is spelt:
// in capitals, with a dot or a space behind it (which Windows drops), with letters that nobody sees or
// that a Mac takes for others, or by its short name. It runs before anything is installed.
import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

// A test asks for the rule alone.
if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  const made = handedIn(files);
  if (made.length > 0) {
    console.error("These files are made by programs and may not be part of a change:");
    for (const file of made) console.error(JSON.stringify(file));
    process.exitCode = 1;
  }
}

/** Those of some files that only programs make. */
export function handedIn(files) {
  return files.filter((file) => {
    const names = file.split(/[/\\]/).map(plain);
    return (
      names[0] === "build" || names.some((name) => /^(?:\.cache|node_modules)$|~\d/.test(name))
    );
  });
}

function plain(name) {
  const seen = name.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return seen.toLowerCase().replace(/(?::.*|[. ]+)$/, "");
}
