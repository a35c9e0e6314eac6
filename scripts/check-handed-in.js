// Refuses files that only programs make, and that the next build trusts, however their folder is spelt:
// in capitals, with a dot or a space behind it (which Windows drops), with letters that nobody sees or
// that a Mac takes for others, or by its short name. It runs before anything is installed.
import { execFileSync } from "node:child_process";

const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
const handedIn = files.filter((file) => {
  const names = file.split(/[/\\]/).map(plain);
  return names[0] === "build" || names.some((name) => /^(?:\.cache|node_modules)$|~\d/.test(name));
});
if (handedIn.length > 0) {
  console.error("These files are made by programs and may not be part of a change:");
  for (const file of handedIn) console.error(JSON.stringify(file));
  process.exitCode = 1;
}

function plain(name) {
  const seen = name.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return seen.toLowerCase().replace(/(?::.*|[. ]+)$/, "");
}
