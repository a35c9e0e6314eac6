import { stringify } from "yaml";

import { postSchema } from "#app/model/entries/post.ts";
import { allowedWords, isPlainText } from "#scripts/generate/allowed-words.ts";
import { fieldsOf, innerNode, type Field } from "#scripts/generate/fields-of.ts";

/** A question of the form by which a post is proposed without a file, for one field of the post. */
export type PostQuestion = { field: Field; label: string };

/** What the form asks besides the fields of a post. */
export const postForm = {
  textLabel: "The text",
  consentLabel: "Consent",
  consent: "Everybody who is named or can be recognised in it has agreed to this text.",
};

/** The questions for the fields that a post cannot do without, in the order of the form. */
export function postQuestions(): PostQuestion[] {
  return fieldsOf(postSchema)
    .filter((field) => field.isNeeded && !field.parent && !innerNode(field.node))
    .map((field) => ({ field, label: field.node.description ?? field.path.join(" ") }));
}

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
  const options = node.enum?.map(String);
  const words = allowedWords(node);
  const isSaid = isPlainText(node) || options !== undefined;
  const [example] = node.examples ?? [];
  return {
    type: options ? "dropdown" : "input",
    id: path.join("-"),
    // What is undefined is left out of the file.
    attributes: {
      label,
      description: isSaid ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
      ...(options
        ? { options }
        : { placeholder: example === undefined ? undefined : String(example) }),
    },
    validations: { required: true },
  };
}
