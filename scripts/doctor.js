// Says what is wrong with a machine and how to mend it: npm run doctor. Plain JavaScript, because an
// old Node and packages that are missing are what is wrong mostly; it has to work with Node 14.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import path from "node:path";

const gibibyte = 1024 ** 3;
const namesOfBrowsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const tools = [
  [["rsync"], "for a deployment to a server of your own"],
  [["ssh"], "for a deployment to a server of your own"],
  [["nginx"], "for trying the site on nginx"],
  [["apache2", "httpd"], "for trying the site on Apache"],
  [["caddy"], "for trying the site on Caddy"],
];

const { engines } = readJson("package.json");
const port = Number(process.env.PORT) || 3000;
const needed = [checkNode(), checkNpm(), checkPackages(), checkPlace(), checkDisk()];
needed.push(...["build", ".cache"].map(checkRight), await checkPort());
for (const { wrong, right } of needed) print(wrong ? "to mend" : "ok", wrong || right);
checkGit();
checkBrowser();
for (const [names, purpose] of tools) {
  if (names.some(programAt)) print("ok", `${names[0]}, ${purpose}`);
  else print("not here", `${names[0]}, needed only ${purpose}`);
}
const count = needed.filter(({ wrong }) => wrong).length;
console.log(
  count > 0 ? `\n${count} to mend before npm start works.` : "\nnpm start has all it needs.",
);
process.exitCode = count > 0 ? 1 : 0;

function print(mark, sentence) {
  console.log(`${mark.padEnd(9)} ${sentence}`);
}

function checkNode() {
  const oldest = engines.node.replace(">=", "");
  const [major, minor] = numbersOf(process.version);
  const [oldestMajor, oldestMinor = 0] = numbersOf(oldest);
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  const right = `Node ${process.version.slice(1)}`;
  const wrong = isOld && `${right} is too old. Install ${oldest} or newer: https://nodejs.org`;
  return { wrong, right };
}

function numbersOf(version) {
  return version.match(/\d+/g).map(Number);
}

function checkNpm() {
  const version = answerOf("npm", "--version");
  if (!version) return { wrong: "npm cannot be started. It comes with Node: https://nodejs.org" };
  const isOld = numbersOf(version)[0] < 7;
  const wrong = isOld && `npm ${version} is too old. Renew it: npm install --global npm`;
  return { wrong, right: `npm ${version}` };
}

function checkPackages() {
  const installed = readJson("node_modules/.package-lock.json").packages;
  if (!installed) return { wrong: "The packages are not installed. Install them: npm ci" };
  const wanted = readJson("package-lock.json").packages || {};
  const different = Object.keys(wanted).filter((place) => {
    const { version, optional, devOptional } = wanted[place];
    // What is for other machines is not installed on this one.
    if (!place || (!installed[place] && (optional || devOptional))) return false;
    return !installed[place] || installed[place].version !== version || !fs.existsSync(place);
  });
  const names = different.map((place) => place.replace(/^.*?node_modules\//, ""));
  const what = `Packages differ from package-lock.json: ${names.slice(0, 3).join(", ")}`;
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  const wrong = names.length > 0 && `${what}${more}. Install them: npm ci`;
  return { wrong, right: "The packages are those of package-lock.json" };
}

function checkPlace() {
  const place = process.cwd();
  const what = `The folder ${place} has a "#" or a "?" in its path, with which nothing is built.`;
  return { wrong: /[#?]/.test(place) && `${what} Rename it.`, right: `The folder ${place}` };
}

function checkDisk() {
  // Node tells it since version 18.
  if (!fs.statfsSync) return { right: "The space on the disk is not known to this Node" };
  const { bavail, bsize } = fs.statfsSync(".");
  const free = (bavail * bsize) / gibibyte;
  const right = `${free.toFixed(1)} GiB are free on the disk`;
  return { wrong: free < 1 && `Only ${right}. Make room for 1 GiB.`, right };
}

function checkRight(folder) {
  const nearest = fs.existsSync(folder) ? folder : ".";
  try {
    fs.accessSync(nearest, fs.constants.W_OK);
    return { right: `${folder}/ can be written` };
  } catch (error) {
    const why = error.code === "EROFS" ? "its disk is only for reading" : "it belongs to another";
    return { wrong: `${folder}/ cannot be written, because ${why}. Give yourself the right to.` };
  }
}

function checkPort() {
  return new Promise((resolve) => {
    const server = createServer();
    const wrong = `Port ${port} is taken. End what listens there, or choose another: PORT=${port + 1} npm start`;
    server.once("error", () => resolve({ wrong }));
    server.listen(port, () => server.close(() => resolve({ right: `Port ${port} is free` })));
  });
}

function checkGit() {
  const version = answerOf("git", "--version");
  if (!version) print("not here", "git, needed only for what compares with other branches");
  else if (answerOf("git", "rev-parse", "--is-inside-work-tree") === "true") print("ok", version);
  else print("not here", "a git clone: npm run review and the changes in npm run dev need one");
}

function checkBrowser() {
  const { CHROMIUM_PATH, PLAYWRIGHT_BROWSERS_PATH } = process.env;
  const downloads = PLAYWRIGHT_BROWSERS_PATH || path.join(homedir(), ".cache/ms-playwright");
  const downloaded = fs.existsSync(downloads) ? fs.readdirSync(downloads) : [];
  const isDownloaded = downloaded.some((name) => name.startsWith("chromium"));
  const found = CHROMIUM_PATH || namesOfBrowsers.map(programAt).find(Boolean);
  if (found && !fs.existsSync(found))
    print("to mend", `CHROMIUM_PATH says "${found}": nothing is there`);
  else if (found || isDownloaded) print("ok", "a browser for the tests");
  else print("not here", "a browser, needed only for the tests; npm test installs one");
}

function answerOf(program, ...words) {
  const isWindows = process.platform === "win32";
  const options = { encoding: "utf8", shell: isWindows, timeout: 10_000 };
  const { status, stdout } = spawnSync(program, words, options);
  return status === 0 ? stdout.trim() : "";
}

function programAt(name) {
  // Servers lie where only an administrator's shell looks.
  const folders = (process.env.PATH || "").split(path.delimiter).concat("/usr/sbin");
  const places = folders.map((folder) => path.join(folder, name));
  return places.find((place) => [place, `${place}.exe`].some((file) => fs.existsSync(file)));
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
}
