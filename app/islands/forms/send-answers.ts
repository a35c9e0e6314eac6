import { readReply, type Reply } from "#app/islands/forms/read-reply.ts";
import type { FormEndpoint } from "#app/islands/forms/form-exits.ts";

const timeoutMilliseconds = 20_000;

type Sending = Reply | { outcome: "offline" };

/** Sends a form's answers to its service once and waits at most 20 seconds for the reply. */
export async function sendAnswers(endpoint: FormEndpoint, answers: FormData): Promise<Sending> {
  if (!navigator.onLine) return { outcome: "offline" };
  try {
    const response = await fetch(endpoint.address, {
      method: "POST",
      body: endpoint.kind === "netlify" ? encoded(answers) : answers,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const body = await response.json().catch(() => undefined);
    return readReply(endpoint.kind, { status: response.status, headers: response.headers, body });
  } catch {
    // The connection may have failed after the message arrived, so the result is unknown.
    return navigator.onLine ? { outcome: "unknown" } : { outcome: "offline" };
  }
}

function encoded(answers: FormData) {
  const text = new URLSearchParams();
  answers.forEach((value, name) => text.append(name, String(value)));
  return text;
}
