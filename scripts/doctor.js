// Says what a machine lacks to build the site: npm run doctor. Plain JavaScript, because an old Node and
// packages that are missing are what is wrong mostly.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:net";

const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {});
const port = Number(process.env.PORT) || 3000;
const results = [node(), packages(), folder(), await portIsFree()];
for (const { wrong, right } of results)
  console.log(`${wrong ? "to mend" : "ok     "}  ${wrong || right}`);
const { status } = spawnSync("git", ["rev-parse", "--is-inside-work-tree"]);
if (status !== 0) console.log("missing  A clone of git, which only npm run review needs");
process.exitCode = results.some(({ wrong }) => wrong) ? 1 : 0;

function node() {
  const oldest = read("package.json").engines.node.replace(">=", "");
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldest.split(".").map(Number);
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  const right = `Node ${process.versions.node}`;
  return {
    wrong: isOld && `${right} is too old. Install ${oldest} or newer: https://nodejs.org`,
    right,
  };
}

function packages() {
  const installed = read("node_modules/.package-lock.json").packages || {};
  const different = Object.entries(read("package-lock.json").packages || {}).filter(
    ([place, { version, optional }]) => place && !optional && installed[place]?.version !== version,
  );
  const wrong =
    different.length > 0 &&
    `${different.length} packages are not those of the lock file. Run npm ci`;
  return { wrong, right: "The packages are those of the lock file" };
}

function folder() {
  const wrong =
    /[#?]/.test(process.cwd()) && `Rename the folder: nothing is built below a "#" or a "?"`;
  return { wrong, right: process.cwd() };
}

function portIsFree() {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () =>
      resolve({ wrong: `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` }),
    );
    server.listen(port, () => server.close(() => resolve({ right: `Port ${port} is free` })));
  });
}
