import type { BrowserContext, Page } from "playwright-core";

const opened = new WeakMap<Page, string[]>();

/** Replaces the visitor's mail app, which a test cannot inspect. */
export async function installMailApp(context: BrowserContext) {
  await context.exposeBinding("openInMailApp", ({ page }, address: string) => {
    opened.get(page)?.push(address);
  });
  await context.addInitScript(() => {
    const { openInMailApp } = window as unknown as { openInMailApp: (address: string) => void };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      if (this.protocol === "mailto:") openInMailApp(this.href);
      else click.call(this);
    };
  });
}

/** Starts recording; the returned function lists every message handed to the mail app since then. */
export function mailApp(page: Page) {
  const addresses: string[] = [];
  opened.set(page, addresses);
  return () => addresses.map(mailOf);
}

/** The message in a mailto: address. */
export function mailOf(address: string) {
  const { pathname, searchParams } = new URL(address);
  const [subject = "", body = ""] = ["subject", "body"].map((name) => searchParams.get(name) ?? "");
  return { to: decodeURIComponent(pathname), subject, body };
}
