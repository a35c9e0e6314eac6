import { valueOf } from "#app/content/entries.ts";
import { fieldNames } from "#app/content/walk-fields.ts";
import type { Rule } from "#scripts/check/rule.ts";
import { kenyanNames, kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

const name =
  "(?!(?:The|Our|Her|His|She|He|It|In|At|When|While|This|That|Every|Each|No|On|All|Some|Most|Many|My|We|They|If|One|A|And|But|From|Free|Law|Mama|Mzee|January|February|March|April|May|June|July|August|September|October|November|December|English|Kiswahili)\\b)\\p{Lu}[\\p{L}\\p{M}’']+";
const years =
  "(?:(?:[3-9]|1[0-7])(?![\\d,.]*\\d)|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven)teen)";
const many = "[Gg]irls|boys|children|students|pupils|learners|women|teenagers";
const child = "(?:girl|boy|pupil|schoolgirl|schoolboy|learner|student|teenager|daughter|son)";
const kin =
  "(?:[Mm]other|[Mm]um|[Ff]ather|[Ss]ister|[Bb]rother|[Aa]unt|[Uu]ncle|[Gg]randmother|[Gg]randfather|[Gg]uardian|[Cc]ousin|[Mm]ama|[Nn]iece|[Dd]aughter|[Ss]on)";
const any = (...parts: string[]) => new RegExp(parts.join("|"), "u");
const age = any(
  `\\b[Aa]ged? ${years}\\b(?! (?:to|and|or|${many}))`,
  `(?<!\\d[-–]|to |and |or |(?:[Ii]t|cent(?:re|er)|school|law|for|has|library|after|of) (?:is |was |turned )?)\\b${years}[ -]years?[ -](?:old|of age)\\b(?! (?:${many}))`,
  `(?:${name}|\\b\\p{Lu}\\.)(?:, (?:both |only |now |just )?${years}(?=[,.;)]|$)| \\(${years}\\))`,
  `(?<!\\b(?:[Ii]t|[Ss]chool|program|centre|chama|law|member of .*|project) )\\b(?:is|am|was|turned|turns) (?:only |just |now |already )?${years}(?=[,.;:)!?]|$| and\\b| when\\b| in\\b)`,
  `\\bAt (?:the age of )?${years},|\\b${child} of ${years}\\b|\\b(?:miaka|umri wa miaka) ${years}\\b`,
);
const noAge = any(
  `(?<!\\b(?:teach|teaches|taught|for|every|each|all|any|of|between|below|after|until|before|the|than|and|left [^.]*|(?:${many}) (?:in|of|from)) ?(?:in )?)\\b(?:Form|Grade|Class|Standard|Darasa la|Kidato cha) (?:\\d|One|Two|Three|Four|Five|Six|Seven|Eight)\\b(?! (?:${many}|class|teacher|books?|exams?|candidates|is|are|has|have|cost|to|and (?:Form|Grade|Class|\\d)))`,
  `(?:(?<!\\p{L})(?:[Aa]|[Tt]he|[Oo]ur)|['’]s|,) (?:(?!every|each|any|no\\b|university|college)[\\p{Ll}\\d-]+ ){0,3}?${child}\\b(?!['’]s| child| leaders?)`,
  "\\b(?:attends|goes to|go back to|studies at|learns at|joined|is enrolled (?:at|in)|returned to|went back to|walks to) (?=(?:St\\. )?\\p{Lu})",
);
const adult = any(
  "\\b(?:[Uu]niversity|[Cc]ollege|Polytechnic|1[89]\\d\\d|200[0-7])\\b",
  "(?:\\b(?:[Aa]ged?|[Aa]t|is|am|was|turned|now|of)|,|\\() ?(?:only )?(?:1[89]|[2-9]\\d)(?=[,.;:)!?]|$| and\\b| years?\\b)|\\b(?:1[89]|[2-9]\\d)[ -]years?[ -](?:old|of age)\\b",
  "(?:\\b(?:is|am|became|as|our|an?|the)|,) (?:now )?(?:an? |the |our )?(?:[\\p{L}-]+ )?(?:nurse|carpenter|mechanic|electrician|plumber|mason|tailor|driver|farmer|trader|teacher|doctor|surgeon|lawyer|engineer|accountant|midwife|cook|baker|journalist|mentor|counsellor|director|treasurer|volunteer|officer|worker)\\b",
  "\\b(?:now |today |and |who )?(?:runs|owns|manages|employs|leads|teaches|trains) (?:an?|her|his|our|the|\\d|two|three|mentors|girls)\\b",
  "\\b(?:her|his|my) (?:husband|wife|own (?:shop|business|children|family|farm|garage))\\b|\\b(?:mother|father) of (?:\\d|one|two|three|four|five|six|seven|eight)\\b",
  "\\b(?:Mr|Mrs|Ms|Dr|Prof|Mwalimu|Teacher|Madam|Chief|Pastor|Nurse)\\b\\.? \\p{Lu}",
);
const clues = [
  any(
    `(?:\\bSt\\. )?${name}(?:['’]s)?(?: ${name})* (?:School|Academy|Girls|Boys|Primary|Secondary|High)\\b(?! \\p{Lu})`,
    `\\bShule ya (?:Msingi|Upili|Sekondari)(?: ya)? ${name}`,
  ),
  any(
    `${name}(?: ${name})? (?:[Vv]illage|[Ee]state|[Ss]lum|[Ww]ard|[Mm]anyatta|[Ll]ocation)\\b|\\b[Kk]ijiji cha ${name}`,
  ),
  any(
    `\\b${kin}(?:['’]s name)?,? (?:(?:is |was )?(?:called |named )?)(?:Mama |Mzee )?${name}`,
    `${name}, (?:her|his) (?:\\p{Ll}+ )?${kin}\\b`,
    `\\b(?:daughter|son|niece|nephew|granddaughter|grandson|born) (?:of|to) (?:Mama |Mzee )?${name}`,
  ),
];
const town = new RegExp(`\\b(?:in|at|from|near|of|outside|left|to|reached|by) (${name})`, "gu");
const home = new RegExp(
  `\\b(?:live[sd]?|living|born|stays?|comes|came|hails|${child}) (?:in|at|near|from|outside) (?!(?:Nairobi|Kenya|Form|Grade|Class|Standard)\\b)${name}`,
  "u",
);
const inFull = new RegExp(
  `(${name}) (?:\\p{Lu}\\. )?(${name})(?:,| is| was| turned| \\() ?(?:only |aged? )?${years}(?=[,.;:)!?]|$| years?\\b| and\\b)|(?:\\b${years}-year-old ${child},? (?:named |called )?|\\b[Aa](?:ged|t) ${years}, )(${name}) ${name}`,
  "u",
);
const named = new RegExp(`(?<!(?:${kin}|called) (?:is )?(?:called )?)(?<!\\p{L})${name}`, "gu");
const somebody = new RegExp(
  `\\b(?:[Ss]he|[Hh]er?|[Hh]is|him|I|[Mm]y|${child})\\b|(?<!\\p{L})\\p{Lu}\\.(?=[ ,])`,
  "u",
);
const changed = /\bnames? (?:(?:has|have) been |is |was )?changed\b|\bnot (?:her|his) real name/iu;

const rule: Rule = {
  severity: "error",
  about:
    "A child could be found: a name or an initial with an age or a class, and a school, a village or a relative. Somebody may look for her who means her harm.",
  examples: {
    bad: [
      "Fatuma is in Form 3.\n\nHer mother is called Halima.",
      "Fatuma (name changed) is in Form 3 at Alango High School. She lives in Bondeni village.",
      {
        "success-stories.yaml":
          "- id: a\n  program: education-support\n  title: T\n  before: Faith lives in Kajiado.\n  after: She is in Form 3.\n",
      },
    ],
    good: [
      "Fatuma (name changed) is in Form 3 at Alango High School.",
      {
        "blog/1.mdx":
          "---\nconsent: { who: Her mother and she herself, when: 2025-01-09 }\n---\nFaith, 12, goes to Olkeri Primary School.\n",
      },
    ],
  },
  check({ entries, texts }, report) {
    for (const entry of entries) {
      // The people of the team are adults and may be found.
      if (entry.kind === "team" || valueOf(entry, "consent") !== undefined) continue;
      const told = texts
        .filter((text) => text.entry === entry)
        .flatMap((text) =>
          sentencesOf(proseOf(text) ?? "").map((one) => ({ ...one, at: text.at })),
        );
      const ask = fieldNames(entry.schema).includes("consent") ? agreed : "";
      for (let at = 0, end = 0; at < told.length; at += 1) {
        let start = at;
        while (at - start < reach && isLinked(told[start - 1], told[start])) start -= 1;
        for (end = at; end - at < reach && isLinked(told[end], told[end + 1]);) end += 1;
        const run = told.slice(start, end + 1).map(({ text }) => text);
        const found = told[at] && childIn(told[at].text, run.join(" "));
        if (!found) continue;
        const { index, text } = told[at];
        const place = told[at].at(index + text.indexOf(found.sign), found.sign.length);
        report({
          ...place,
          text: `A child can be found by "${found.sign}" beside "${found.clue}". Leave one of the two out, or change the name and write “name changed”.${ask}`,
        });
        at = end;
      }
    }
  },
};

export default rule;

const agreed =
  " If she and a parent agreed, write in the fields: consent: { who: Her mother and she herself, when: 2026-03-14 }";
// So many sentences before and after the one that tells of a child may tell of her as well.
const reach = 3;

function isLinked(one?: { text: string }, next?: { text: string }) {
  if (!one || !next) return false;
  const names = [...next.text.matchAll(named)].map(([word]) => word);
  return (
    /\b(?:she|he|hers?|his|him)\b/i.test(next.text) ||
    names.some((word) => one.text.includes(word) && !kenyanPlaces.has(word))
  );
}

function childIn(sentence: string, run: string) {
  const years = age.exec(sentence)?.[0];
  const sign = years ?? (adult.test(run) ? undefined : noAge.exec(sentence)?.[0]);
  if (!sign) return undefined;
  const found = clues.flatMap((clue) => clue.exec(run)?.[0] ?? []);
  if (changed.test(run)) return found.length > 1 ? { sign, clue: found.join(", ") } : undefined;
  const names = [...run.matchAll(named)].map(([word]) => word.replace(/['’]s$/, ""));
  const isNamed = names.some((word) => kenyanNames.has(word) || sentence.startsWith(word));
  if (found[0] && (isNamed || somebody.test(run))) return { sign, clue: found[0] };
  const full = inFull.exec(sentence) ?? [];
  if (full.slice(1).some((word) => kenyanNames.has(word))) return { sign, clue: full[0] ?? "" };
  const place =
    home.exec(run)?.[0] ??
    [...run.matchAll(town)].find(
      ([, word = ""]) => kenyanPlaces.has(word) && word !== "Nairobi",
    )?.[0];
  return isNamed && place ? { sign, clue: place } : undefined;
}
