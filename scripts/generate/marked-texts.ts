import { entriesOf, valueOf } from "#app/content/entries.ts";
import { contentFolder, findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import { hasMark, markOf } from "#scripts/check/translation-mark.ts";

/** The translations that lack their mark (`translates:`), with the mark added to their text. */
export function markedTexts() {
  const content = readContent(findFiles(contentFolder()));
  const site = checkedSite(content);
  return content.files.flatMap((file) =>
    entriesOf(file).flatMap((layer) => {
      const original = hasMark(layer) ? originalOf(site, layer) : undefined;
      if (!original || valueOf(layer, "translates") !== undefined || file.faults.length > 0)
        return [];
      const line = `translates: "${markOf(original)}"\n`;
      const { text } = file;
      // The fields of an .mdx file end at its second fence.
      const fence = text.indexOf("\n---", 3) + 1;
      const end = file.kind.form === "folder" ? fence : text.length;
      const before = text.slice(0, end);
      return [{ path: file.path, text: before.replace(/\n*$/, "\n") + line + text.slice(end) }];
    }),
  );
}
