import { describe, expect, it } from "vitest";

import { deployHosts, type DeployHost } from "#app/model/site/deploy-target.ts";
import { filesOfHost } from "#scripts/hosts/hosts.ts";

const files = [
  ...["index.html", "index.html.br", "index.html.gz", "blog.html", "blog/index.html"],
  ...["blog/1.html", "_headers", "_redirects", ".htaccess", ".suluhisho-site"],
];
const visible = ["index.html", "blog.html", "blog/1.html"];

describe("filesOfHost", () => {
  it.each<[DeployHost, string[]]>([
    ["cloudflare", ["_headers", "_redirects"]],
    ["netlify", ["blog/index.html", "_headers", "_redirects", ".suluhisho-site"]],
    ["github-pages", ["blog/index.html", ".suluhisho-site"]],
    [
      "apache",
      ["index.html.br", "index.html.gz", "blog/index.html", ".htaccess", ".suluhisho-site"],
    ],
    ["nginx", ["index.html.br", "index.html.gz", "blog/index.html", ".suluhisho-site"]],
    ["caddy", ["index.html.br", "index.html.gz", "blog/index.html", ".suluhisho-site"]],
  ])("gives %s the pages, what it reads and nothing of another host", (host, own) => {
    expect(filesOfHost(host, files).toSorted()).toEqual([...visible, ...own].toSorted());
  });

  it("knows every host", () => {
    for (const host of deployHosts)
      expect(filesOfHost(host, ["index.html"])).toEqual(["index.html"]);
  });
});
