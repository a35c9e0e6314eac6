import words from "./child-words.txt?raw";
import { kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";

/** Some words that tell something of a child, and an example of them. */
export type ChildSign = { looks: RegExp; example: string };

const groups = words.split("\n").flatMap((line) => {
  const [, name, list = ""] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
  const forms = list.split(", ").map((word) => word.replace(/^\p{Ll}/u, eitherCase));
  return name ? [[name, `(?:${forms.join("|")})`] as const] : [];
});
const parts = new Map<string, string>([...groups, ["place", `(?:${[...kenyanPlaces].join("|")})`]]);
// Each part may hold those above it.
for (const [name, written] of rows(String.raw`
  name → (?!(?:{no-name}|{month})\b)[A-ZÀ-Ž][A-Za-zÀ-ž’']+
  years → (?:(?:[3-9]|1[0-7])(?![\d,.]*\d)|{number})
  end → (?=[,.;:)!?]|$)
  one → (?:(?<![A-Za-zÀ-ž])(?:[Aa]|[Tt]he|[Oo]ur)|['’]s|,)
  adult-years → (?:1[89]|[2-9]\d)`))
  parts.set(name, filled(written));

/** What a text about a child has; most sentences do not. */
export const hintsOfChildren = signs(String.raw`
  13 → \d
  a pupil → \b(?:{number}|{class}|{child}|{attends})`);
/** How old a child is. */
export const agesOfChildren = signs(String.raw`
  aged 12 → \b[Aa]ged? {years}\b(?! (?:to|and|or|{many}))
  13 years old → (?<!\d[-–]|to |and |or |(?:{thing}|for|has|after|of) (?:is |was |turned )?)\b{years}[ -]years?[ -](?:old|of age)\b(?! {many})
  Faith, only 12, → (?:{name}|\b\p{Lu}\.), (?:both |only |now |just )?{years}(?=[,.;)]|$)
  Wambui (10) → (?:{name}|\b\p{Lu}\.) \({years}\)
  is just 9. → (?<!\b(?:{thing}|member of .*) )\b(?:is|am|was|be|turned|turns) (?:only |just |now |already )?{years}(?:{end}|(?= (?:and|when|in|at)\b))
  At 11, → \bAt (?:the age of )?{years},
  girl of 13 → \b{child} of {years}\b
  miaka 12 → \bmiaka {years}\b`);
/** That somebody goes to school, and to which class. */
export const classesOfChildren = signs(String.raw`
  Form 3 → (?<!\b(?:{teaching}|(?:[Aa]ny|[Ee]very|[Ee]ach|[Nn]o) {child} in|left [^.]*|{many} (?:in|of|from)) ?(?:in )?)\b{class} (?:\d|{low})\b(?! (?:{many}|{behind-class}|and (?:{class}|\d)))
  a bright pupil → {one} (?:(?!every|each|any|no\b|university|college)[a-z\d-]+ ){0,3}?{child}\b(?!['’]s| child| leaders?)
  attends Moi → \b{attends} (?=(?:St\. )?\p{Lu})`);
/** That whoever a sentence is about has grown up. */
export const signsOfAdults = signs(String.raw`
  university → \b(?:[Uu]niversity|[Cc]ollege|Polytechnic|1[89]\d\d|200[0-7])\b
  aged 41 → (?:\b(?:[Aa]ged?|[Aa]t|is|am|was|turned|now|of)|,|\() ?(?:only )?{adult-years}(?:{end}|(?= (?:and|years?)\b))
  31 years old → \b{adult-years}[ -]years?[ -](?:old|of age)\b
  is a nurse → (?:\b(?:is|am|became|as|[Oo]ur|an?|the)|,) (?:now )?(?:an? |the |our |its )?(?:[A-Za-z-]+ )?{trade}\b
  now runs a garage → \b(?:now |today |and |who )?{leads} (?:an?|her|his|our|the|\d|two|three|mentors|girls)\b
  her husband → \b(?:her|his|my) {own}\b
  mother of three → \b(?:mother|father) of (?:\d|{low-number})\b`);
/** What leads to somebody, named or not. */
export const leadsToChildren = signs(String.raw`
  Olkeri Primary → (?:\bSt\. )?{name}(?:['’]s)?(?: {name})* {school}\b(?! \p{Lu})
  Shule ya Msingi Kibera → \bShule ya {shule}(?: ya)? {name}
  Bondeni village → {name}(?: {name})? {village}\b
  kijiji cha Bondeni → \b[Kk]ijiji cha {name}
  mother is called Halima → \b{kin}(?:['’]s name)?,? (?:is |was )?(?:called |named )?(?:Mama |Mzee )?{name}
  Wacera, her mother → {name}, (?:her|his) (?:[a-z]+ )?{kin}\b
  daughter of Ochieng → \b{offspring} (?:of|to) (?:Mama |Mzee )?{name}`);
/** What leads to a child whose name is written. */
export const leadsToNamed = signs(String.raw`
  Amina Hassan, 14, → {name} (?:\p{Lu}\. )?{name}(?:,| is| was| turned| \() ?(?:only |aged? )?{years}(?:{end}|(?= (?:years?|and)\b))
  12-year-old girl named Joy Chepkoech → \b{years}-year-old {child},? (?:named |called )?{name} {name}
  Aged 15, Lydia Moraa → \b[Aa](?:ged|t) {years}, {name} {name}
  lives in Keroka → \b(?:{lives}|{child}) (?:in|at|near|from|outside) (?!(?:Nairobi|Kenya|{class})\b){name}
  left Lodwar → \b(?:in|at|from|near|of|outside|left|to|reached|by) (?!Nairobi\b){place}\b`);
/** A name that is not that of a relative, and without a title, which children do not have. */
export const untitledNames = signs(String.raw`
  Wanjiku → (?=[A-ZÀ-Ž])(?<!(?:{kin}|called) (?:is )?(?:called )?)(?<![A-Za-zÀ-ž]|\b{title}\.? (?:ole |{name} )?){name}`);
/** Somebody without a name. */
export const unnamed = signs(String.raw`
  she → \b(?:[Ss]he|[Hh]er?|[Hh]is|him|I|[Mm]y|daughter|son|{child})\b
  K. came → (?<![A-Za-zÀ-ž]|\b{title} ?)\p{Lu}\.(?=[ ,])`);
/** That no name of a text is anybody's own. */
export const allNamesChanged = signs(String.raw`
  Names have been changed → \b[Nn]ames (?:in this [a-z]+ )?(?:have been|are|were) (?:all )?(?:changed|invented)\b`);
/** That a name is not her own. */
export const changedNames = signs(String.raw`
  name changed → \b[Nn]ames?(?: of [a-z ]{1,30})? (?:(?:has|have) been |is |was |were |are )?changed\b
  name we have changed → \b[Nn]ames? (?:that )?(?:we|she|he) (?:have |has )?(?:changed|chosen?|chose|gave|given)\b
  not her real name → \bnot (?:her|his|their) (?:real|true|own) name|\b[Nn]ame[^.!?]{0,20} not (?:her|his) own\b
  we call her → \b[Ww]e(?:['’]ll| will)? call (?:her|him)\b|\b[Ll]et us call (?:her|him)\b
  jina limebadilishwa → \b[Jj]ina (?:lake )?(?:limebadilishwa|si (?:lake|halisi))\b|\bsi jina lake\b`);

function eitherCase(letter: string) {
  return `[${letter}${letter.toUpperCase()}]`;
}

function rows(table: string) {
  return table
    .trim()
    .split(/\n\s*/)
    .map((row) => row.split(" → ") as [string, string]);
}

function filled(written: string) {
  return written.replaceAll(/\{([a-z-]{2,})\}/g, (_, name: string) => {
    const part = parts.get(name);
    if (!part) throw new TypeError(`child-words.txt has no group ${name}.`);
    return part;
  });
}

function signs(table: string): ChildSign[] {
  return rows(table).map(([example, looks]) => ({
    looks: new RegExp(filled(looks), "gu"),
    example,
  }));
}
