import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Engine } from "#scripts/hosts/engines/engine.ts";
import { nginxServer } from "#scripts/hosts/write/nginx-server.ts";

const folders = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"];

/** The nginx of Debian with the server that a build writes for it. */
export const nginx: Engine = {
  host: "nginx",
  program: "nginx",
  install: "apt-get install nginx",
  command: ({ folder, room, rules, port }) => {
    const server = nginxServer(rules, { name: "_", folder })
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("listen [::]:80;", "");
    const file = path.join(room, "nginx.conf");
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${room}/pid;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
${folders.map((name) => `  ${name}_temp_path ${room}/${name};`).join("\n")}
${server}}
`,
    );
    return ["nginx", "-e", "stderr", "-p", room, "-c", file];
  },
};
