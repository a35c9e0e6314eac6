import { firefox, type Browser } from "playwright-core";

import { findBrowser } from "#scripts/find-browser.ts";

/** Whether this run asks Firefox (`npm test -- --firefox`) instead of Chromium. */
export const isFirefox = process.env.TEST_BROWSER === "firefox";

/** Starts an ordinary Firefox that reaches this machine only. */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: findBrowser("firefox"),
    // Nobody listens on this port; a browser never asks a proxy for localhost.
    proxy: { server: "http://127.0.0.1:9" },
    firefoxUserPrefs: {
      // Scroll bars take no room, as on a phone.
      "ui.useOverlayScrollbars": 1,
      // Back loads a page again: the protocol reports nothing when a kept page comes back.
      "browser.sessionhistory.max_total_viewers": 0,
      "fission.bfcacheInParent": false,
    },
  });
  acceptMissingCommand(browser);
  return browser;
}

type Internals = { _connection: { toImpl(browser: Browser): { _browserSession: object } } };

// Playwright sends the media features of each page, and Firefox ESR 153 does not know that command: delete this when the ESR does.
// Tests that need a color scheme or print styles run in Chromium alone.
function acceptMissingCommand(browser: Browser) {
  const { _browserSession } = (browser as unknown as Internals)._connection.toImpl(browser);
  const sessions = Object.getPrototypeOf(_browserSession) as {
    send(method: string, params: unknown): Promise<unknown>;
  };
  const { send } = sessions;
  sessions.send = function (method, params) {
    if (method === "emulation.setMediaFeaturesOverride") return Promise.resolve({});
    return send.call(this, method, params);
  };
}
