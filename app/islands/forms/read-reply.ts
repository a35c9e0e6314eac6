import type { FormService } from "#app/model/site/form-delivery.ts";

/** A field and the service's complaint about its value. */
export type ReplyProblem = { field?: string; says: string };

/** What a form service's response means; only "accepted" proves that the message arrived. */
export type Reply =
  | { outcome: "accepted" }
  | { outcome: "refused"; problems: ReplyProblem[] }
  | { outcome: "unknown" };

// The parts of an HTTP response that show success or failure; the body is parsed JSON.
type ServiceAnswer = { status: number; headers: Headers; body: unknown };

type Fields = Record<string, unknown>;

/** Interprets the response of a form service; without proof or a reason it is "unknown". */
export function readReply(service: FormService, answer: ServiceAnswer): Reply {
  const body = hasFields(answer.body) ? answer.body : {};
  const isFine = answer.status >= 200 && answer.status < 300;
  if (isFine && proofs[service](body, answer.headers)) return { outcome: "accepted" };
  const problems = problemsIn(body);
  const isRefused = body.success === false || body.ok === false || refusals.includes(answer.status);
  if (problems.length > 0 || isRefused) return { outcome: "refused", problems };
  return { outcome: "unknown" };
}

// What each service returns only if it has accepted the message.
const proofs: Record<FormService, (body: Fields, headers: Headers) => boolean> = {
  formspree: ({ next, errors, error }) => typeof next === "string" && !errors && !error,
  web3forms: ({ success }) => success === true,
  basin: ({ success, error }) => Boolean(success) && success !== "false" && !error,
  netlify: (_body, headers) => headers.has("x-nf-request-id"),
  plain: ({ ok, success }) => ok === true || success === true,
};

// Status codes that mean the message was not accepted.
const refusals = [400, 401, 403, 404, 405, 413, 422, 429];

function problemsIn({ errors, error, message, success }: Fields): ReplyProblem[] {
  if (Array.isArray(errors)) return errors.flatMap(problemOf);
  if (hasFields(errors)) {
    return Object.entries(errors).flatMap(([field, says]) => {
      const first: unknown = Array.isArray(says) ? says[0] : says;
      return typeof first === "string" ? [{ field, says: first }] : [];
    });
  }
  if (typeof error === "string") return [{ says: error }];
  return success === false && typeof message === "string" ? [{ says: message }] : [];
}

function problemOf(error: unknown): ReplyProblem[] {
  if (typeof error === "string") return [{ says: error }];
  if (!hasFields(error) || typeof error.message !== "string") return [];
  return [
    typeof error.field === "string"
      ? { field: error.field, says: error.message }
      : { says: error.message },
  ];
}

function hasFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
