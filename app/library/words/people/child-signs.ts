import { capital } from "#app/library/words/people/names-in-text.ts";

const numbers =
  "three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen";
const years = `(?:[3-9]|1[0-7]|${numbers})(?![\\d,.]*\\d)`;
const many = "girls|boys|children|students|pupils|learners|women|teenagers|adolescents|classes";
const beyond =
  "(?! ?(?:to|and (?:above|over|under|below|\\d)|or (?:more|older|younger|\\d)|[-–]) ?)";
// Of a school or a law one says its age as well.
const thing =
  "(?:[Ii]t|[Tt]his|[Tt]hat|school|cent(?:re|er)|program|project|organisation|organization|charity|law|building|group|club|library|room|kitchen|tradition|chama|shelter|fund|office|number|total|score|answer|price)";
const age = new RegExp(
  [
    `\\b[Aa]ged? ${years}\\b${beyond}(?! ?(?:${many}))`,
    `(?<!\\d[-–]|to |and |or )\\b${years}[ -]years?[ -](?:old\\b(?! (?:${many}))|of age\\b(?! (?:${many})))`,
    `(?:${capital}|(?<!\\p{L})\\p{Lu}\\.)(?: \\p{Lu}\\.)?(?:, (?:both |only |now |just |aged )?${years}(?=[,.;)]|$)| \\(${years}\\))`,
    `(?<!\\b${thing} )\\b(?:is|was|turned|turns) (?:only |just |now |already |about |almost )?${years}(?=[,.;:)!?]|$| and\\b| when\\b| years old)`,
    `\\bAt (?:the age of )?${years},`,
    `\\b(?:girl|boy|child|pupil) of (?:only |just )?${years}\\b`,
  ].join("|"),
  "u",
);
const thingsAge = new RegExp(
  `\\b${thing} (?:is|was|turned|turns) (?:\\p{Ll}+ )?${years} years? old`,
  "u",
);
const generally =
  "teach|teaches|taught|teaching|for|every|each|all|any|(?<!out )of|between|from|below|above|after|until|before|our|the|than|and";
const grade = new RegExp(
  `(?<!\\b(?:${generally}|(?:${many}) (?:in|of|from)) )\\b(?:Form|Grade|Class|Standard|Std) (?:\\d|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\\b(?! (?:${many}|class|teacher|room|book|books|exam|exams|syllabus|candidates|fees|is|are|has|have|(?:to|and) (?:Form|Grade|Class|Standard|\\d))\\b)`,
  "u",
);
const child =
  "(?:girl|boy|pupil|schoolgirl|schoolboy|learner|student|teenager|day scholar|boarder)";
const one = new RegExp(
  `(?:(?<![\\p{L}])(?:[Aa]|[Oo]ne|[Tt]he|[Tt]hat|[Oo]ur|her|his|their)|['’]s|,) (?:(?!every|each|any|no\\b|university|college)[\\p{Ll}\\d-]+ ){0,3}?${child}\\b(?!['’]s|s['’]| child\\b| leaders?\\b)|^(?:Pupil|Student|Learner|Schoolgirl|Schoolboy)\\b(?! leaders?\\b)`,
  "u",
);
const attends =
  /\b(?:attends|goes to|go(?:es|ing)? back to|wants to go to|studies at|learns at|schools at|joins|joined|is enrolled (?:at|in)|enrolled (?:at|in)|returned to|went back to|goes back to|is back at|is (?:now )?at|transferred to|was admitted to|boards at|walks to|is (?:now )?learning at|is (?:now )?studying at)\b/u;
const trades =
  "nurse|carpenter|mechanic|electrician|plumber|mason|welder|tailor|driver|farmer|trader|teacher|doctor|lawyer|engineer|accountant|midwife|chef|cook|baker|hairdresser|shopkeeper|journalist|photographer|mentor|counsellor";
const grownUp = new RegExp(
  [
    "\\b(?:University|College|Polytechnic|Institute|university|college|alumn[ai]e?)\\b",
    "\\b(?:(?:[Aa]ged?|[Aa]t|is|was|turned|turns|now) |, |\\()(?:1[89]|[2-9]\\d)(?=[,.;:)!?]|$| and\\b| years?\\b)",
    "\\b(?:1[89]|[2-9]\\d)[ -]years?[ -](?:old|of age)\\b",
    `(?:(?:is|am|became|as|worked as|works as|trained as|,) (?:now )?(?:an?|the) (?:[\\p{L}-]+ )?(?:${trades})\\b)`,
    "\\b(?:now |today |and |who )(?:runs|owns|manages|employs|leads|teaches) (?:an?|her|his|our|the|\\d|two|three)\\b",
    "\\b(?:her|his|my) (?:husband|wife|own (?:shop|business|children|family|salon|farm|garage))\\b",
    "\\b(?:mother|father) of (?:\\d+|one|two|three|four|five|six|seven|eight)\\b",
  ].join("|"),
  "u",
);

/** True where a sentence tells that somebody is an adult: her age, her trade, her own family. */
export function tellsOfAdult(sentence: string) {
  return grownUp.test(sentence);
}

/** What tells that somebody is a child: her age, her form or class, or what she is called. */
export type ChildSign = { kind: "age" | "class" | "noun" | "attends"; written: string };

/** The clearest sign of a child in a sentence. */
export function childSign(sentence: string): ChildSign | undefined {
  const found = (kind: ChildSign["kind"], pattern: RegExp) => {
    const written = pattern.exec(sentence)?.[0];
    return written === undefined
      ? undefined
      : { kind, written: written.replace(/^['’]s |^, /u, "") };
  };
  const inYears = thingsAge.test(sentence) ? undefined : found("age", age);
  if (inYears || tellsOfAdult(sentence)) return inYears;
  return found("class", grade) ?? found("noun", one) ?? found("attends", attends);
}
