import { stringify } from "yaml";

import { allowedWords, isPlainText } from "#scripts/generate/allowed-words.ts";
import { postForm, postQuestions, type PostQuestion } from "#scripts/generate/post-form.ts";

const warning = `**Everybody can read what you write here**, and an issue keeps its older versions.
Write no full name of a girl, no school, no place, no phone number and no address of a private person.
Photographs are not taken from here: add them to the proposed change afterwards.`;

const head = "# Written by npm run generate from app/model/entries/post.ts.\n";

/** The issue form of the code host in which somebody proposes a post without writing a file. */
export function issueForm() {
  const form = {
    name: "Propose a blog post",
    description: "Fill in the fields; a maintainer turns them into a draft.",
    title: "New post: ",
    body: [
      { type: "markdown", attributes: { value: warning } },
      ...postQuestions().map(question),
      text,
      consent,
    ],
  };
  // GitHub reads the older YAML, in which a bare 2026-06-30 is no text.
  return head + stringify(form, { lineWidth: 0, version: "1.1" });
}

const text = {
  type: "textarea",
  id: "text",
  attributes: {
    label: postForm.textLabel,
    description:
      "Markdown: ## before a heading, - before a point of a list, **bold**, [words of a link](/donate).",
  },
  validations: { required: true },
};

const consent = {
  type: "checkboxes",
  id: "consent",
  attributes: {
    label: postForm.consentLabel,
    options: [{ label: postForm.consent, required: true }],
  },
};

function question({ field, label }: PostQuestion) {
  const { node, path } = field;
  const choices = node.enum?.map(String);
  const allowed = isPlainText(node) || choices ? {} : { description: sentence(allowedWords(node)) };
  const [example] = node.examples ?? [];
  const placeholder = example === undefined ? {} : { placeholder: String(example) };
  return {
    type: choices ? "dropdown" : "input",
    id: path.join("-"),
    attributes: {
      label,
      ...allowed,
      ...(choices ? { options: choices } : placeholder),
    },
    validations: { required: true },
  };
}

function sentence(words: string) {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
