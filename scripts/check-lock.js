// Refuses packages that come from anywhere but the npm registry, before anything is installed: it needs
// only Node and git. An address may be left out; npm then asks the registry for that very version.
import { execFileSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

const version = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const place = /^(?:(?:^|\/)node_modules\/(?:@[\w.-]+\/)?\w[\w.-]*)+$/;
// What packages of ours ask for by such a name, to have an older version beside a newer one.
const alias = /^((?:string-width|strip-ansi|wrap-ansi))-cjs$/;
// Npm obeys this file in each folder that it installs in.
const setting = /^(?:(?:save-exact|audit|fund)=(?:true|false)|ignore-scripts=true|)$/;

// A test asks for the rules alone.
if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  const faults = lockFaults(files, (file) => readFileSync(file, "utf8"));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** What is wrong with those of some files that npm obeys; `read` answers with the text of a file. */
export function lockFaults(files, read) {
  return files.flatMap((file) => {
    const [name] = file.split("/").slice(-1);
    if (name === "npm-shrinkwrap.json")
      return `${file}: it would be read in place of the lock file`;
    const text = /^(?:package-lock\.json|\.npmrc)$/.test(name) ? read(file) : "";
    if (name === ".npmrc" && !text.split("\n").every((line) => setting.test(line)))
      return `${file}: it has a setting that nobody has agreed to`;
    const { packages } = text && name !== ".npmrc" ? JSON.parse(text) : { packages: {} };
    if (!packages) return `${file}: it has no list of packages`;
    return Object.entries(packages).flatMap(([at, one]) =>
      faultsOf(at, one).map((says) => `${file}: ${at} ${says}`),
    );
  });
}

function faultsOf(at, { resolved, integrity, link, ...one }) {
  const wished = Object.values({ ...one.dependencies, ...one.devDependencies });
  if (at === "") return wished.every((wish) => version.test(wish)) ? [] : ["asks for no version"];
  const key = at.replace(/^.*node_modules\//, "");
  const name = key.replace(alias, "$1");
  const [file] = name.split("/").slice(-1);
  const address = `https://registry.npmjs.org/${name}/-/${file}-${one.version}.tgz`;
  const isPackage = place.test(at) && version.test(one.version) && !link;
  const isOurs = (one.name ?? key) === name && (resolved ?? address) === address;
  const isSealed = /^sha512-[\w+/]{86}==$/.test(integrity);
  if (!isPackage) return ["is no package of a version"];
  return [...(isOurs ? [] : ["comes from elsewhere"]), ...(isSealed ? [] : ["has no SHA-512"])];
}
