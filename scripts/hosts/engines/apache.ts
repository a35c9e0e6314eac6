import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Engine, EngineSite } from "#scripts/hosts/engines/engine.ts";

/** The modules that the .htaccess of a build makes use of, where they are there. */
export const apacheModules = ["autoindex", "dir", "headers", "mime", "negotiation", "rewrite"];

/** The Apache of Debian as shared hosting has it, which reads the .htaccess among the pages. */
export const apache = apacheWith(apacheModules);

/** An Apache with some of the modules, which obeys what a host allows of an .htaccess. */
export function apacheWith(modules: string[], allowed = "All"): Engine {
  return {
    host: "apache",
    program: "apache2",
    install: "apt-get install apache2",
    command: (site) => {
      const file = path.join(site.room, "apache.conf");
      writeFileSync(file, configuration(site, ["mpm_event", "authz_core", ...modules], allowed));
      return ["apache2", "-f", file, "-D", "FOREGROUND"];
    },
  };
}

function configuration({ folder, room, port }: EngineSite, modules: string[], allowed: string) {
  const loaded = modules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  // Apache itself does not serve as root.
  const user = process.getuid?.() === 0 ? "User www-data\nGroup www-data" : "";
  return `ServerRoot ${room}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${room}/pid
ErrorLog ${room}/errors
${loaded.join("\n")}
${user}
<IfModule mod_mime.c>
  TypesConfig /etc/mime.types
  AddType application/x-gzip .gz
</IfModule>
DocumentRoot ${folder}
<Directory ${folder}>
  Options Indexes FollowSymLinks
  AllowOverride ${allowed}
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>
`;
}
