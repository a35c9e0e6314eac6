import { describe, expect, it } from "vitest";

import { chosenTarget, readWords } from "#scripts/deploy/chosen-target.ts";

const address = "https://www.suluhisho.example";
const live = { name: "live", host: "cloudflare" as const, to: "suluhisho" };
const second = { name: "trial", host: "apache" as const, to: "../trial" };

function chosen(words: string, deploy?: (typeof live | typeof second)[]) {
  return chosenTarget(readWords(words.split(" ").filter(Boolean)), { deploy, address });
}

describe("the target of a deployment", () => {
  it.each([
    ["the only one", "", [live], live],
    ["the only one for a dry run too", "--dry-run", [live], live],
    ["the one that is named", "trial", [live, second], second],
    [
      "the one of the flags",
      "--host nginx --to ../x",
      [live],
      { name: "once", host: "nginx", to: "../x" },
    ],
    [
      "the one of the flags by its name",
      "new --host apache --to me@server:x --address https://a.example/b",
      undefined,
      { name: "new", host: "apache", to: "me@server:x", address: "https://a.example/b" },
    ],
  ])("is %s", (_name, words, deploy, target) => {
    expect(chosen(words, deploy)).toEqual(target);
  });

  it.each([
    ["there is none", "", undefined, /content\/site\.yaml[\s\S]*deploy:\n {2}- name: live\n/],
    ["there are several", "", [live, second], /live, or trial/],
    ["the name is not known", "trail", [live, second], /"trail".*"trial"/],
    ["there are two names", "live trial", [live, second], /live, trial/],
    ["a flag is not known", "--force", [live], /--force/],
    ["a flag is empty", "--to", [live], /--to/],
    ["a host is not known", "--host apach --to ../x", [live], /apach.*"apache"/],
    ["a flag is missing", "--host apache", [live], /"to" is missing/],
    ["the place does not fit", "--host github-pages --to main", [live], /"main".*gh-pages/],
    ["the name could leave the folder", "../x --host apache --to ../y", [live], /name says/],
  ])("is asked for where %s", (_name, words, deploy, says) => {
    expect(() => chosen(words, deploy)).toThrow(says);
  });
});
