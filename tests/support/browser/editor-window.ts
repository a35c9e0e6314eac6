import { cpSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { vi } from "vitest";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { isFirefox, launchFirefox } from "#tests/support/browser/firefox.ts";
import { gitIn } from "#tests/support/review/branch-repository.ts";
import { serveEditor } from "#tests/support/stand-in-host.ts";
import { layOver, type Files } from "#tests/support/content-folder.ts";

/** A window with the editor of a content folder, in which a writer is signed in, and what git says of its branches; `place` is an empty folder, and `close` ends it. */
export async function editorWindow(place: string, content: string, more: Files) {
  const work = path.join(place, "work");
  const git = gitIn(".");
  cpSync(content, path.join(work, "content"), { recursive: true });
  await layOver(path.join(work, "content"), more);
  git("init", "--quiet", "--initial-branch=main", work);
  git("-C", work, "add", ".");
  git("-C", work, "commit", "--quiet", "-m", "A change");
  // Vitest's own settings would leave out the styles.
  vi.stubEnv("VITEST", "");
  vi.stubEnv("CONTENT_DIR", path.join(work, "content"));
  const umask = process.umask(0o077);
  const editor = await serveEditor(work, place, 0);
  process.umask(umask);
  const browser = isFirefox
    ? await launchFirefox()
    : await chromium.launch({ executablePath: findBrowser("shell"), args: browserFlags });
  const troubles: string[] = [];
  const close = async () => {
    vi.resetConfig();
    vi.unstubAllEnvs();
    await browser.close();
    editor.server.close();
  };
  const user = { backendName: "github", token: "a", login: "writer", id: 1, name: "A writer" };
  /** A new window, which remembers nothing. */
  const newPage = async () => {
    // "Today" is the day where writers are.
    const page = await browser.newPage({ reducedMotion: "reduce", timezoneId: "Africa/Nairobi" });
    page.setDefaultTimeout(60_000);
    page.on("console", (message) => {
      if (/error|warning/.test(message.type())) troubles.push(message.text());
    });
    page.on("pageerror", (error) => troubles.push(error.message));
    page.on("request", (request) => {
      const isOurs =
        request.url().startsWith(editor.address) || /^(?:blob|data):/.test(request.url());
      if (!isOurs) troubles.push(request.url());
    });
    await page.addInitScript((signedIn) => {
      // As in an older browser: drawing the transitions takes longer than all other frames together.
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
      if (location.host) localStorage.setItem("sveltia-cms.user", JSON.stringify(signedIn));
    }, user);
    return page;
  };
  const inBare = (...words: string[]) => git("--git-dir", editor.repository, ...words);
  return { editor, close, troubles, newPage, git, inBare };
}
