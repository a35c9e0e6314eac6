import { expect, it } from "vitest";
import { contentsFor } from "#app/content/open-contents.server.ts";
import {
  baseContent,
  contentWith,
  frozenContent,
  smallFolder,
  textsIn,
} from "#tests/support/content-folder.ts";
import { renderedPage } from "#tests/views/rendered-page.ts";

const frozen = await textsIn(frozenContent);
const { "site.yaml": site = "" } = frozen;
const service =
  "{ delivery: endpoint, to: a@b.example, kind: plain, address: https://b.example/f }";
const forms = ["volunteer", "contact", "newsletter"].map((name) => `  ${name}: ${service}\n`);
const served = site.replace(/^forms:\n(?: {2}.*\n)+/m, `forms:\n${forms.join("")}`);
const audience = { day: "2026-11-27", drafts: false };
const contents = await contentsFor(await contentWith({ "site.yaml": served }), audience);

// A program that fills in every field of a form fills in this one too.
const trap = "website off -1";
const newsletter = "newsletter-email email email required-with-words";
const writer = ["first-name text given-name", "last-name text family-name"];

it.each([
  ["/contact", [...writer, "email text email email", "subject text off", "message off"]],
  [
    "/get-involved",
    [
      "name text name required-with-words",
      "email email email required-with-words",
      "phone tel tel",
      "interests checkbox",
      "skills",
      "availability text",
      "message",
    ],
  ],
  [
    "/donate",
    [
      "currency radio",
      "gift radio required-with-words",
      "gift radio required",
      "amount text off",
      "often radio",
      ...writer,
      "email email email required-with-words",
      "message off",
    ],
  ],
])("each field of %s has its type, keyboard, memory and need", async (address, own) => {
  const { page } = await renderedPage(contents, address);
  const fields = page.querySelectorAll("form input, form textarea").map(({ attrs }) => {
    const settings = ["type", "inputmode", "autocomplete", "tabindex"].map((name) => attrs[name]);
    const isSaid = attrs["data-missing"] && "with-words";
    const needed = "required" in attrs && ["required", isSaid].filter(Boolean).join("-");
    return [attrs.id ?? attrs.name, ...settings, needed].filter(Boolean).join(" ");
  });
  // Each error is read with a field, or with a group of choices.
  for (const { id } of page.querySelectorAll("form [id$=-problem]"))
    expect.soft(page.querySelectorAll(`[aria-describedby~=${id}]`), id).toHaveLength(1);
  // Choices of one group are alike.
  expect([...new Set(fields)]).toEqual([...own, trap, newsletter]);
});

it.each([
  ["Volunteer application: {name}", "Volunteer application"],
  ["{name} applies", "applies"],
  ["Kwa Ngũ: {name}", "Kwa Ngũ"],
  ["Application ({name})", "Application"],
  ["Application ({name}) from the website", "Application from the website"],
  ["An application", "An application"],
])("without JavaScript, a message called %s is called %s", async (subject, shown) => {
  const { "pages/get-involved.yaml": words = "" } = frozen;
  const files = {
    "pages/get-involved.yaml": words.replace(/^ {2}subject: .*$/m, `  subject: "${subject}"`),
  };
  const { page } = await renderedPage(
    await contentsFor(await contentWith(files), audience),
    "/get-involved",
  );
  const bare = 'main form[method="post"][encType="text/plain"]:not([novalidate])';
  const action = page.querySelector(bare)?.getAttribute("action") ?? "";
  expect(action).toContain("mailto:info@suluhisho.example?");
  expect(new URL(action).searchParams.get("subject")).toBe(shown);
});

it("a form of a host that receives forms has its name, and the trap that it names", async () => {
  const hosted = served.replaceAll(
    /kind: plain, address: [^ ]+/g,
    "kind: netlify, address: /thanks",
  );
  const { page } = await renderedPage(
    await contentsFor(await contentWith({ "site.yaml": hosted }), audience),
    "/contact",
  );
  const form = page.querySelector("main form[name=contact][data-netlify=true]");
  const trap = form?.getAttribute("netlify-honeypot");
  expect(form?.querySelectorAll(`input[name="${trap}"][tabindex="-1"]`)).toHaveLength(1);
});

it("the volunteer form of a site without opportunities neither asks for interests nor answers for them", async () => {
  const content = await contentWith({
    "opportunities.yaml": "[]\n",
    "sw/opportunities.yaml": "[]\n",
  });
  const { page } = await renderedPage(await contentsFor(content, audience), "/get-involved");
  const form = page.querySelector("main delivery-form");
  const { message } = JSON.parse(form?.attrs["data-settings"] ?? "") as { message: object };
  expect(message).toMatchObject({
    answers: expect.arrayContaining([["skills", expect.anything()]]),
  });
  expect(JSON.stringify(message)).not.toContain("interests");
  expect(form?.querySelectorAll("[name=interests]")).toEqual([]);
});

it("a page gets the entry script for a form or for tooltips, and otherwise none", async () => {
  const { "site.yaml": small = "" } = baseContent;
  const bare = small
    .replace(/^social:\n(?: .*\n)+/m, "social: []\n")
    .replace(/ {2}newsletter: .*\n/, "");
  const pageWith = async (text: string, address: string) => {
    const files = { "site.yaml": text, "newsletter.yaml": null };
    const content = await contentsFor(await contentWith(files, smallFolder), audience);
    return (await renderedPage(content, address)).page.querySelectorAll("script[src]").length;
  };
  expect(await pageWith(bare, "/about")).toBe(0);
  expect(await pageWith(bare, "/contact")).toBe(1);
  const social = bare.replace(
    "social: []",
    "social: [{ name: Us, icon: x, address: 'https://us.example/' }]",
  );
  expect(await pageWith(social, "/about")).toBe(1);
});
