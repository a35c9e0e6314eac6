import { readDownload } from "#app/content/reading/downloads.server.ts";
import { downloadsNamed } from "#app/content/reading/pointers-of.ts";
import { downloadPath } from "#app/model/fields/download.ts";
import { topOf } from "#scripts/check/checked-site.ts";
import type { Rule } from "#scripts/check/rule.ts";

export default {
  severity: "error",
  about:
    "A file to download is not what its name says, is too large, holds something that runs, or nothing leads to it.",
  check({ others, entries, isReadable }, report) {
    const linked = downloadsNamed(entries);
    for (const found of others.filter(({ path, isLink }) => !isLink && downloadPath.test(path))) {
      const top = topOf(found.path);
      const download = readDownload(found);
      if ("trouble" in download) report({ ...top, text: download.trouble });
      if (!isReadable || linked.has(`/${found.path}`)) continue;
      const text = `Nothing leads to this file, so it is not published. Write [its name](/${found.path}) in a text, or take the file away.`;
      report({ ...top, severity: "warning", text });
    }
  },
} satisfies Rule;
