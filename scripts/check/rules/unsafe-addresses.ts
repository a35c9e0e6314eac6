import { valueOf } from "#app/content/entries.ts";
import { pointersOf } from "#app/content/reading/pointers-of.ts";
import type { Place, Report, Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { codeOf, proseOf } from "#scripts/check/words/prose-of.ts";
import { ofOneComputer, writtenHosts } from "#scripts/check/words/written-hosts.ts";

// Addresses that go through another site or work for one person, by what to do instead.
const detours = Object.entries<RegExp>({
  "This link shows an exact place on a map. Delete it if a girl or a safe house could be found there. If everybody may know the place, accept this with allow:.":
    /^geo:|^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.|(?:www\.)?google\.[a-z.]+\/maps[/?@].|maps\.apple\.com|(?:www\.)?openstreetmap\.org\/(?:\?mlat|#map|node|way)|osm\.org\/go|(?:ul\.)?waze\.com|what3words\.com|w3w\.co)/i,
  "This link goes through a search engine. Open it, and copy the address of the page that appears.":
    /^https?:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]+\/url\?|bing\.com\/ck\/|duckduckgo\.com\/l\/|search\.yahoo\.)/i,
  "This links to a preview, which will be deleted. Link to the page itself, like /donate.":
    /^https?:\/\/(?:[\w-]+--[\w-]+\.netlify\.app|[\w-]+\.vercel\.app|(?:[\w-]+\.)+pages\.dev|[\w-]+\.app\.github\.dev)/i,
  "This link goes through another site, which sees each reader and may send them elsewhere later. Open it, and copy the address of the page that appears.":
    /^https?:\/\/(?:[\w-]+\.)*(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|buff\.ly|rb\.gy|cutt\.ly|is\.gd|lnkd\.in|l\.facebook\.com|lm\.facebook\.com|safelinks\.protection\.outlook\.com|urldefense\.com|linktr\.ee)(?=[/?]|$)/i,
  "This address contains tracking. Delete the ? and everything after it.":
    /^https?:\/\/\S*[?&](?:utm_\w+|fbclid|gclid)=/i,
  "This link opens the document for editing, and visitors may have no access. Upload a PDF to files/ and link to that.":
    /^https?:\/\/(?:docs|drive|sheets)\.google\.com\/\S*\/edit/i,
});
const plain =
  "With http://, others can read and change the page on its way to the reader. Try the address with https://, and use that if it works.";
const inside =
  "This is a page of our own site. Write only the part after the host, so that the link stays right on a preview and after a move.";
const lost =
  "This address is on our own site, which has no such page or file. Link to a page that exists, or upload the file to files/ and link to that.";
// Other schemes, such as ssh:, are no addresses of pages.
const address = /(?<!:)(?:https?:)?\/\/([^\s/?#"'<>()[\]|\\]+)/giu;

export default {
  severity: "warning",
  about:
    "A web address begins with http://, or goes through a redirect service. Use the address of the page itself, with https://. An address that imitates a trusted one (with letters of another alphabet, or an @) is an error.",
  check({ files, entries, entriesOf, addresses, hasOther }, report) {
    const [site] = entriesOf("site");
    const ours = String(site && valueOf(site, "address")).replace(/^https?:\/\/(?:www\.)?/, "");
    const own = new RegExp(`^https?://(?:www\\.)?${ours.replaceAll(".", "\\.")}(?=/|$)`, "i");
    for (const entry of entries)
      for (const { kind, target, range } of pointersOf(entry)) {
        // The rule markdown reports an address of one computer.
        if (kind !== "address" || ofOneComputer.test(target)) continue;
        const isOwn = own.test(target);
        const instead = isOwn
          ? target.replace(own, "") || "/"
          : target.replace(/^http:/i, "https:");
        if (!isOwn && instead === target) continue;
        const page = instead.replace(/[?#].*$/, "");
        const isThere = !isOwn || addresses.has(page) || hasOther(page.slice(1));
        const words = isThere ? { text: isOwn ? inside : plain, instead } : { text: lost };
        report({ file: entry.file.path, ...range(), ...words });
      }
    for (const file of files) {
      const isCode = codeOf(file);
      for (const { 0: whole, 1: host = "", index } of file.text.matchAll(address))
        // Two slashes alone, such as //@ or ://:@, do not begin an address.
        if ((/^http/i.test(whole) || host.includes(".")) && !isCode(index))
          reportForeign({ file: file.path, start: index, end: index + whole.length }, host, report);
    }
  },
  checkEntry(entry, report) {
    for (const text of textsOf(entry)) {
      const { target = "" } = text;
      const [advice] = detours.find(([, looks]) => looks.test(target)) ?? [];
      if (advice) report({ ...text.at(), text: advice });
      const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(target)?.[1];
      // An address that is in the file in the same form was found above.
      if (host && !entry.file.text.includes(host)) reportForeign(text.at(), host, report);
      for (const { written, name, index } of writtenHosts(proseOf(text)))
        if (!written.includes("//")) reportForeign(text.at(index, written.length), name, report);
    }
  },
} satisfies Rule;

function reportForeign(place: Place, host: string, report: Report) {
  const text = `"${host}" contains an @ or letters of another alphabet, so it may belong to a stranger. Type the address again, or delete it.`;
  if (/[^\x21-\x7e]|@|%|(?:^|\.)xn--/i.test(host)) report({ ...place, text, severity: "error" });
}
