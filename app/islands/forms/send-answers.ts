import { readReply, type Reply } from "#app/islands/forms/read-reply.ts";
import type { FormEndpoint } from "#app/islands/forms/form-exits.ts";

const slowAfter = 10_000;
const endsAfter = 60_000;

/** What became of answers: "offline" is before the wire, where nothing was sent; a reply is after it. */
type Sending = Reply | { outcome: "offline" };

/**
 * Sends a form's answers to its service once. Once the request has begun the message may have arrived,
 * so without a reply the outcome is "unknown"; until then leaving the page asks. A wait that grows long
 * is told, and ends by itself.
 */
export async function sendAnswers(
  endpoint: FormEndpoint,
  answers: FormData,
  tellItIsSlow: () => void,
): Promise<Sending> {
  if (!navigator.onLine) return { outcome: "offline" };
  const ask = (event: Event) => event.preventDefault();
  const slow = setTimeout(tellItIsSlow, slowAfter);
  addEventListener("beforeunload", ask);
  try {
    const response = await fetch(endpoint.address, {
      method: "POST",
      body: endpoint.kind === "netlify" ? encoded(answers) : answers,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(endsAfter),
    });
    const body = await response.json().catch(() => undefined);
    return readReply(endpoint.kind, { status: response.status, headers: response.headers, body });
  } catch {
    return { outcome: "unknown" };
  } finally {
    clearTimeout(slow);
    removeEventListener("beforeunload", ask);
  }
}

function encoded(answers: FormData) {
  const text = new URLSearchParams();
  answers.forEach((value, name) => text.append(name, String(value)));
  return text;
}
