import { readDownload } from "#app/content/reading/downloads.server.ts";
import { downloadsNamed } from "#app/content/reading/pointers.ts";
import { downloadPath } from "#app/model/fields/download.ts";
import type { Rule } from "#scripts/check/rule.ts";

const rule: Rule = {
  severity: "error",
  about:
    "A file to download is not what its name says, is too large, holds something that runs, or nothing leads to it.",
  examples: {
    bad: [
      { "files/report.pdf": "<html>" },
      {
        "files/map.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      },
      { "files/form.pdf": "%PDF-1.7\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>" },
    ],
    good: [
      {
        "files/report.pdf": "%PDF-1.7\n",
        "blog/example.mdx": "---\n---\nRead [our report](/files/report.pdf).\n",
      },
    ],
  },
  check({ others, entries, files }, report) {
    const linked = downloadsNamed(entries);
    const isReadable = files.every(({ faults, bodyFault }) => faults.length === 0 && !bodyFault);
    for (const found of others.filter(({ path, isLink }) => !isLink && downloadPath.test(path))) {
      const top = { file: found.path, start: 0, end: 0 };
      const download = readDownload(found);
      if ("trouble" in download) report({ ...top, text: download.trouble });
      if (isReadable && !linked.has(`/${found.path}`))
        report({
          ...top,
          severity: "warning",
          text: `Nothing leads to this file, so it is not published. Write [its name](/${found.path}) in a text, or take the file away.`,
        });
    }
  },
};

export default rule;
