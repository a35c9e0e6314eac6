import { expect, it } from "vitest";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { donatePage } from "#app/routes/donate.tsx";
import { helpPage } from "#app/routes/help.tsx";
import { pageOrigins } from "#app/content/page-origins.ts";
import { deliveryOf, formOf } from "#app/content/parts/form-of.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { waysToReach } from "#app/content/parts/ways-to-reach.ts";
import { baseContent, changedFile, contentsOf } from "#tests/support/content-folder.ts";
import { renderedPage } from "#tests/views/rendered-page.ts";

const real = await contentsOf();

it("a made-up phone is never a link, gets no messages, and is not in the structured data", async () => {
  const sample = await contentsOf({ "site.yaml": `${baseContent["site.yaml"]}sample: true\n` });
  const [, phone] = waysToReach(sample);
  expect(phone).toMatchObject({ text: "+254 700 000 000", note: "The samplePhone" });
  const linksOf = (all: Contents) => {
    const links = helpPage(all, "/help").props.columns[0]?.parts[1]?.links;
    const onHelp = links?.map(({ href }) => href).join();
    const { phone } = pageMeta(all, "/").organization;
    return [waysToReach(all)[1]?.href, deliveryOf(all, "contact").phone?.whatsapp, onHelp, phone];
  };
  const mail = "mailto:info@suluhisho.example";
  const number = "+254700000000";
  const links = [
    `tel:${number}`,
    "https://wa.me/254700000000",
    `${mail},sms:${number}`,
    "+254 700 000 000",
  ];
  expect([real, sample].map(linksOf)).toEqual([links, [undefined, undefined, mail, undefined]]);
  const notes = [real, sample].map((all) => deliveryOf(all, "contact").phoneNote);
  expect(notes).toEqual(["The whatsappNote", "The samplePhone"]);
});

it("a made-up partner has no link", async () => {
  const partner = (more: string) =>
    `- { id: a${more}, name: A, logo: /files/classroom.svg, href: https://a.example/${more} }\n`;
  const partners = partner("") + partner("b").replace(" }", ", sample: true }");
  const all = await contentsOf({ "partners.yaml": partners });
  expect(all.partners.map(({ href }) => href)).toEqual(["https://a.example/", undefined]);
});

it("a made-up fundraiser asks for gifts only in the frame of the donate page", async () => {
  const name = "  name: Harambee\n";
  const contents = await contentsOf(
    changedFile("pages/donate.yaml", name, `${name}  sample: true\n`),
  );
  const { giving, closing } = donatePage(contents).props;
  const donate = pageWords(contents, "donate");
  const { lead, card, privacy } = giving;
  const others = [closing.secondary, giving.frame?.missing];
  expect([lead, card, privacy, ...others].filter(Boolean)).toEqual([]);
  expect(giving.frame?.sample).toBe(donate.giving.sample);
  expect(giving.button).toEqual(donate.giving.write);
  expect(closing.primary).toEqual(donate.closing.secondary);
  // The page shows its frame also without words above it.
  const { main } = await renderedPage(contents, "/donate");
  expect(main.querySelector("[data-giving] iframe, [data-giving] template")).not.toBeNull();
  expect(main.text).toContain("The sample");
  expect(pageOrigins(contents, "/donate").frameOrigin).toBe("https://give.example");
});

it.each([
  ["formspree", "_gotcha", []],
  ["web3forms", "botcheck", [{ name: "access_key", value: "k" }]],
  ["basin", "_gotcha", []],
  ["netlify", "bot-field", [{ name: "form-name", value: "contact" }]],
  ["plain", "website", []],
] as const)("a form for %s has the field %s, which only programs fill in", (kind, trap, extras) => {
  const contact = { delivery: "endpoint", kind, address: "/f", key: "k" } as const;
  const contents = { ...real, site: { ...real.site, forms: { ...real.site.forms, contact } } };
  const { endpoint, to, office } = deliveryOf(contents, "contact");
  expect(endpoint).toEqual({ kind, address: "/f", trap, extras });
  expect(to).toBe("info@suluhisho.example");
  const words = { lead: "By mail", served: { lead: "By a service" } };
  expect(formOf(contents, "contact", words).words).toEqual({ lead: "By a service" });
  const volunteer = formOf(contents, "volunteer", words);
  expect(volunteer.words).toEqual({ lead: "By mail" });
  // Only volunteers are promised an answer in time.
  expect([office, volunteer.delivery.office]).toEqual([undefined, real.site.office]);
});
