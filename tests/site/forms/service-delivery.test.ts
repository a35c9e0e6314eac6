import type { Locator, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { faultsOfState } from "#tests/support/browser/faults.ts";
import { formPlaces, openForm, type FormName } from "#tests/support/browser/open-form.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { focused, settled } from "#tests/support/browser/settling.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { formService } from "#tests/support/browser/test-sites.ts";
import { runBeforePages } from "#tests/support/browser/visitor.ts";

const { forms: words } = await openContents();

const site = openSite("variant");

const typed: Record<string, string> = {
  name: "Wanjikũ O’Neill 👩🏾‍🌾",
  email: "w@example.org",
  message: "سلام\n" + "x".repeat(500),
};
type Form = { name: FormName; accepts: object; filled: string[] };
const forms: Form[] = [
  { name: "volunteer", accepts: { next: "/thanks" }, filled: ["name", "email", "message"] },
  { name: "contact", accepts: { success: true }, filled: ["email", "message"] },
  { name: "newsletter", accepts: { success: true }, filled: ["email"] },
];

type Condition = {
  name: string;
  reply?: (form: Form, route: Route) => Promise<void>;
  before?: (page: Page) => Promise<unknown>;
  /** What happens to the form after it is filled in. */
  meanwhile?: (form: Locator) => Promise<unknown>;
  outcome: "accepted" | "refused" | "unknown" | "offline" | "doubted";
  expects?: RegExp[];
};

const answer = (route: Route, status: number, body: unknown, contentType = "application/json") =>
  route.fulfill({
    status,
    contentType,
    headers: { "access-control-allow-origin": "*" },
    body: JSON.stringify(body),
  });

const conditions: Condition[] = [
  { name: "taken", reply: (form, route) => answer(route, 200, form.accepts), outcome: "accepted" },
  {
    name: "refused",
    reply: (_form, route) => answer(route, 422, { error: "Not today" }),
    outcome: "refused",
    expects: [/status of 422/],
  },
  {
    name: "answered without proof",
    reply: (_form, route) => answer(route, 200, "Welcome to our WiFi", "text/html"),
    outcome: "unknown",
  },
  {
    name: "cut off",
    reply: (_form, route) => route.abort("connectionreset"),
    outcome: "unknown",
    expects: [/ERR_CONNECTION_RESET/],
  },
  {
    name: "cut off with the network after it left",
    reply: async (_form, route) => {
      await route
        .request()
        .frame()
        .evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
      await route.abort("internetdisconnected");
    },
    outcome: "unknown",
    expects: [/ERR_INTERNET_DISCONNECTED/],
  },
  {
    name: "silent for the whole of its time",
    reply: () => Promise.resolve(),
    before: (page) =>
      runBeforePages(page, () => {
        const { setTimeout } = window;
        window.setTimeout = ((action: () => void, milliseconds = 0) =>
          setTimeout(action, milliseconds / 120)) as typeof setTimeout;
      }),
    outcome: "unknown",
  },
  {
    name: "offline",
    before: (page) =>
      runBeforePages(page, () => Object.defineProperty(navigator, "onLine", { get: () => false })),
    outcome: "offline",
  },
  {
    name: "filled in sooner than a person can",
    before: (page) => runBeforePages(page, () => (performance.now = () => 1000)),
    outcome: "doubted",
  },
  {
    name: "filled in by a robot that leaves no field empty",
    meanwhile: (form) =>
      form.locator(".sr-only input").evaluate((field: HTMLInputElement) => (field.value = "x")),
    outcome: "doubted",
  },
];

describe.each(forms)("the $name form with a form service", (form) => {
  // The forms share their code, so on a change only one of them is tested under every condition.
  const met = form.name === "volunteer" ? conditions : conditions.slice(0, 1);

  it.each(met)(
    "reports the true outcome once, and loses nothing, if it is $name",
    async (condition) => {
      const { page, asked, press, panel, field } = await open(form, condition);
      await press();
      await focused(panel);
      const { outcome, reply } = condition;
      expect(await panel.getAttribute("data-outcome")).toBe(outcome);
      expect(await textOf(panel.getByRole("heading").first())).toBe(words[outcome].heading);
      expect(asked()).toBe(reply ? 1 : 0);
      const isTold = outcome === "accepted";
      for (const name of form.filled)
        expect(await field(name).inputValue()).toBe(isTold ? "" : typed[name]);
      // The newsletter's panel is too narrow to repeat the address.
      if (form.name !== "newsletter") {
        const text = (await panel.locator("pre").textContent()) ?? "";
        expect(form.filled.filter((name) => !text.includes(typed[name] ?? ""))).toEqual([]);
      }
      if (!isTold) expect(await panel.getByRole("link").count()).toBe(3);
      const draft = () => page.evaluate((key) => sessionStorage.getItem(key), `draft-${form.name}`);
      const isKept = async () => (await draft())?.includes(typed.email ?? "") ?? false;
      await expect.poll(isKept).toBe(!isTold);
      const notice = page.locator("[data-sonner-toast]");
      if (isTold) await notice.waitFor();
      await settled(page);
      expect(await notice.count()).toBe(isTold ? 1 : 0);
      if (outcome === "refused") expect(await faultsOfState(page)).toEqual([]);
    },
  );

  it("posts all the fields that the service needs without JavaScript", async () => {
    const page = await site.visit({ javaScriptEnabled: false });
    const { address, box } = formPlaces[form.name];
    await page.goto(site.address + address);
    const posts: string[] = [];
    await page.route(`${formService}/**`, async (route) => {
      posts.push(route.request().postData() ?? "");
      await route.fulfill({ contentType: "text/html", body: "<h1>Thanks</h1>" });
    });
    for (const name of form.filled)
      await page.locator(`${box} form [name="${name}"]`).fill(typed[name] ?? "");
    await page.locator(`${box} form button[type=submit]`).click();
    await page.waitForURL(`${formService}/${form.name}`);
    const sent = new URLSearchParams(posts[0]);
    expect(sent.get("email")).toBe(typed.email);
    if (form.name === "contact") expect(sent.get("access_key")).toBe("public-key");
  });
});

it("says that a message is still being sent, and warns before leaving the page", async () => {
  const [volunteer] = forms as [Form];
  let arrive: () => Promise<void> | undefined = () => undefined;
  const { page, form, press, panel } = await open(volunteer, {
    name: "",
    outcome: "accepted",
    before: (opened) =>
      runBeforePages(opened, () => {
        const { setTimeout } = window;
        window.setTimeout = ((action: () => void, milliseconds = 0) =>
          setTimeout(action, milliseconds / 10)) as typeof setTimeout;
      }),
    reply: (_form, route) => {
      arrive = () => answer(route, 200, volunteer.accepts);
      return Promise.resolve();
    },
  });
  const asks = () =>
    page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await asks()).toBe(false);
  await press();
  await form.getByText(words.sending).waitFor();
  expect(await asks()).toBe(true);
  await form.getByText(words.stillSending).waitFor();
  await arrive();
  await panel.waitFor();
  expect(await asks()).toBe(false);
});

it("shows a field error from the service at that field, in a summary with focus, and can be sent again", async () => {
  const [volunteer] = forms as [Form];
  const says = "should be a real address";
  const errors = [{ code: "TYPE_EMAIL", field: "email", message: says }];
  const { page, form, field, press, asked } = await open(volunteer, {
    name: "",
    outcome: "refused",
    expects: [/status of 422/],
    reply: (_form, route) => answer(route, 422, { errors }),
  });
  await press();
  const summary = form.getByRole("alert");
  await summary.waitFor();
  expect(await summary.getByRole("link").allTextContents()).toEqual([says]);
  expect(await field("email").getAttribute("aria-invalid")).toBe("true");
  expect(await textOf(page.locator("#email-problem"))).toBe(says);
  expect(await faultsOfState(page)).toEqual([]);
  expect(asked()).toBe(1);
  await press();
  await expect.poll(asked).toBe(2);
});

async function open(form: Form, { before, meanwhile, reply, expects }: Condition) {
  let asked = 0;
  const prepare = async (page: Page) => {
    await page.route(`${formService}/**`, async (route) => {
      asked += 1;
      await reply?.(form, route);
    });
    // A test is as fast as a bot, so the page's clock pretends that time has passed.
    await runBeforePages(page, () => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 60_000;
    });
    await before?.(page);
  };
  const opened = await openForm(site, form.name, { expects, prepare });
  await opened.fill(Object.fromEntries(form.filled.map((name) => [name, typed[name] ?? ""])));
  await meanwhile?.(opened.form);
  // An impatient visitor presses several times.
  const press = () =>
    opened.form
      .locator("button[type=submit]")
      .evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
  return { ...opened, asked: () => asked, press };
}
