import { isDraft } from "#app/content/public-days.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { matchesIn } from "#scripts/check/words/prose-of.ts";

const placeholders = [
  /\[(?:\p{Lu}\p{L}+: ?)?(?:please|pls|check|confirm)\b[^\][\n]{0,80}\](?! *\()/gu,
  /\[(?:(?:insert|add|enter|your|weka|andika|ingiza|jaza) [^\][\n]{1,40}|(?:full |first |last )?names?|dates?|time|place|location|title|number|amount|e-?mail|phone|address|link|text|image|photo|picture|quote|source|organi[sz]ation|school|village|to come|tbc|tbd|todo|x+)\](?! *\()/giu,
  /(?<![\p{L}\p{N}])(?:TODO|TO DO|TBC|TBD|TBA|FIXME|TK|TKTK|X{3,}|X{2,}[.,]\d{3}|_{3,})(?![\p{L}\p{N}])/gu,
  /\b(?:lorem ipsum|dolor sit amet|click here to edit|(?:insert|enter|add|put|type) (?:your |the |some )?(?:text|name|title|date|words|content|photo|picture|image|logo|link|quote|number) here|your text here|(?:placeholder|dummy) text|text to come|the text begins here|maneno huanza hapa)\b/giu,
  /^(?:certainly|sure|of course|absolutely)[!,.] (?:here|i(?:’|')(?:ve|ll)|below).*|^here(?:’s|'s| is| are) (?:a|the|your) (?:revised|improved|rewritten|updated|polished|shorter) .*|\b(?:i hope this helps|let me know if you(?:’d|'d| would)? (?:like|want|need)|as an ai\b).*/giu,
  /^(?:hakika|bila shaka|ndiyo|sawa)[!,.] (?:hapa|hii|haya|nimetafsiri)\b.*|\b(?:nijulishe (?:kama|ikiwa|iwapo)|natumai (?:hii|hili|tafsiri)|kama akili bandia).*/giu,
];

export default {
  severity: "error",
  isJudgement: true,
  about:
    "Placeholder text was left in (TODO, XXX, lorem ipsum), or a chat assistant’s remarks. Write the real words, or delete it. What may be meant, such as [words in brackets], is a warning.",
  checkEntry(entry, report, whole) {
    for (const { words, place } of matchesIn(textsOf(entry), ...placeholders)) {
      // An editor also uses brackets for her own words, and a venue may be TBA.
      const isSure = !/^(?:\[|TB[ACD]$)/.test(words) && !isDraft(whole);
      const severity = isSure ? undefined : "warning";
      const advice = `"${words}" is not meant for readers. Write the real words, or delete it.`;
      report({ ...place, text: advice, severity });
    }
  },
} satisfies Rule;
