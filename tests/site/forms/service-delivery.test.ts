import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { faultsOfState } from "#tests/support/browser/faults.ts";
import { formPlaces, openForm, type FormName } from "#tests/support/browser/open-form.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { focused, settled } from "#tests/support/browser/settling.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { formService } from "#tests/support/browser/test-sites.ts";

const { forms: words } = await openContents();
const site = openSite("variant");

const typed: Record<string, string> = {
  name: "Wanjikũ O’Neill 👩🏾‍🌾",
  email: "w@example.org",
  message: "سلام\n" + "x".repeat(500),
};
type Form = { name: FormName; accepts: object; filled: string[] };
const forms: [volunteer: Form, ...others: Form[]] = [
  { name: "volunteer", accepts: { next: "/thanks" }, filled: ["name", "email", "message"] },
  { name: "contact", accepts: { success: true }, filled: ["email", "message"] },
  { name: "newsletter", accepts: { success: true }, filled: ["email"] },
];
const [volunteer] = forms;

type Reply = (route: Route) => Promise<void>;
const answer =
  (status: number, body: unknown, contentType = "application/json"): Reply =>
  (route) =>
    route.fulfill({
      status,
      contentType,
      headers: { "access-control-allow-origin": "*" },
      body: JSON.stringify(body),
    });

const setClock = (milliseconds: number) => (page: Page) =>
  page.evaluate((now) => Object.assign(performance, { now: () => now }), milliseconds);
const setTrap = (text: string) => (page: Page) =>
  page.locator("main .sr-only input").evaluate((field: HTMLInputElement, value) => {
    field.value = value;
  }, text);
const goOffline = () => Object.defineProperty(navigator, "onLine", { get: () => false });
const hurry = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = ((action: () => void, milliseconds = 0) =>
      setTimeout(action, milliseconds / 120)) as typeof setTimeout;
  });
const cutWithNetwork: Reply = async (route) => {
  await route.request().frame().evaluate(goOffline);
  await route.abort("internetdisconnected");
};

// Each outcome differs from the one before, so that the test sees the panel change.
const attempts: [
  what: string,
  outcome: "refused" | "unknown" | "offline" | "doubted",
  reply?: Reply,
  before?: (page: Page) => Promise<unknown>,
][] = [
  ["sooner than a person can", "doubted", undefined, setClock(2999)],
  ["refused", "refused", answer(422, { error: "Not today" }), setClock(3000)],
  ["answered without proof", "unknown", answer(200, "Welcome to our WiFi", "text/html")],
  ["by a robot that leaves no field empty", "doubted", undefined, setTrap("x")],
  ["cut off", "unknown", (route) => route.abort("connectionreset"), setTrap("")],
  ["refused without a reason", "refused", answer(403, {})],
  ["silent for the whole of its time", "unknown", () => Promise.resolve(), hurry],
  ["refused again", "refused", answer(403, {})],
  ["cut off with the network after it left", "unknown", cutWithNetwork],
  ["offline", "offline"],
];

it("reports each true outcome of a form once, and keeps what was typed until the form is accepted", async () => {
  const expects = [/status of 422/, /status of 403/, /RESET/, /DISCONNECTED/];
  const { page, send, asked, panel, field } = await open(volunteer, expects);
  const draft = () => page.evaluate(() => sessionStorage.getItem("draft-volunteer") ?? "");
  for (const [what, outcome, reply, before] of attempts) {
    await before?.(page);
    const already = asked();
    await send(reply);
    await page.locator(`[data-outcome=${outcome}]`).waitFor();
    await focused(panel);
    const heading = panel.getByRole("heading").first();
    expect(await textOf(heading), what).toBe(words[outcome].heading);
    expect(asked() - already, what).toBe(reply ? 1 : 0);
    for (const name of volunteer.filled) {
      expect(await field(name).inputValue(), what).toBe(typed[name]);
      expect(await panel.locator("pre").textContent()).toContain(typed[name]);
    }
    expect(await panel.getByRole("link").count(), what).toBe(3);
    const isOffline = outcome === "offline";
    expect(await panel.getByText(words.offline.sms).count(), what).toBe(isOffline ? 1 : 0);
    expect(await panel.getByText("Not today").count(), what).toBe(what === "refused" ? 1 : 0);
    await expect.poll(draft).toContain(typed.email);
  }
  await settled(page);
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  expect(await faultsOfState(page)).toEqual([]);
});

it.each(forms)("the $name form says once that it was accepted, and is empty", async (form) => {
  const { page, send, asked, panel, field } = await open(form);
  await send(answer(200, form.accepts));
  await focused(panel);
  expect(await panel.getAttribute("data-outcome")).toBe("accepted");
  expect(await textOf(panel.getByRole("heading").first())).toBe(words.accepted.heading);
  expect(asked()).toBe(1);
  for (const name of form.filled) expect(await field(name).inputValue()).toBe("");
  // The newsletter's panel is too narrow to repeat the address.
  const kept = form.name === "newsletter" ? [] : form.filled;
  for (const name of kept) expect(await panel.locator("pre").textContent()).toContain(typed[name]);
  expect(await panel.getByRole("link").count()).toBe(0);
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(stored).toBe("{}");
  const notice = page.locator("[data-sonner-toast]");
  await notice.waitFor();
  await settled(page);
  expect(await notice.count()).toBe(1);
});

it.each(forms)("the $name form posts all fields without JavaScript", async (form) => {
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
  expect(sent.get("access_key")).toBe(form.name === "contact" ? "public-key" : null);
});

it("a form that no script can send is sent by the browser without a notice", async () => {
  const { page, send, asked } = await open(volunteer);
  await page.evaluate(() => Object.assign(window, { AbortController: undefined }));
  await send((route) => route.fulfill({ contentType: "text/html", body: "<h1>Thanks</h1>" }));
  await page.waitForURL(`${formService}/volunteer`);
  expect(asked()).toBe(1);
});

it("says that a message is still being sent, and warns before leaving the page", async () => {
  const { page, form, send, panel } = await open(volunteer);
  await hurry(page);
  let arrive: () => Promise<void> = () => Promise.resolve();
  const asks = () =>
    page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await asks()).toBe(false);
  await send(async (route) => {
    arrive = () => answer(200, volunteer.accepts)(route);
  });
  const button = form.locator("button[type=submit]");
  await form.getByText(words.sending).waitFor();
  expect([await asks(), await button.getAttribute("aria-disabled")]).toEqual([true, "true"]);
  await form.getByText(words.stillSending).waitFor();
  await arrive();
  await panel.waitFor();
  expect([await asks(), await button.getAttribute("aria-disabled")]).toEqual([false, null]);
  expect(await form.getByText(words.stillSending).count()).toBe(0);
});

it("shows a field error from the service at that field, in a summary with focus, and can be sent again", async () => {
  const says = "should be a real address";
  const errors = [{ code: "TYPE_EMAIL", field: "email", message: says }];
  const { page, form, field, send, asked, panel } = await open(volunteer, [/status of 422/]);
  await send(answer(422, { errors }));
  const summary = form.getByRole("alert");
  await summary.waitFor();
  expect(await summary.getByRole("link").allTextContents()).toEqual([says]);
  expect(await field("email").getAttribute("aria-invalid")).toBe("true");
  expect(await textOf(page.locator("#email-problem"))).toBe(says);
  expect(await faultsOfState(page)).toEqual([]);
  await send(answer(200, volunteer.accepts));
  await panel.and(page.locator("[data-outcome=accepted]")).waitFor();
  expect([asked(), await summary.count()]).toEqual([2, 0]);
});

/** A form that is filled in, and a function that sends it to a service with this reply. */
async function open(form: Form, expects: RegExp[] = []) {
  let asked = 0;
  let reply: Reply | undefined;
  const prepare = (page: Page) =>
    page.route(`${formService}/**`, async (route) => {
      asked += 1;
      await reply?.(route);
    });
  const opened = await openForm(site, form.name, { expects, prepare });
  await opened.fill(Object.fromEntries(form.filled.map((name) => [name, typed[name] ?? ""])));
  // A test is as fast as a bot.
  await setClock(3000)(opened.page);
  // An impatient visitor presses several times.
  const send = async (next?: Reply) => {
    reply = next;
    await opened.form.locator("button[type=submit]").evaluate((button: HTMLElement) => {
      button.focus();
      for (let times = 0; times < 3; times++) button.click();
    });
  };
  return { ...opened, asked: () => asked, send };
}
