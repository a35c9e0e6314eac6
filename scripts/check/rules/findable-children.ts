import { valueOf, type Entry } from "#app/content/entries.ts";
import type { Rule } from "#scripts/check/rule.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { kenyanNames, kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentencesOf } from "#scripts/check/words/sentences.ts";

const part = String.raw;
const any = (rows: string) => new RegExp(rows.trim().split(/\n\s*/).join("|"), "gu");
const name = part`(?!(?:The|Our|Her|His|S?He|It|In|At|When|While|This|That|Every|Each|No|On|All|Some|Most|Many|My|We|They|If|One|A|And|But|From|Free|Law|Mama|Mzee|English|Kiswahili|May|March|(?:Jan|Febr)uary|April|June|July|August|[A-Z][a-z]+ber)\b)[A-ZÀ-Ž][A-Za-zÀ-ž’']+`;
const years = part`(?:(?:[3-9]|1[0-7])(?![\d,.]*\d)|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|(?:[Tt]hir|[Ff]our|[Ff]if|[Ss]ix|[Ss]even)teen)`;
const many = "[Gg]irls|[Bb]oys|[Cc]hildren|[Ss]tudents|[Pp]upils|[Ll]earners|[Ww]omen|[Tt]eenagers";
const child = "(?:girl|boy|pupil|schoolgirl|schoolboy|learner|student|teenager)";
const kin = part`(?:[Mm]other|[Mm]um|[Ff]ather|[Ss]ister|[Bb]rother|[Aa]unt|[Uu]ncle|[Gg]rand(?:mother|father)|[Gg]uardian|[Cc]ousin|[Mm]ama|[Nn]iece|[Dd]aughter|[Ss]on)`;
const age = any(part`
  \b[Aa]ged? ${years}\b(?! (?:to|and|or|${many}))
  (?<!\d[-–]|to |and |or |(?:[Ii]t|cent(?:re|er)|school|law|for|has|library|after|of) (?:is |was |turned )?)\b${years}[ -]years?[ -](?:old|of age)\b(?! (?:${many}))
  (?:${name}|\b\p{Lu}\.)(?:, (?:both |only |now |just )?${years}(?=[,.;)]|$)| \(${years}\))
  (?<!\b(?:[Ii]t|[Ss]chool|program|centre|chama|law|member of .*|project) )\b(?:is|am|was|be|turned|turns) (?:only |just |now |already )?${years}(?=[,.;:)!?]|$| and\b| when\b| in\b| at\b)|\bAt (?:the age of )?${years},|\b${child} of ${years}\b|\bmiaka ${years}\b`);
const noAge = any(part`
  (?<!\b(?:teach|teaches|taught|for|every|each|all|any|of|between|below|after|until|before|the|than|and|to|(?:[Aa]ny|[Ee]very|[Ee]ach|[Nn]o) (?:girl|boy|child|pupil) in|left [^.]*|(?:${many}) (?:in|of|from)) ?(?:in )?)\b(?:Form|Grade|Class|Standard|Darasa la|Kidato cha) (?:\d|One|Two|Three|Four|Five|Six|Seven|Eight)\b(?! (?:${many}|class|leavers|teacher|books?|exams?|candidates|is|are|has|have|cost|to|and (?:Form|Grade|Class|\d)))
  (?:(?<![A-Za-zÀ-ž])(?:[Aa]|[Tt]he|[Oo]ur)|['’]s|,) (?:(?!every|each|any|no\b|university|college)[a-z\d-]+ ){0,3}?${child}\b(?!['’]s| child| leaders?)
  \b(?:attends|goes to|go back to|studies at|learns at|joined|is enrolled (?:at|in)|returned to|went back to|walks to) (?=(?:St\. )?\p{Lu})`);
const adult = any(part`
  \b(?:[Uu]niversity|[Cc]ollege|Polytechnic|1[89]\d\d|200[0-7])\b|(?:\b(?:[Aa]ged?|[Aa]t|is|am|was|turned|now|of)|,|\() ?(?:only )?(?:1[89]|[2-9]\d)(?=[,.;:)!?]|$| and\b| years?\b)|\b(?:1[89]|[2-9]\d)[ -]years?[ -](?:old|of age)\b
  (?:\b(?:is|am|became|as|[Oo]ur|an?|the)|,) (?:now )?(?:an? |the |our |its )?(?:[A-Za-z-]+ )?(?:nurse|carpenter|mechanic|electrician|plumber|mason|tailor|driver|farmer|trader|teacher|doctor|surgeon|lawyer|engineer|accountant|midwife|cook|baker|journalist|mentor|counsellor|director|treasurer|volunteer|officer|worker)\b
  \b(?:now |today |and |who )?(?:runs|owns|manages|employs|teaches|trains) (?:an?|her|his|our|the|\d|two|three|mentors|girls)\b|\b(?:her|his|my) (?:husband|wife|own (?:shop|business|children|family|farm|garage))\b|\b(?:mother|father) of (?:\d|one|two|three|four|five|six|seven|eight)\b`);
const clue = any(part`
  (?:\bSt\. )?${name}(?:['’]s)?(?: ${name})* (?:School|Academy|Girls|Boys|Primary|Secondary|High)\b(?! \p{Lu})|\bShule ya (?:Msingi|Upili|Sekondari)(?: ya)? ${name}
  ${name}(?: ${name})? (?:[Vv]illage|[Ee]state|[Ss]lum|[Ww]ard|[Mm]anyatta|[Ll]ocation)\b|\b[Kk]ijiji cha ${name}
  \b${kin}(?:['’]s name)?,? (?:is |was )?(?:called |named )?(?:Mama |Mzee )?${name}|${name}, (?:her|his) (?:[a-z]+ )?${kin}\b|\b(?:daughter|son|niece|nephew|grand(?:daughter|son)|born) (?:of|to) (?:Mama |Mzee )?${name}`);
// These lead to a child only where she is named.
const fullNameOrTown = any(part`
  ${name} (?:\p{Lu}\. )?${name}(?:,| is| was| turned| \() ?(?:only |aged? )?${years}(?=[,.;:)!?]|$| years?\b| and\b)
  (?:\b${years}-year-old ${child},? (?:named |called )?|\b[Aa](?:ged|t) ${years}, )${name} ${name}
  \b(?:live[sd]?|living|born|stays?|comes|came|hails|old|${child}) (?:in|at|near|from|outside) (?!(?:Nairobi|Kenya|Form|Grade|Class|Standard)\b)${name}|\b(?:in|at|from|near|of|outside|left|to|reached|by) (?!Nairobi\b)(?:${[...kenyanPlaces].join("|")})\b`);
const named = any(part`
  (?<!(?:${kin}|called) (?:is )?(?:called )?)(?<![A-Za-zÀ-ž])${name}`);
const somebody = any(part`
  \b(?:[Ss]he|[Hh]er?|[Hh]is|him|I|[Mm]y|daughter|son|${child})\b|(?<![A-Za-zÀ-ž])\p{Lu}\.(?=[ ,])`);
const hint =
  /\d|teen\b|\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|Form|Grade|Class|Standard|Darasa|Kidato|girl|boy|pupil|school|learner|student|attends|go(?:es)? (?:to|back)|studies|learns|joined|is enrolled|returned|went back|walks)/i;
const changed = /\bnames? (?:(?:has|have) been |is |was )?changed\b|\bnot (?:her|his) real name/i;

const rule: Rule = {
  severity: "error",
  about: "A child could be found: a name, an age or a class, and a school, village or relative.",
  examples: {
    bad: ["Fatuma is in Form 3.\n\nHer mother is called Halima."],
    good: ["F. is in Form 3 and likes maths.", "Fatuma (name changed) is at Alango High School."],
  },
  check({ texts }, report) {
    // The people of the team are adults and may be found.
    const owned = new Map<Entry, SiteText[]>();
    for (const text of texts) owned.set(text.entry, [...(owned.get(text.entry) ?? []), text]);
    for (const [entry, own] of owned) {
      if (entry.kind === "team" || valueOf(entry, "consent")) continue;
      const told = own.flatMap((text) => sentencesOf(proseOf(text))).map(({ text }) => text);
      for (let from = 0, to = 0; from < told.length; from = to) {
        for (to = from + 1; to - from < 4 && isLinked(told[to - 1], told[to]);) to += 1;
        const found = childIn(told.slice(from, to));
        const text = found && own.find(({ value }) => value.includes(found.sign));
        if (!text) continue;
        const words = `A child can be found by "${found.sign}" beside "${found.lead}". Leave one of them out, write “name changed”, or say in the fields of a post who agreed: consent: { who: Her mother and she herself, when: 2026-03-14 }`;
        report({ ...text.at(text.value.indexOf(found.sign), found.sign.length), text: words });
      }
    }
  },
};

export default rule;

// A sentence goes on about somebody where it says "she" or repeats her name.
function isLinked(one = "", next = "") {
  if (/\b(?:she|he|hers?|his|him)\b/i.test(next)) return true;
  return next.split(/[^\p{L}\p{M}]+/u).some((word) => kenyanNames.has(word) && one.includes(word));
}

function childIn(sentences: string[]) {
  const run = sentences.join(" ");
  // So many patterns take their time, and most sentences have no such word.
  if (!hint.test(run)) return undefined;
  const grades = sentences.flatMap((one) => (one.match(adult) ? [] : (one.match(noAge) ?? [])));
  const sign = run.match(age)?.[0] ?? grades[0];
  if (!sign) return undefined;
  const names = (run.match(named) ?? []).map((word) => word.replace(/['’]s$/, ""));
  const starts = sentences.map((one) => one.split(/[^\p{L}\p{M}]/u)[0]);
  const isListed = names.some((one) => kenyanNames.has(one) || starts.includes(one));
  const isNamed = isListed || /\bnamed [A-Z]/.test(run);
  if (!isNamed && !run.match(somebody)) return undefined;
  const leads = [...new Set(run.match(clue))];
  if (isNamed && !leads[0]) leads.push(...(run.match(fullNameOrTown) ?? []));
  const lead = changed.test(run) ? leads[1] : leads[0];
  return lead ? { sign, lead } : undefined;
}
