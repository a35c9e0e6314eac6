import { describe, expect, it } from "vitest";

import { targetFaults } from "#app/library/checks/deploy-targets.ts";
import { deployTargetSchema, type DeployHost } from "#app/model/site/deploy-target.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { problemsOf } from "#tests/support/content-folder.ts";

const own = "https://www.suluhisho.example";

function faults(host: DeployHost, to: string, address?: string) {
  const target = deployTargetSchema.safeParse({ name: "live", host, to, address });
  if (!target.success) {
    return [...new Set(target.error.issues.map(({ path }) => path.join(".")))];
  }
  return targetFaults(target.data, own).map(({ field }) => field);
}

const fitting: [DeployHost, to: string, address?: string][] = [
  ["cloudflare", "suluhisho"],
  ["cloudflare", "suluhisho-2", "https://suluhisho-2.workers.example"],
  ["github-pages", "gh-pages"],
  ["github-pages", "sites/live", "https://suluhisho.github.io/website"],
  ["apache", "../public_html", "https://www.suluhisho.example/new"],
  ["apache", "/var/www/a folder"],
  ["nginx", "build/served"],
  ["nginx", "web-1@server.example:public_html"],
  ["caddy", "root@10.0.0.1:/srv/it's a $folder; really"],
  ["netlify", "../to-hand-in"],
];

const unfitting: [DeployHost, to: string, field: string, address?: string][] = [
  ["cloudflare", "Suluhisho", "to"],
  ["cloudflare", "../public_html", "to"],
  ["cloudflare", "suluhisho", "address", "https://www.suluhisho.example/new"],
  ["github-pages", "main", "to"],
  ["github-pages", "HEAD", "to"],
  ["github-pages", "a..b", "to"],
  ["github-pages", "pages.lock", "to"],
  ["github-pages", "two words", "to"],
  ["github-pages", "a:b", "to"],
  ["apache", "app", "to"],
  ["apache", "-rf", "to"],
  ["apache", "~/public_html", "to"],
  ["apache", "server:public_html", "to"],
  ["apache", "me@server:-e sh", "to"],
  ["apache", "-oProxyCommand=sh@server:x", "to"],
  ["apache", "me@-oProxyCommand=sh:x", "to"],
  ["apache", "me@server::module", "to"],
  ["apache", "rsync://server/module", "to"],
  ["apache", "me@server:~/x", "to"],
  ["apache", "me@server:*", "to"],
  ["apache", "../one\ntwo", "to"],
  ["nginx", "../html", "address", "https://www.suluhisho.example/new"],
  ["caddy", "../html", "address", "http://www.suluhisho.example"],
];

describe("a place to which the site is sent", () => {
  it.each(fitting)("fits %s where it is %s", (host, to, address) => {
    expect(faults(host, to, address)).toEqual([]);
  });

  it.each(unfitting)("does not fit %s where it is %j, by its %s", (host, to, field, address) => {
    expect(faults(host, to, address)).toEqual([field]);
  });

  it("may be below a path only where its host can serve that, whoever named the path", () => {
    const target = { name: "live", host: "caddy" as const, to: "../html" };
    expect(targetFaults(target, `${own}/new`).map(({ field }) => field)).toEqual(["address"]);
    expect(targetFaults({ ...target, host: "apache" }, `${own}/new`)).toEqual([]);
  });

  it("is told with its line, and so is a name that is taken", async () => {
    const site = baseContent["site.yaml"] ?? "";
    const begins = site.split("\n").length;
    const deploy = `deploy:
  - { name: live, host: cloudflare, to: suluhisho }
  - { name: live, host: github-pages, to: main }
`;
    expect(await problemsOf({ "site.yaml": site + deploy })).toEqual([
      expect.stringMatching(
        new RegExp(`^content/site\\.yaml:${begins + 2}:\\d+ .*"live".*line ${begins + 1}\\.`),
      ),
      expect.stringMatching(
        new RegExp(`^content/site\\.yaml:${begins + 2}:\\d+ .*"main".*github-pages.*gh-pages`),
      ),
    ]);
  });
});
