import { capital, isListed, isPlace, mayBeName } from "#app/library/words/people/names-in-text.ts";

/** What leads to a child: her school, her village, a town that she is from, a relative's name. */
export type Lead = { kind: "school" | "village" | "place" | "relative"; written: string };

const schoolWord = "(?:School|Academy|Shule)";
const level =
  "(?:Primary|Secondary|High|Boarding|Junior|Senior|Comprehensive|Girls['’]?|Boys['’]?|Mixed|Day|Nursery|Special|Girls['’]|Boys['’])";
const school = new RegExp(
  [
    `(?:\\bSt\\. )?(?!Sunday\\b|The\\b|Our\\b|Law\\b|Business\\b|Medical\\b)${capital}(?:['’]s)?(?: ${capital}){0,6} ${schoolWord}\\b`,
    `(?:\\bSt\\. )?(?!The\\b|Our\\b|A\\b)${capital} (?:${level} )*${level}(?! \\p{Lu})(?![\\p{L}])`,
    `(?:\\bSt\\. )?(?!The\\b|Our\\b|Her\\b|His\\b|A\\b|This\\b|That\\b|Every\\b|Each\\b|In\\b|At\\b|No\\b|Most\\b|Many\\b|Some\\b|All\\b|Free\\b)${capital} (?:(?:girls['’]?|boys['’]?|mixed|day|boarding|junior|primary|secondary|high|nursery|public|special) )+school\\b`,
    `\\bShule ya (?:Msingi|Upili|Sekondari)(?: ya)? ${capital}`,
  ].join("|"),
  "u",
);
const villageWord =
  "(?:[Vv]illage|[Ee]state|[Ss]lums?|[Ss]ettlement|[Ww]ard|[Ss]ub-?[Ll]ocation|[Ll]ocation|[Mm]anyatta|[Tt]rading [Cc]ent(?:re|er)|[Mm]arket)";
const village = new RegExp(
  `(?!Our\\b|The\\b|Her\\b|His\\b|This\\b|Every\\b|Each\\b|In\\b|One\\b|That\\b)${capital}(?: ${capital})? ${villageWord}\\b|\\b(?:village|estate|settlement|manyatta) (?:of|called|named) ${capital}`,
  "u",
);
const home = new RegExp(
  `\\b(?:live[sd]?|living|born|stays?|staying|comes|hails|grew up|girl|boy|pupil|schoolgirl|schoolboy|learner|student|home is|(?:her|his) (?:home|family|mother|father|grandmother|aunt)(?: (?:is|lives|stays))?|house|neighbou?rs?) (?:in|at|near|from|outside) (${capital})`,
  "gu",
);
const placed = new RegExp(
  `\\b(in|at|from|near|of|outside|left|to|reached) (${capital})(?![\\p{L}\\p{M}’']| (?:\\p{Lu}|\\d))`,
  "gu",
);
const noPlace =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Kiswahili|Swahili|Maths?|Science|History|Form|Grade|Class|Standard|Term|Room|Parliament|God|Christmas|Easter|Ramadan|Eid)$/;
// So many people live in these that they lead to nobody.
const tooLarge = /^(?:Nairobi|Kenya|Africa|East|West|North|South|Mombasa)$/;
const relation =
  "(?:mother|mum|mom|mama|father|dad|baba|sister|brother|aunt|auntie|uncle|grandmother|grandfather|grandma|nyanya|shosho|cucu|guardian|cousin|stepmother|stepfather|parents)";
const relative = new RegExp(
  [
    `\\b(?:${relation}|[Mm]other|[Ff]ather|[Gg]uardian)(?:['’]s name)?,? (?:(?:is |was )?(?:called |named |known as )|is |was )?(?:Mama |Mzee |Baba )?(?<by>${capital})`,
    `(?<of>${capital})(?: ${capital})?, (?:her|his|(?:the|a) (?:girl|child|boy|pupil)['’]s) (?:\\p{Ll}+ )?${relation}\\b`,
    `(?<own>${capital})['’]s? (?:\\p{Ll}+ ){0,2}(?:daughter|son|niece|nephew|granddaughter|grandson|child)\\b`,
    `\\b(?:daughter|son|niece|nephew|granddaughter|grandson|child|born) (?:of|to) (?<parent>${capital})`,
  ].join("|"),
  "gu",
);

/** What in a sentence leads to the child whom it tells of. */
export function leadsIn(sentence: string): Lead[] {
  const named = school.exec(sentence)?.[0];
  const lives = village.exec(sentence)?.[0];
  const kin = relativesIn(sentence)[0];
  const town = lives ? undefined : placesIn(sentence).find((name) => !tooLarge.test(name));
  return [
    ...(named ? [{ kind: "school" as const, written: named }] : []),
    ...(lives ? [{ kind: "village" as const, written: lives }] : []),
    ...(town ? [{ kind: "place" as const, written: town }] : []),
    ...(kin ? [{ kind: "relative" as const, written: kin }] : []),
  ];
}

/** The names of relatives that a sentence gives. */
export function relativesIn(sentence: string): string[] {
  return [...sentence.matchAll(relative)].flatMap(({ groups = {} }) => {
    const { by, of, own, parent } = groups;
    const name = by ?? of ?? own ?? parent ?? "";
    return isListed(name) || (mayBeName(name) && !isPlace(name)) ? [name] : [];
  });
}

/** The places that a sentence names as those where somebody is or comes from, large ones too. */
export function placesIn(sentence: string): string[] {
  const lives = [...sentence.matchAll(home)].map(({ 1: name = "" }) => name);
  const known = [...sentence.matchAll(placed)].flatMap(({ 1: where = "", 2: name = "" }) => {
    const isSome = /^(?:in|from|near|outside)$/.test(where) && !isListed(name) && mayBeName(name);
    return isPlace(name) || isSome ? [name] : [];
  });
  return [...lives, ...known].filter((name) => !noPlace.test(name));
}
