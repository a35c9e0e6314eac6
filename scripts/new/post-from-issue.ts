import { postSchema } from "#app/model/entries/post.ts";
import { postForm, postQuestions, type PostQuestion } from "#scripts/generate/post-form.ts";
import { answerProblem } from "#scripts/new/answers/answer-problem.ts";
import { answerValue, withoutHiddenSigns } from "#scripts/new/answers/answer-value.ts";
import { withValue, type Value } from "#scripts/new/entry-value.ts";
import { proseFile } from "#scripts/new/prose-file.ts";
import { slugOf } from "#scripts/new/slug-of.ts";

/** The file name and the text of a draft, or what stands in its way in plain words. */
export type PostDraft = { id: string; text: string } | { problems: string[] };

const noAnswer = "_No response_";

/**
 * Makes a draft of a post out of an issue that was written with our form. The issue is anybody's
 * text: it fills in fields and a body, and chooses neither a path nor a field of its own.
 */
export function postFromIssue(issue: string): PostDraft {
  const answers = answersIn(withoutHiddenSigns(issue));
  const problems: string[] = [];
  let value: Value = { draft: true };
  for (const { field, label } of postQuestions()) {
    const written = answers.get(label) ?? "";
    const meant = written === "" ? undefined : answerValue(field, [written]);
    const problem = meant === undefined ? "There is no answer." : answerProblem(field, meant, none);
    if (problem) problems.push(`${label}: ${problem}`);
    else value = withValue(value, field.path, meant);
  }
  const body = withoutFences(answers.get(postForm.textLabel) ?? "");
  if (body === "") problems.push(`${postForm.textLabel}: There is no answer.`);
  if (!hasConsent(answers)) {
    problems.push(`${postForm.consentLabel}: The box is not ticked: ${postForm.consent}`);
  }
  const id = slugOf(String(value.title ?? ""));
  if (value.title !== undefined && id === "") {
    problems.push("The headline has no letter from a to z, of which an address could be made.");
  }
  return problems.length > 0 ? { problems } : { id, text: proseFile(postSchema, value, body) };
}

const none = () => undefined;

// Lines of hyphens end the fields of a file; a line across the page can be written another way.
function withoutFences(text: string) {
  return text.replace(/(^|\n[^\S\n]*\n)-{3,}[^\S\n]*(?=\n|$)/g, "$1***");
}

// The answers stand below headings in the order of the form. Only the text may have headings of its
// own, so it goes on to the last heading of the consent.
function answersIn(issue: string) {
  const lines = issue.split("\n").map((line) => line.trimEnd());
  const labels = [...postQuestions().map(({ label }: PostQuestion) => label), postForm.textLabel];
  const starts: { label: string; line: number }[] = [];
  for (const label of labels) {
    const line = lines.indexOf(`### ${label}`, (starts.at(-1)?.line ?? -1) + 1);
    if (line >= 0) starts.push({ label, line });
  }
  const consent = lines.lastIndexOf(`### ${postForm.consentLabel}`);
  if (consent > (starts.at(-1)?.line ?? -1)) {
    starts.push({ label: postForm.consentLabel, line: consent });
  }
  return new Map(
    starts.map(({ label, line }, index) => {
      const text = lines.slice(line + 1, starts[index + 1]?.line).join("\n");
      return [label, text.trim() === noAnswer ? "" : text.trim()];
    }),
  );
}

function hasConsent(answers: Map<string, string>) {
  const lines = (answers.get(postForm.consentLabel) ?? "").split("\n");
  return lines.some((line) => /^- \[x\] /i.test(line) && line.endsWith(postForm.consent));
}
