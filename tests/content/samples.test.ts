import { describe, expect, it } from "vitest";

import { pageWords } from "#app/content/contents.ts";
import { donatePage } from "#app/content/page-data/donate-page.ts";
import { pageOrigins } from "#app/content/page-data/page-origins.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { markedOnce } from "#app/content/parts/marked-once.ts";
import { waysToReach } from "#app/content/parts/ways-to-reach.ts";
import { deliveryOf, formOf } from "#app/content/parts/form-of.ts";
import { helpPage } from "#app/content/page-data/help-page.ts";
import { renderedPage } from "#tests/views/rendered-page.ts";
import { changedFile, contentsOf, baseContent } from "#tests/support/content-folder.ts";

const sampleSite = { "site.yaml": `${baseContent["site.yaml"]}sample: true\n` };

describe("a made-up contact", () => {
  it("is never a link, gets no messages, and is not in the structured data", async () => {
    const sample = await contentsOf(sampleSite);
    const real = await contentsOf();
    const phoneOf = (contents: typeof real) => waysToReach(contents)[1];
    expect(phoneOf(real)?.href).toBe("tel:+254700000000");
    expect(phoneOf(sample)).toMatchObject({ text: "+254 700 000 000", note: "The samplePhone" });
    expect(phoneOf(sample)?.href).toBeUndefined();
    expect(deliveryOf(real, "contact").phone).toBe("+254700000000");
    expect(deliveryOf(sample, "contact").phone).toBeUndefined();
    const addressesOf = (contents: typeof real) =>
      helpPage(contents, "/help").props.columns[0]?.parts[1]?.links?.map(({ href }) => href);
    expect(addressesOf(real)).toEqual(["mailto:info@suluhisho.example", "sms:+254700000000"]);
    expect(addressesOf(sample)).toEqual(["mailto:info@suluhisho.example"]);
    expect(pageMeta(real, "/").organization.phone).toBe("+254 700 000 000");
    expect(pageMeta(sample, "/").organization.phone).toBeUndefined();
  });

  it("asks for gifts only in the frame of the donate page", async () => {
    const contents = await contentsOf(
      changedFile("pages/donate.yaml", "  name: Harambee\n", "  name: Harambee\n  sample: true\n"),
    );
    const { giving, closing } = donatePage(contents).props;
    const donate = pageWords(contents, "donate");
    expect([giving.lead, giving.frame?.sample]).toEqual([undefined, donate.giving.sample]);
    expect(giving.button).toEqual(donate.giving.write);
    expect(giving.card).toBeUndefined();
    expect(closing.primary).toEqual(donate.closing.secondary);
    expect(closing.secondary).toBeUndefined();
    expect(contents.donate?.closing.primary).not.toEqual(closing.primary);
    // The page shows its frame also without words above it.
    const { main } = await renderedPage(contents, "/donate");
    expect(main.querySelector("[data-giving] iframe, [data-giving] template")).not.toBeNull();
    expect(main.text).toContain("The sample");
    expect(pageOrigins(contents, "/donate").frameOrigin).toBe("https://give.example");
  });
});

describe("a promise of an answer in time", () => {
  it("is made only to volunteers", async () => {
    const contents = await contentsOf();
    expect(deliveryOf(contents, "volunteer").office).toBeDefined();
    expect(deliveryOf(contents, "contact").office).toBeUndefined();
    expect(deliveryOf(contents, "newsletter").office).toBeUndefined();
  });
});

it.each([
  ["formspree", "_gotcha", []],
  ["web3forms", "botcheck", [{ name: "access_key", value: "k" }]],
  ["basin", "_gotcha", []],
  ["netlify", "bot-field", [{ name: "form-name", value: "contact" }]],
  ["plain", "website", []],
] as const)(
  "a form for %s has the field %s, which only programs fill in",
  async (kind, trap, extras) => {
    const contents = await contentsOf();
    const contact = { delivery: "endpoint" as const, kind, address: "/f", key: "k" };
    contents.site.forms = { ...contents.site.forms, contact };
    const { endpoint, to } = deliveryOf(contents, "contact");
    expect([endpoint, to]).toEqual([
      { kind, address: "/f", trap, extras },
      "info@suluhisho.example",
    ]);
    const words = { lead: "By mail", served: { lead: "By a service" } };
    expect(formOf(contents, "contact", words).words).toEqual({ lead: "By a service" });
    expect(formOf(contents, "volunteer", words).words).toEqual({ lead: "By mail" });
  },
);

it.each([
  [[], false, []],
  [[false], false, [false]],
  [[true], true, [false]],
  [[true, true], true, [false, false]],
  [[true, undefined], false, [true, undefined]],
])("entries that are made up: %j are marked as a whole: %s, otherwise %j", (samples, all, each) => {
  const { sample, list } = markedOnce(samples.map((sample) => ({ sample })));
  expect([sample, list.map((entry) => entry.sample)]).toEqual([all, each]);
});
