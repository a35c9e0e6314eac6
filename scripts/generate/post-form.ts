import { postSchema } from "#app/model/entries/post.ts";
import { fieldsOf, innerNode, type Field } from "#scripts/generate/fields-of.ts";

/** A question of the form by which a post is proposed without a file, for one field of the post. */
export type PostQuestion = { field: Field; label: string };

/** What the form asks besides the fields of a post. */
export const postForm = {
  textLabel: "The text",
  consentLabel: "Consent",
  consent: "Everybody who is named or can be recognized in it has agreed to this text.",
};

/** The questions for the fields that a post cannot do without, in the order of the form. */
export function postQuestions(): PostQuestion[] {
  return fieldsOf(postSchema)
    .filter((field) => field.isNeeded && !field.parent && !innerNode(field.node))
    .map((field) => ({ field, label: field.node.description ?? field.path.join(" ") }));
}
