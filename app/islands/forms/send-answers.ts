import { readReply, type Reply } from "#app/islands/forms/read-reply.ts";
import type { FormEndpoint } from "#app/library/shown/form-exits.ts";

const patience = 20_000;

/** What became of an attempt to send: the service's reply, or that there is no line at all. */
export type Sending = Reply | { outcome: "offline" };

/** Sends a form's answers to its service once, and waits at most 20 seconds for a reply. */
export async function sendAnswers(endpoint: FormEndpoint, answers: FormData): Promise<Sending> {
  if (!navigator.onLine) return { outcome: "offline" };
  try {
    const response = await fetch(endpoint.address, {
      method: "POST",
      body: endpoint.kind === "netlify" ? encoded(answers) : answers,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(patience),
    });
    const body = await response.json().catch(() => undefined);
    return readReply(endpoint.kind, { status: response.status, headers: response.headers, body });
  } catch {
    // Whether the message got through before the line broke is more than anybody here can say.
    return navigator.onLine ? { outcome: "unknown" } : { outcome: "offline" };
  }
}

function encoded(answers: FormData) {
  const text = new URLSearchParams();
  answers.forEach((value, name) => text.append(name, String(value)));
  return text;
}
