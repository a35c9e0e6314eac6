import type { ContentKind } from "#scripts/generate/content-kinds.ts";
import { postForm, postQuestions } from "#scripts/generate/issue-form.ts";
import { answerProblem, answerValue, Refusal } from "#scripts/new/answers.ts";
import { slugOf, visibleText, type Value } from "#scripts/new/answers.ts";
import { proseFile } from "#scripts/new/entry-file.ts";

/**
 * Makes a draft of a post out of an issue that was written with our form. The issue is anybody's
 * text: it fills in fields and a body, and chooses neither a path nor a field of its own.
 */
export function postFromIssue(kind: ContentKind, issue: string) {
  const answers = answersIn(visibleText(issue));
  const problems: string[] = [];
  const value: Value = { draft: true };
  for (const { field, label } of postQuestions()) {
    const written = answers.get(label);
    const meant = answerValue(field, [written ?? ""]);
    const problem = written ? answerProblem(field, meant) : "There is no answer.";
    if (problem) problems.push(`${label}: ${problem}`);
    value[field.path.join(".")] = meant;
  }
  const body = withoutFences(answers.get(postForm.textLabel) ?? "");
  if (body === "") problems.push(`${postForm.textLabel}: There is no answer.`);
  const consent = (answers.get(postForm.consentLabel) ?? "").split("\n");
  if (!consent.some((line) => line.toLowerCase() === `- [x] ${postForm.consent}`.toLowerCase())) {
    problems.push(`${postForm.consentLabel}: The box is not ticked: ${postForm.consent}`);
  }
  value.id = slugOf(String(value.title));
  if (value.title !== "" && value.id === "") {
    problems.push("The headline has no letter from a to z, of which an address could be made.");
  }
  if (problems.length > 0) throw new Refusal(problems.join("\n"));
  return proseFile(kind, value, body);
}

// Lines of hyphens end the fields of a file; a line across the page can be written another way.
function withoutFences(text: string) {
  return text.replace(/(^|\n[^\S\n]*\n)-{3,}[^\S\n]*(?=\n|$)/g, "$1***");
}

// The answers stand below headings in the order of the form.
function answersIn(issue: string) {
  const { textLabel, consentLabel } = postForm;
  const answers = new Map<string, string>();
  let rest = `\n${issue.replaceAll(/[^\S\n]+$/gm, "")}\n`;
  let answered = "";
  for (const label of [...postQuestions().map((one) => one.label), textLabel, consentLabel]) {
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
