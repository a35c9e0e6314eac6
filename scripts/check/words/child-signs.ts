import { kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";

// Words in small letters or capitalised.
const number = anyOf(
  "three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen",
);
const many = anyOf("girls, boys, children, students, pupils, learners, women, teenagers");
const child = anyOf("girl, boy, pupil, schoolgirl, schoolboy, learner, student, teenager");
const schooled = anyOf("pupil, schoolgirl, schoolboy, learner, student");
const kin = anyOf(
  "mother, mum, father, sister, brother, aunt, uncle, grandmother, grandfather, guardian, cousin, mama, niece, daughter, son",
);
const offspring = anyOf("daughter, son, niece, nephew, granddaughter, grandson, born");
const office = anyOf("chief, assistant chief, head teacher, headteacher, pastor, imam, elder, MCA");
const classes = anyOf("Form, Grade, Class, Standard, Std\\.?, darasa la, kidato cha");
const low = anyOf(
  "One, Two, Three, Four, Five, Six, Seven, Eight, kwanza, pili, tatu, nne, tano, sita, saba, nane",
);
const lowNumber = anyOf("one, two, three, four, five, six, seven, eight");
const school = anyOf("School, Academy, Girls, Boys, Primary, Pry, Secondary, Sec, High");
const shule = anyOf("msingi, upili, sekondari");
const village = anyOf("village, estate, slum, ward, manyatta, location");
const attends = anyOf(
  "attends, goes to, go back to, studies at, learns at, joined, is enrolled at, is enrolled in, returned to, went back to, walks to",
);
const lives = anyOf("live, lives, lived, living, born, stay, stays, come, comes, came, hails, old");
const trade = anyOf(
  "nurse, carpenter, mechanic, electrician, plumber, mason, tailor, driver, farmer, trader, teacher, doctor, surgeon, lawyer, engineer, accountant, midwife, cook, baker, journalist, mentor, counsellor, director, treasurer, volunteer, officer, worker",
);
const own = anyOf(
  "husband, wife, children, grandchildren, own shop, own business, own children, own family, own farm, own garage",
);
const title = anyOf(
  "Mr, Mrs, Ms, Miss, Dr, Prof, Eng, Hon, Rev, Fr, Sr, Mama, Mzee, Mwalimu, Madam, Teacher, Chief, Nurse, Pastor, Father, Sister, Governor, Senator, Judge, Bishop, Sheikh, Imam, Captain, Sergeant, Inspector, Coach",
);
const could = anyOf("can, could, may, might, should, must, will, would, do, does, cannot");
const thing = anyOf(
  "it, school, program, programme, centre, center, chama, law, project, library, club, room, house, team, band",
);
const teaching = anyOf(
  "teach, teaches, taught, for, every, each, all, any, of, between, below, after, until, before, the, than, and, to, or",
);
const behindClass = anyOf(
  "class, leavers, teacher, book, exam, candidates, is, are, has, have, cost, to",
);
const month = anyOf(
  "January, February, March, April, May, June, July, August, September, October, November, December",
);
const noName = anyOf(
  "The, Our, Her, His, He, She, It, In, At, When, While, This, That, Every, Each, No, On, All, Some, Most, Many, My, We, They, If, One, And, But, From, Free, Law, English, Kiswahili, Form, Grade, Class, Standard, Darasa, Kidato, Headmistress, Headmaster",
);
const place = `(?:${[...kenyanPlaces].join("|")})`;
const name = String.raw`(?!(?:${noName}|${title}|${month})\b)[A-ZÀ-Ž][A-Za-zÀ-ž’']{1,30}`;
const years = String.raw`(?:(?:[3-9]|1[0-7])(?![\d,.]*\d)|${number})`;
const end = String.raw`(?=[,.;:)!?]|$)`;
const one = String.raw`(?:(?<![A-Za-zÀ-ž])(?:[Aa]|[Tt]he|[Oo]ur)|['’]s|,)`;

// The patterns that point to a child or an adult, by group, each with an example.
const groups = {
  // Words of a text about a child; most sentences have none.
  hints: {
    "13": String.raw`\d`,
    "a pupil": String.raw`\b(?:${number}|${classes}|${child}|${attends})`,
  },
  // The age of a child.
  ages: {
    "aged 12": String.raw`\b[Aa]ged? ${years}\b(?! (?:to|and|or|${many}))`,
    "13 years old": String.raw`(?<!\d[-–]|to |and |or |(?:${thing}|for|has|after|of) (?:is |was |turned )?)\b${years}[ -]years?[ -](?:old|of age)\b(?! ${many})`,
    "Faith, only 12,": String.raw`(?:${name}|\b\p{Lu}\.), (?:both |only |now |just )?${years}(?=[,.;)]|$)`,
    "Wambui (10)": String.raw`(?:${name}|\b\p{Lu}\.) \(${years}\)`,
    "is just 9.": String.raw`(?<!\b(?:${thing}|member of .{0,60}) )\b(?:is|am|be|turned|turns) (?:only |just |now |already )?${years}(?:${end}|(?= (?:and|when|in|at)\b))`,
    "At 11,": String.raw`\bAt (?:the age of )?${years},`,
    "girl of 13": String.raw`\b${child} of ${years}\b`,
    "miaka 12": String.raw`\bmiaka ${years}\b`,
  },
  // Someone goes to school, and the class.
  classes: {
    "Form 3": String.raw`(?<!\b(?:${teaching}|(?:[Aa]ny|[Ee]very|[Ee]ach|[Nn]o) ${child} in|left [^.]{0,60}|${many} (?:in|of|from)) ?(?:in )?)\b${classes} (?:\d|${low})\b(?! (?:${many}|${behindClass}|and (?:${classes}|\d)))`,
    "Faith Wanjiku of Class 7": String.raw`${name} ${name} of ${classes} (?:\d|${low})\b`,
    "a bright pupil": String.raw`(?<!\b${could} )${one} (?:(?!every|each|any|no\b)[a-z\d-]+ ){0,3}?${schooled}\b(?!['’]s| leaders?| ${could}\b| who [a-z]{1,30}s [^.]{0,60}s\b)`,
    "attends Moi": String.raw`\b${attends} (?=\p{Lu})`,
  },
  // The person is an adult.
  adults: {
    university: String.raw`\b(?:[Uu]niversity|[Cc]ollege|Polytechnic|1[89]\d\d|200[0-7])\b`,
    "is a nurse": String.raw`(?:\b(?:is|am|became|as|[Oo]ur|an?|the)|,) (?:now )?(?:an? |the |our |its )?(?:[A-Za-z-]+ )?${trade}\b`,
    "her husband": String.raw`\b(?:her|his|my) ${own}\b`,
    "mother of three": String.raw`\b(?:mother|father) of (?:\d|${lowNumber})\b`,
  },
  // Details that identify a person, named or not.
  leads: {
    "Olkeri Primary": String.raw`(?:\bSt\. )?${name}(?:['’]s)?(?: ${name}){0,4} ${school}\b(?! \p{Lu})`,
    "Shule ya Msingi Kibera": String.raw`\b[Ss]hule ya ${shule}(?: ya)? ${name}`,
    "Bondeni village": String.raw`${name}(?: ${name})? ${village}\b`,
    "kijiji cha Bondeni": String.raw`\b[Kk]ijiji cha ${name}`,
    "mother is called Halima": String.raw`\b${kin}(?:['’]s name)?,? (?:is |was )?(?:called |named )?(?:Mama |Mzee )?${name}`,
    "daughter of Ochieng": String.raw`\b${offspring} (?:of|to) (?:Mama |Mzee )?${name}`,
    "daughter of the chief of Olkeri": String.raw`\b${offspring} of (?:the|a|our) ${office} (?:of|at|in) ${name}`,
  },
  // Details that identify a child who is named.
  "leads to the named": {
    "Amina Hassan, 14,": String.raw`${name} (?:\p{Lu}\. )?${name}(?:,| is| was| turned| \() ?(?:only |aged? )?${years}(?:\)|${end}|(?= (?:years?|and)\b))`,
    "12-year-old girl named Joy Chepkoech": String.raw`\b${years}-year-old ${child},? (?:named |called )?${name} ${name}`,
    "Aged 15, Lydia Moraa": String.raw`\b[Aa](?:ged|t) ${years}, ${name} ${name}`,
    "lives in Keroka": String.raw`\b(?:${lives}|${child}) (?:in|at|near|from|outside) (?!(?:Nairobi|Kenya)\b)${name}`,
    "left Lodwar": String.raw`\b(?:in|at|from|near|of|outside|left|to|reached|by|beside|behind|opposite) (?!Nairobi\b)${place}\b`,
  },
  // A name without a title, and not that of a relative; children have no titles.
  "untitled names": {
    Wanjiku: String.raw`(?=[A-ZÀ-Ž])(?<!(?:${kin}|called) (?:is )?(?:called )?)(?<![A-Za-zÀ-ž]|\b${title}\.? (?:ole |${name} )?)${name}`,
  },
  // A person without a name.
  unnamed: {
    she: String.raw`\b(?:[Ss]he|[Hh]er?|[Hh]is|him|I|[Mm]y|daughter|son|${child})\b`,
    "K. came": String.raw`(?<![A-Za-zÀ-ž]|\b${title} ?)\p{Lu}\.(?=[ ,])`,
  },
  // No name in the text is real.
  "all names changed": {
    "Names have been changed": String.raw`\b[Nn]ames (?:in this [a-z]+ )?(?:have been|are|were) (?:all )?(?:changed|invented)\b`,
  },
  // A name is not her own.
  "changed names": {
    "name changed": String.raw`\b[Nn]ames?(?: of [a-z ]{1,30})? (?:(?:has|have) been |is |was |were |are )?changed\b`,
    "name we have changed": String.raw`\b[Nn]ames? (?:that )?(?:we|she|he) (?:have |has )?(?:changed|chosen?|chose|gave|given)\b`,
    "not her real name": String.raw`\bnot (?:her|his|their) (?:real|true|own) name|\b[Nn]ame[^.!?]{0,20} not (?:her|his) own\b`,
    "we call her": String.raw`\b[Ww]e(?:['’]ll| will)? call (?:her|him)\b|\b[Ll]et us call (?:her|him)\b`,
    "jina limebadilishwa": String.raw`\b[Jj]ina (?:lake )?(?:limebadilishwa|si (?:lake|halisi))\b|\bsi jina lake\b`,
  },
};

type Group = keyof typeof groups;

/** The patterns that point to a child or an adult, by group, each with an example. */
export const childSigns = new Map(
  Object.entries<Record<string, string>>(groups).map(([name, rows]) => [
    name,
    Object.entries(rows).map(([example, looks]) => ({ example, looks: new RegExp(looks, "gu") })),
  ]),
);

/** The matches of a group in a text, in the order of its patterns. */
export function signsIn(group: Group, text: string): string[] {
  return (childSigns.get(group) ?? []).flatMap(({ looks }) => text.match(looks) ?? []);
}

/** True if a pattern of a group matches a text. */
export function hasSign(group: Group, text: string) {
  return (childSigns.get(group) ?? []).some(({ looks }) => text.search(looks) >= 0);
}

// A pattern for words that are separated by commas, in small letters or capitalised.
function anyOf(words: string) {
  const forms = words
    .split(", ")
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`));
  return `(?:${forms.join("|")})`;
}
