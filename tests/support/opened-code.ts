import { vi } from "vitest";

import { buildCode } from "#scripts/build/build-code.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { openSite } from "#scripts/build/pages/open-site.ts";
import { pageAssets } from "#scripts/build/pages/page-assets.ts";
import { publicPages } from "#scripts/sources/read-site.ts";

/** The built code of the site, by which a test renders any words. */
export async function openedCode() {
  await cutFonts();
  // The code is built with the plugins that tests themselves go without.
  vi.stubEnv("VITEST", "");
  const { folder } = await buildCode().finally(() => vi.unstubAllEnvs());
  const [site, assets] = await Promise.all([openSite(folder), pageAssets(folder)]);
  return { site, assets, render: publicPages(site, assets) };
}
