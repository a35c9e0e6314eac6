import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

type Count = { words: number; syllables: number };
/** A sentence: the chunks of a passage from one index up to another. */
type Sentence = Count & { passage: Passage; from: number; to: number };
/** The words and syllables of one chunk, and whether it ends its sentence. */
type Measure = Count & { isEnd: boolean };

const gradeAtMost = 9;
// In a shorter text a single long name would decide the grade.
const wordsAtLeast = 50;
const shownCharacters = 60;
const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const end = /[.!?…]["”’')\]]*$/;
// The period of an initial or an abbreviation does not end a sentence.
const noEnd = /^["“('‘]*(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|No|e\.g|i\.e|a\.m|p\.m)\.$/u;

/** Notes bodies that take more than nine years of school to read, with their hardest sentence. */
export function readingLevel(passages: Passage[]): Problem[] {
  return [...sentencesByBody(passages)].flatMap(([, sentences]) => {
    const words = total(sentences, "words");
    const grade = gradeOf({ words, syllables: total(sentences, "syllables") }, sentences.length);
    if (words < wordsAtLeast || grade <= gradeAtMost) return [];
    const hardest = sentences.reduce((most, one) => (gradeOf(one) > gradeOf(most) ? one : most));
    return [noteOn(hardest, grade)];
  });
}

function noteOn({ passage, from, to, words }: Sentence, grade: number): Problem {
  const chunks = passage.chunks.slice(from, to);
  const text = chunks.join(" ");
  const begin = text.length > shownCharacters ? `${text.slice(0, shownCharacters).trim()}…` : text;
  const length = chunks[0]?.length ?? 0;
  const index = [...passage.words.matchAll(/\S+/g)][from]?.index ?? 0;
  return findingAt(
    passage,
    { index, length },
    {
      says: `This text takes about ${Math.round(grade)} years of school to read; its hardest sentence has ${words} words: "${begin}"`,
      expected: `${gradeAtMost} years or fewer reach most readers.`,
      fix: "Make two sentences of it, or use shorter words.",
      severity: "note",
    },
  );
}

function sentencesByBody(passages: Passage[]) {
  const measures = new Map<string, Measure>();
  const found = new Map<Entry, Sentence[]>();
  for (const passage of passages) {
    if (passage.field !== "" || passage.kind !== "text" || passage.language) continue;
    const sentences = found.get(passage.entry) ?? [];
    sentences.push(...sentencesOf(passage, measures));
    found.set(passage.entry, sentences);
  }
  return found;
}

function sentencesOf(passage: Passage, measures: Map<string, Measure>): Sentence[] {
  const { chunks } = passage;
  const sentences: Sentence[] = [];
  let from = 0;
  let count = { words: 0, syllables: 0 };
  chunks.forEach((chunk, index) => {
    let measure = measures.get(chunk);
    if (!measure) measures.set(chunk, (measure = measureOf(chunk)));
    count.words += measure.words;
    count.syllables += measure.syllables;
    if (!measure.isEnd && index < chunks.length - 1) return;
    const to = index + 1;
    if (count.words > 0) sentences.push({ passage, from, to, ...count });
    from = to;
    count = { words: 0, syllables: 0 };
  });
  return sentences;
}

function measureOf(chunk: string): Measure {
  const words = chunk.match(word) ?? [];
  const syllables = words.reduce((sum, one) => sum + syllablesOf(one.toLowerCase()), 0);
  return { words: words.length, syllables, isEnd: end.test(chunk) && !noEnd.test(chunk) };
}

// The Flesch–Kincaid grade: the years of school that it takes to read a text.
function gradeOf({ words, syllables }: Count, sentences = 1) {
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

function total(sentences: Sentence[], name: keyof Count) {
  return sentences.reduce((sum, sentence) => sum + sentence[name], 0);
}

// Counts groups of vowels, without a silent e as in "makes", "planned" and "home".
function syllablesOf(written: string) {
  const letters = written.normalize("NFD").replace(/[^a-z]/g, "");
  const said = letters
    .replace(/(?<=[^aeiouylsxzc])es$|(?<=[^aeioutd])ed$|(?<=[^aeiouyl])e$/, "")
    .replace(/^y/, "");
  return Math.max(1, said.match(/[aeiouy]+/g)?.length ?? 0);
}
