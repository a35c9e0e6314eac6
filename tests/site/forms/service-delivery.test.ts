import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults } from "#tests/support/browser/faults.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { focused, leaveInPlace, settled } from "#tests/support/browser/settling.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { formService } from "#tests/support/browser/test-sites.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const { forms: words } = await frozenContents();
const site = openSite("variant");

const typed = {
  name: "Wanjikũ O’Neill 👩🏾‍🌾",
  email: "w@example.org",
  message: "سلام\n" + "x".repeat(500),
};

type Outcome = "refused" | "unknown" | "offline" | "doubted";
type Reply = (route: Route) => Promise<void>;
const answer =
  (status: number, body: unknown): Reply =>
  (route) =>
    route.fulfill({ status, json: body, headers: { "access-control-allow-origin": "*" } });
const accepted = answer(200, { next: "/thanks", success: true });

const setClock = (milliseconds: number) => (page: Page) =>
  page.evaluate((now) => Object.assign(performance, { now: () => now }), milliseconds);
const setTrap = (text: string) => (page: Page) =>
  page
    .locator("main .sr-only input")
    .evaluate((trap, value) => Object.assign(trap, { value }), text);
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));
const hurry = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = ((action: () => void, milliseconds = 0) =>
      setTimeout(action, milliseconds / 120)) as typeof setTimeout;
  });
const cutWithNetwork: Reply = async (route) => {
  const goOffline = () => Object.defineProperty(navigator, "onLine", { get: () => false });
  await route.request().frame().evaluate(goOffline);
  await route.abort("internetdisconnected");
};

// Each outcome differs from the one before, so that the test sees the panel change.
const attempts: [string, Outcome, Reply?, ((page: Page) => Promise<unknown>)?][] = [
  ["sooner than a person can", "doubted", undefined, setClock(2999)],
  ["answered without proof", "unknown", answer(200, "Welcome to our WiFi"), setClock(3000)],
  ["refused", "refused", answer(422, { error: "Not today" })],
  ["silent for the whole of its time", "unknown", () => Promise.resolve(), hurry],
  ["by a robot that leaves no field empty", "doubted", undefined, setTrap("x")],
  ["cut off with the network after it left", "unknown", cutWithNetwork, setTrap("")],
  ["offline", "offline"],
];

it("reports each true outcome of a form once, and keeps what was typed", async () => {
  const { page, send, asked, panel, field } = await open([/status of 422/, /DISCONNECTED/]);
  for (const [what, outcome, reply, before] of attempts) {
    await before?.(page);
    const already = asked();
    await send(reply);
    await page.locator(`[data-outcome=${outcome}]`).waitFor();
    await focused(panel);
    expect(await textOf(panel.getByRole("heading").first()), what).toBe(words[outcome].heading);
    expect(asked() - already, what).toBe(reply ? 1 : 0);
    for (const [name, text] of Object.entries(typed)) {
      expect(await field(name).inputValue(), what).toBe(text);
      expect(await panel.locator("pre").textContent()).toContain(text);
    }
    expect(await panel.getByRole("link").count(), what).toBe(3);
    const isOffline = outcome === "offline";
    expect(await panel.getByText(words.offline.sms).count(), what).toBe(isOffline ? 1 : 0);
    expect(await panel.getByText("Not today").count(), what).toBe(what === "refused" ? 1 : 0);
    await expect.poll(() => stored(page)).toContain(typed.email);
  }
  await settled(page);
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
});

it("posts all fields and the key of the service without JavaScript", async () => {
  const page = await site.read("/contact");
  const form = page.querySelector(`main form[method=post][action='${formService}/contact']`);
  expect(
    form?.querySelectorAll("[name=message], [name=access_key][value=public-key]"),
  ).toHaveLength(2);
});

it("a form that no script can send is sent by the browser without a notice", async () => {
  const { page, send, asked } = await open();
  await page.evaluate(() => Object.assign(window, { AbortController: undefined }));
  await send((route) => route.fulfill({ contentType: "text/html", body: "<h1>Thanks</h1>" }));
  await page.waitForURL(`${formService}/volunteer`);
  expect(asked()).toBe(1);
});

it("says that a message is still being sent, and warns before leaving the page", async () => {
  const { page, form, field, send, panel } = await open();
  // Ten seconds are over when the test says so.
  await page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = ((action: () => void, milliseconds = 0) =>
      milliseconds === 10_000
        ? addEventListener("slow", action)
        : setTimeout(action, milliseconds)) as typeof setTimeout;
  });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const asks = () =>
    page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await asks()).toBe(false);
  await send((route) => held.then(() => accepted(route)));
  const button = form.locator("button[type=submit]");
  const announced = form.getByRole("status");
  await announced.filter({ hasText: words.sending }).waitFor();
  expect([await asks(), await button.getAttribute("aria-disabled")]).toEqual([true, "true"]);
  await page.evaluate(() => dispatchEvent(new Event("slow")));
  await announced.filter({ hasText: words.stillSending }).waitFor();
  await field("message").fill("And one more thing");
  arrive();
  await panel.waitFor();
  expect([await asks(), await button.getAttribute("aria-disabled")]).toEqual([false, null]);
  expect(await form.getByText(words.stillSending).count()).toBe(0);
  // What was added in the meantime was not sent.
  expect(await field("message").inputValue()).toBe("And one more thing");
});

it("shows a field error from the service at that field, in a summary with focus, and is empty once it is sent again and accepted", async () => {
  const says = "should be a real address";
  const errors = [{ code: "TYPE_EMAIL", field: "email", message: says }];
  const { page, form, field, send, asked, posted, panel } = await open([/status of 422/]);
  await send(answer(422, { errors }));
  const summary = form.getByRole("alert");
  await summary.waitFor();
  expect(await summary.getByRole("link").allTextContents()).toEqual([says]);
  expect(await field("email").getAttribute("aria-invalid")).toBe("true");
  expect(await textOf(page.locator("#email-problem"))).toBe(says);
  expect(await axeFaults(page)).toEqual([]);
  await send(accepted);
  // Formspree takes the subject of its mail from this field.
  expect(posted()).toMatch(new RegExp(`name="_subject"\\s+.*${typed.name}`));
  const notice = page.locator("[data-sonner-toast]");
  await notice.waitFor();
  await focused(panel);
  expect(await textOf(panel.getByRole("heading").first())).toBe(words.accepted.heading);
  for (const [name, text] of Object.entries(typed)) {
    expect(await field(name).inputValue()).toBe("");
    expect(await panel.locator("pre").textContent()).toContain(text);
  }
  expect(await panel.getByRole("link").count()).toBe(0);
  await expect.poll(() => stored(page)).toBe("{}");
  expect([asked(), await summary.count(), await notice.count()]).toEqual([2, 0, 1]);
});

it("shows nothing of a reply that comes after the quick exit", async () => {
  const { page, send, panel } = await open();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await send((route) => held.then(() => accepted(route)));
  await leaveInPlace(page);
  const replied = page.waitForResponse(`${formService}/**`);
  arrive();
  await replied;
  await settled(page);
  expect(await panel.count()).toBe(0);
});

/** The volunteer form, filled in, and a function that sends it to a service with this reply. */
async function open(expects: RegExp[] = []) {
  let asked = 0;
  let reply: Reply | undefined;
  let posted = "";
  const opened = await openForm(site, "volunteer", { expects });
  await opened.page.route(`${formService}/**`, async (route) => {
    asked += 1;
    posted = route.request().postData() ?? "";
    await reply?.(route);
  });
  await opened.fill(typed);
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
  return { ...opened, asked: () => asked, posted: () => posted, send };
}
