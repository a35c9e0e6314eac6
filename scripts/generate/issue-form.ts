import { stringify } from "yaml";

import { allowedWords } from "#scripts/generate/allowed-words.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { fieldsOf, innerNode, type ModelField } from "#scripts/generate/fields-of.ts";

/** A question of a form by which an entry is proposed without a file, for one field of the entry. */
export type Question = { field: ModelField; label: string };

/** A form by which somebody proposes an entry of a kind that changes often. */
export type IssueForm = {
  /** The kind's name in the register of collections. */
  kind: string;
  /** Its file among the forms of the code host. */
  path: string;
  /** What an entry is called in the middle of a sentence. */
  thing: string;
  /** The fields that it asks for besides those that an entry needs. */
  besides: string[];
};

/** Every form by which an entry is proposed. */
export const issueForms: IssueForm[] = [
  { kind: "posts", thing: "post", besides: [] },
  { kind: "events", thing: "event", besides: ["end", "time"] },
  { kind: "testimonials", thing: "testimonial", besides: [] },
  { kind: "stats", thing: "figure", besides: ["scope", "asOf", "source"] },
].map((form) => ({ ...form, path: `.github/ISSUE_TEMPLATE/new-${form.thing}.yml` }));

/** What the forms ask besides the fields of an entry. */
export const furtherQuestions = {
  textLabel: "The text",
  consentLabel: "Consent",
  consent: "Everybody who is named or can be recognised in it has agreed to this text.",
};

/** The questions for the fields of an entry, in the order of the form. Its id is made of them. */
export function questionsOf({ kind, besides }: IssueForm): Question[] {
  return fieldsOf(kindNamed(kind).schema)
    .filter((field) => field.isNeeded || besides.includes(field.path.join(".")))
    .filter(({ parent, node, path }) => !parent && !innerNode(node) && path.join(".") !== "id")
    .map((field) => ({ field, label: field.node.description ?? field.path.join(" ") }));
}

/** True where the form asks for a text as well, because an entry is a page of its own. */
export function hasText({ kind }: IssueForm) {
  return kindNamed(kind).form === "folder";
}

const warning = `**Everybody can read what you write here**, and an issue keeps its older versions.
Write no full name of a girl, no school, no place, no phone number and no address of a private person.
Photographs are not taken from here: add them to the proposed change afterwards.`;

/** The issue form of the code host in which somebody proposes an entry without writing a file. */
export function issueForm(form: IssueForm) {
  const { thing } = form;
  const described = {
    name: `Propose ${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}`,
    description: "Fill in the fields; a maintainer turns them into a proposed change.",
    title: `New ${thing}: `,
    body: [
      { type: "markdown", attributes: { value: warning } },
      ...questionsOf(form).map(question),
      ...(hasText(form) ? [text] : []),
      consent,
    ],
  };
  const head = "# Written by npm run generate from the model.\n";
  // GitHub reads the older YAML, in which a bare 2026-06-30 is no text.
  return head + stringify(described, { lineWidth: 0, version: "1.1" });
}

function kindNamed(name: string) {
  return kinds.find((one) => one.name === name) as Kind;
}

const text = {
  type: "textarea",
  id: "text",
  attributes: {
    label: furtherQuestions.textLabel,
    description:
      "Markdown: ## before a heading, - before a point of a list, **bold**, [words of a link](/donate).",
  },
  validations: { required: true },
};

const consent = {
  type: "checkboxes",
  id: "consent",
  attributes: {
    label: furtherQuestions.consentLabel,
    options: [{ label: furtherQuestions.consent, required: true }],
  },
};

function question({ field, label }: Question) {
  const { node, path, isNeeded } = field;
  const options = node.enum?.map(String);
  const words = allowedWords(node);
  const isSaid = words === "text" || options !== undefined;
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
    validations: { required: isNeeded },
  };
}
