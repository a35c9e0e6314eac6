import nouns from "./swahili-nouns.txt?raw";

const meanings = new Map(
  nouns
    .split("\n")
    .slice(1)
    .map((line) => line.split(" ", 2) as [string, string]),
);
const irregular: Partial<Record<string, string>> = {
  women: "woman",
  men: "man",
  children: "child",
  person: "people",
};

/** The words of a text by which it can be compared with another, those of Swahili in English. */
export function stemsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/\p{L}{3,}/gu) ?? [];
  return words.flatMap((word) => (stopWords.has(word) ? [] : stemOf(meanings.get(word) ?? word)));
}

function stemOf(word: string) {
  const whole = irregular[word] ?? word;
  return whole.length < 4 ? whole : whole.replace(/(?:ing|ies|ed|es|s|y|e)$/, "");
}

const stopWords = new Set(
  "the and for with from that this these those have has had are was were will would can could may our your their her his its they them she you who whom what when where which why how not all any each every one than then into onto over under about after before also only very out off yes but been being both such there here just some now new own same said say says per until till through during between within kwa wa ya na la za cha vya katika kama hii hiyo hizi huu hao wao wetu yetu zetu letu kila pia tu ili au lakini ambao ambaye wale hadi mpaka baada kabla kutoka sasa".split(
    " ",
  ),
);
