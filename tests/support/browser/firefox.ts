import { firefox, type Browser } from "playwright-core";
import { findBrowser } from "#scripts/find-browser.ts";

/** True if this run uses Firefox (`npm test -- --firefox`) instead of Chromium. */
export const isFirefox = process.env.TEST_BROWSER === "firefox";

/** Starts a normal Firefox that can reach only this machine. */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: findBrowser("firefox"),
    // Nothing listens on this port; a browser never uses a proxy for localhost.
    proxy: { server: "http://127.0.0.1:9" },
    firefoxUserPrefs: {
      // Scroll bars take no space, as on a phone.
      "ui.useOverlayScrollbars": 1,
      // Back loads a page again: the protocol reports nothing when a cached page is shown.
      "browser.sessionhistory.max_total_viewers": 0,
      "fission.bfcacheInParent": false,
    },
  });
  acceptMissingCommand(browser);
  return browser;
}

// Playwright sends the media features of each page, a command that Firefox ESR 153 does not know;
// delete this when the ESR does. Tests that need a colour scheme or print styles run only in
// Chromium.
function acceptMissingCommand(browser: Browser) {
  type Internals = { _connection: { toImpl(browser: Browser): { _browserSession: object } } };
  type Sessions = { send(method: string, params: unknown): Promise<unknown> };
  const { _browserSession } = (browser as unknown as Internals)._connection.toImpl(browser);
  const sessions = Object.getPrototypeOf(_browserSession) as Sessions;
  const { send } = sessions;
  sessions.send = function (method, params) {
    if (method === "emulation.setMediaFeaturesOverride") return Promise.resolve({});
    return send.call(this, method, params);
  };
}
