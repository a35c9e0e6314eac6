import { describe, expect, it } from "vitest";

import { changedFile } from "#tests/support/changed-file.ts";
import { problemsOf, type Files } from "#tests/support/content-folder.ts";

// A host that no plain name is would loosen the policy that browsers hold, or break it.
const unfit = [
  "https://*;sandbox/x",
  "https://*/x",
  "https://x,default-src/x",
  "https://[/x",
  "https://user@a.example/x",
  "//evil.example/x",
  "/\\evil.example/x",
];

const of = (file: string, from: string) => (to: string) => changedFile(file, from, to);
const form = of("site.yaml", "volunteer: { delivery: email, to: volunteers@suluhisho.example }");
const frame = of("pages/donate.yaml", "frameAddress: https://give.example/{fundraiserId}/frame");
const network = of("site.yaml", "address: https://photos.example/suluhisho");
const site = of("site.yaml", "address: https://www.suluhisho.example");

const places: { name: string; fit: string[]; files: (address: string) => Files }[] = [
  {
    name: "a form goes",
    fit: ["https://forms.example/f/1", "/", "/thanks"],
    files: (address) =>
      form(
        `volunteer: { delivery: endpoint, kind: plain, to: a@suluhisho.example, address: '${address}' }`,
      ),
  },
  {
    name: "the donation frame comes from",
    fit: ["https://give.example/{fundraiserId}", "http://localhost:4000/{fundraiserId}"],
    files: (address) => frame(`frameAddress: '${address}'`),
  },
  {
    name: "a network stands",
    fit: ["https://photos.example/girls"],
    files: (address) => network(`address: '${address}'`),
  },
  {
    name: "the site stands",
    fit: ["https://www.girls.example", "https://www.girls.example/ke"],
    files: (address) => site(`address: '${address}'`),
  },
];

const ofSite = ["https://a.example/?a=1", "https://a.example/#top", "https://a@b.example"];

describe.each(places)("the address at which $name", ({ name, fit, files }) => {
  it.each(name === "the site stands" ? [...unfit, ...ofSite] : unfit)(
    "cannot be %s",
    async (address) => {
      const lines = await problemsOf(files(address));
      expect(lines).toEqual([expect.stringMatching(/ddress says .* begins with https:\/\//)]);
    },
  );

  it.each(fit)("can be %s", async (address) => {
    expect(await problemsOf(files(address))).toEqual([]);
  });
});
