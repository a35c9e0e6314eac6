import { securityText } from "#app/head/security-text.ts";
import type { CheckedWords } from "#app/library/checked-words.ts";
import { withInspection } from "#app/library/library.server.ts";
import type { OutputDraft } from "#scripts/build/output-draft.ts";
import { renderPages } from "#scripts/build/pages/render-pages.ts";
import type { SiteRecord } from "#scripts/build/site-record.ts";
import { checkSite } from "#scripts/checks/check-site.ts";
import { openedCode } from "#tests/support/opened-code.ts";

/** Answers with why the finished site of some words would be refused, without writing it. */
export type Refusals = (words: CheckedWords) => Promise<string[]>;

/** Opens the built code; `good` are words of which the site is right, from which others may differ. */
export async function siteRefusals(good: CheckedWords): Promise<Refusals> {
  const { site, assets } = await openedCode();
  const render = (words: CheckedWords, before: SiteRecord["pages"]) =>
    withInspection(words, () =>
      renderPages({ contents: words.contents, site, assets, code: "", before, draft: nowhere }),
    );
  const { pages: before } = await render(good, {});
  const besides = otherFiles(before);
  return async (words) => {
    try {
      const { pages } = await render(words, before);
      const { email, language } = words.contents.site;
      const address = "https://www.example.org/.well-known/security.txt";
      const security = securityText({ email, language, address }, new Date(words.day));
      const found = checkSite({ pages, files: besides, security, words });
      return found.map(({ address, says }) => `${address} ${says}`);
    } catch (error) {
      return [error instanceof Error ? error.message.slice(0, 400) : String(error)];
    }
  };
}

// Pages that are the same as before need not be rendered again.
const nowhere: OutputDraft = {
  leave: () => true,
  write: () => {},
  copy: () => {},
  files: () => [],
  publish: () => ({}),
  discard: () => {},
};

// Scripts, fonts, pictures and documents, to which every page of the good site leads rightly.
function otherFiles(pages: SiteRecord["pages"]) {
  const links = Object.values(pages).flatMap(({ facts }) => facts?.links ?? []);
  const files = links.map((link) => link.replace(/[?#].*/, "").slice(1));
  return [...new Set(files)].filter(
    (file) => !Object.hasOwn(pages, `/${file}`) || /\.\w+$/.test(file),
  );
}
