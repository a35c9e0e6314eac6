import {
  furtherQuestions,
  hasText,
  issueForms,
  questionsOf,
  type IssueForm,
} from "#scripts/generate/issue-form.ts";
import { fieldNames } from "#app/content/walk-fields.ts";
import { answerProblem, answerValue, madeId, Refusal } from "#scripts/new/answers.ts";
import { visibleText, type Value } from "#scripts/new/answers.ts";
import { entryKinds, type EntryKind } from "#scripts/new/entry-kinds.ts";

/** What somebody proposes in an issue: an entry of a kind, and its text where it has one. */
export type ProposedEntry = { kind: EntryKind; value: Value; body?: string };

/**
 * Makes an entry out of an issue that was written with one of our forms, a draft where its kind can
 * be one. The issue is anybody's text: it fills in fields and a body, and chooses neither a path nor
 * a field of its own.
 */
export function entryFromIssue(issue: string): ProposedEntry {
  const written = visibleText(issue);
  const form = formOf(written);
  const kind = entryKinds.find(({ name }) => name === form.kind) as EntryKind;
  const answers = answersIn(written, form);
  const problems: string[] = [];
  const value: Value = { id: "" };
  for (const { field, label } of questionsOf(form)) {
    const answer = answers.get(label);
    if (!answer && !field.isNeeded) continue;
    const meant = answerValue(field, [answer ?? ""]);
    const problem = answer ? answerProblem(field, meant) : "There is no answer.";
    if (problem) problems.push(`${label}: ${problem}`);
    value[field.path.join(".")] = meant;
  }
  if (fieldNames(kind.schema).includes("draft")) value.draft = true;
  const { textLabel, consentLabel, consent } = furtherQuestions;
  const body = hasText(form) ? withoutFences(answers.get(textLabel) ?? "") : undefined;
  if (body === "") problems.push(`${textLabel}: There is no answer.`);
  const ticks = (answers.get(consentLabel) ?? "").split("\n");
  if (!ticks.some((line) => line.toLowerCase() === `- [x] ${consent}`.toLowerCase())) {
    problems.push(`${consentLabel}: The box is not ticked: ${consent}`);
  }
  value.id = madeId(value, []);
  if (problems.length === 0 && value.id === "") {
    problems.push("Its first words have no letter from a to z, of which an address could be made.");
  }
  if (problems.length > 0) throw new Refusal(problems.join("\n"));
  return { kind, value, body };
}

// The form whose questions are all there, or nearly: somebody may have taken a heading away.
function formOf(issue: string): IssueForm {
  const lines = new Set(issue.split("\n").map((line) => line.trimEnd()));
  const shareOf = (form: IssueForm) => {
    const questions = questionsOf(form);
    return questions.filter(({ label }) => lines.has(`### ${label}`)).length / questions.length;
  };
  return issueForms.reduce((best, form) => (shareOf(form) > shareOf(best) ? form : best));
}

// Lines of hyphens end the fields of a file; a line across the page can be written another way.
function withoutFences(text: string) {
  return text.replace(/(^|\n[^\S\n]*\n)-{3,}[^\S\n]*(?=\n|$)/g, "$1***");
}

// The answers stand below headings in the order of the form.
function answersIn(issue: string, form: IssueForm) {
  const { textLabel, consentLabel } = furtherQuestions;
  const asked = questionsOf(form).map(({ label }) => label);
  const answers = new Map<string, string>();
  let rest = `\n${issue.replaceAll(/[^\S\n]+$/gm, "")}\n`;
  let answered = "";
  for (const label of [...asked, ...(hasText(form) ? [textLabel] : []), consentLabel]) {
    const heading = `\n### ${label}\n`;
    // Only the text may have headings of its own, so it goes on to the last one of the consent.
    const at = label === consentLabel ? rest.lastIndexOf(heading) : rest.indexOf(heading);
    if (at < 0) continue;
    answers.set(answered, rest.slice(0, at).trim());
    rest = rest.slice(at + heading.length - 1);
    answered = label;
  }
  answers.set(answered, rest.trim());
  return new Map([...answers].filter(([, text]) => text !== "_No response_"));
}
