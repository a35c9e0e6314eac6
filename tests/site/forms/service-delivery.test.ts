import type { Page, Route } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { settled } from "#tests/support/browser/settling.ts";
import { isMatrix, openSite } from "#tests/support/browser/site.ts";
import { formService } from "#tests/support/browser/test-sites.ts";
import { runBeforePages } from "#tests/support/browser/visits.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

const { forms: words } = await openContents();

const site = openSite("variant");

type Form = { name: string; address: string; box: string; accepts: object; filled: string[] };
const typed = {
  name: "Wanjikũ O’Neill 👩🏾‍🌾",
  email: "w@example.org",
  message: "سلام\n" + "x".repeat(500),
};
const forms: Form[] = [
  {
    name: "volunteer",
    address: "/get-involved",
    box: "main",
    accepts: { next: "/thanks" },
    filled: ["name", "email", "message"],
  },
  {
    name: "contact",
    address: "/contact",
    box: "main",
    accepts: { success: true },
    filled: ["email", "message"],
  },
  {
    name: "newsletter",
    address: "/privacy",
    box: "footer",
    accepts: { success: true },
    filled: ["email"],
  },
];

type Condition = {
  name: string;
  reply?: (form: Form, route: Route) => Promise<void>;
  before?: (page: Page) => Promise<unknown>;
  /** What happens to the form once it is filled in. */
  meanwhile?: (page: Page, form: Form) => Promise<unknown>;
  outcome: "accepted" | "refused" | "unknown" | "offline" | "doubted";
  asked: number;
  expects?: RegExp[];
};

const json = (route: Route, status: number, body: unknown) =>
  route.fulfill({
    status,
    contentType: "application/json",
    headers: { "access-control-allow-origin": "*" },
    body: JSON.stringify(body),
  });

const conditions: Condition[] = [
  {
    name: "taken",
    reply: (form, route) => json(route, 200, form.accepts),
    outcome: "accepted",
    asked: 1,
  },
  {
    name: "refused",
    reply: (_form, route) => json(route, 422, { error: "Not today" }),
    outcome: "refused",
    asked: 1,
    expects: [/status of 422/],
  },
  {
    name: "answered without proof",
    reply: (_form, route) =>
      route.fulfill({
        status: 200,
        contentType: "text/html",
        headers: { "access-control-allow-origin": "*" },
        body: "<p>Welcome to our WiFi",
      }),
    outcome: "unknown",
    asked: 1,
  },
  {
    name: "broken down",
    reply: (_form, route) => json(route, 503, {}),
    outcome: "unknown",
    asked: 1,
    expects: [/status of 503/],
  },
  {
    name: "cut off",
    reply: (_form, route) => route.abort("connectionreset"),
    outcome: "unknown",
    asked: 1,
    expects: [/ERR_CONNECTION_RESET/],
  },
  {
    name: "silent for the whole of its time",
    reply: () => Promise.resolve(),
    before: (page) =>
      runBeforePages(page, () => {
        const { timeout } = AbortSignal;
        AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 40);
      }),
    outcome: "unknown",
    asked: 1,
  },
  {
    name: "offline",
    before: (page) =>
      runBeforePages(page, () => Object.defineProperty(navigator, "onLine", { get: () => false })),
    outcome: "offline",
    asked: 0,
  },
  {
    name: "filled in sooner than a person can",
    before: (page) => runBeforePages(page, () => (performance.now = () => 1000)),
    outcome: "doubted",
    asked: 0,
  },
  {
    name: "filled in by a robot that leaves no field empty",
    meanwhile: (page, { box }) =>
      page.locator(`${box} .trap input`).evaluate((field: HTMLInputElement) => (field.value = "x")),
    outcome: "doubted",
    asked: 0,
  },
];

const rows: string[] = [];
afterAll(() => {
  const heading = "form · delivery · condition: what the visitor was told, what was saved";
  process.stdout.write(`${[heading, ...rows].join("\n")}\n`);
});

describe.each(forms)("the $name form with a service", (form) => {
  // The forms share their code, so for a change only one of them meets every condition.
  const met = isMatrix || form.name === "volunteer" ? conditions : conditions.slice(0, 1);

  it.each(met)("tells the truth, once, and loses nothing where it is $name", async (condition) => {
    const { page, asked, submit, panel } = await open(form, condition);
    await submit();
    await panel.waitFor();
    expect(await panel.getAttribute("data-outcome")).toBe(condition.outcome);
    expect(await textOf(panel.getByRole("heading").first())).toBe(words[condition.outcome].heading);
    expect(await panel.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(asked()).toBe(condition.asked);
    const told = condition.outcome === "accepted";
    const left = await valuesOf(page, form);
    expect(left).toEqual(
      form.filled.map((name) => (told ? "" : typed[name as keyof typeof typed])),
    );
    // The newsletter's panel is too narrow for the one address that was typed.
    const isBrief = form.name === "newsletter";
    const text = isBrief ? typed.email : ((await panel.locator("pre").textContent()) ?? "");
    const missing = form.filled.filter((name) => !text.includes(typed[name as keyof typeof typed]));
    expect(missing).toEqual([]);
    if (!told) expect(await panel.getByRole("link").count()).toBe(3);
    const draft = () => page.evaluate((key) => sessionStorage.getItem(key), `draft-${form.name}`);
    await expect.poll(async () => (await draft())?.includes(typed.email) ?? false).toBe(!told);
    if (told) await page.locator("[data-sonner-toast]").waitFor();
    await settled(page);
    expect(await page.locator("[data-sonner-toast]").count()).toBe(told ? 1 : 0);
    const said = await textOf(panel.getByRole("heading").first());
    rows.push(
      `${form.name} · service · ${condition.name}: “${said}”, ${told ? "the receipt" : "every field"}`,
    );
  });

  it("posts to its service without JavaScript, with all the fields that the service needs", async () => {
    const page = await site.visit({ javaScriptEnabled: false });
    await page.goto(site.address + form.address);
    const posts: string[] = [];
    await page.route(`${formService}/**`, async (route) => {
      posts.push(route.request().postData() ?? "");
      await route.fulfill({ contentType: "text/html", body: "<h1>Thanks</h1>" });
    });
    for (const name of form.filled)
      await fieldOf(page, form, name).fill(typed[name as keyof typeof typed]);
    await page.locator(`${form.box} form button[type=submit]`).click();
    await page.waitForURL(`${formService}/${form.name}`);
    const sent = new URLSearchParams(posts[0]);
    expect(sent.get("email")).toBe(typed.email);
    if (form.name === "contact") expect(sent.get("access_key")).toBe("public-key");
  });
});

it("shows a field error from the service at that field, with a summary that has the focus", async () => {
  const [volunteer] = forms as [Form];
  const says = "should be a real address";
  const { page, submit } = await open(volunteer, {
    name: "",
    outcome: "refused",
    asked: 1,
    expects: [/status of 422/],
    reply: (_form, route) =>
      json(route, 422, { errors: [{ code: "TYPE_EMAIL", field: "email", message: says }] }),
  });
  await submit();
  const summary = page.locator("main form").getByRole("alert");
  await summary.waitFor();
  expect(await summary.getByRole("link").allTextContents()).toEqual([says]);
  expect(await page.locator("#email").getAttribute("aria-invalid")).toBe("true");
  expect(await textOf(page.locator("#email-problem"))).toBe(says);
  expect(await page.title()).toMatch(/^Error: /);
});

async function open(form: Form, { before, meanwhile, reply, expects }: Condition) {
  const page = await site.visit({ expects });
  let asked = 0;
  await page.route(`${formService}/**`, async (route) => {
    asked += 1;
    await reply?.(form, route);
  });
  // A test is as fast as a robot, so the clock of its page pretends to have run for long.
  await runBeforePages(page, () => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await before?.(page);
  await page.goto(site.address + form.address);
  await wake(island(page, `${form.name}-form`));
  for (const name of form.filled)
    await fieldOf(page, form, name).fill(typed[name as keyof typeof typed]);
  await meanwhile?.(page, form);
  return {
    page,
    asked: () => asked,
    // An impatient visitor presses more than once.
    submit: () =>
      page
        .locator(`${form.box} form button[type=submit]`)
        .evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click())),
    panel: page.locator(`${form.box} .panel[data-outcome]`),
  };
}

function fieldOf(page: Page, { box }: Form, name: string) {
  return page.locator(`${box} form [name="${name}"]`);
}

function valuesOf(page: Page, form: Form) {
  return Promise.all(form.filled.map((name) => fieldOf(page, form, name).inputValue()));
}
