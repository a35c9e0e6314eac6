import { readReply, type Reply } from "#app/islands/forms/read-reply.ts";
import type { FormEndpoint } from "#app/islands/forms/delivery.ts";

const slowAfter = 10_000;
const endsAfter = 60_000;

/** The result of sending: a reply, or why nothing was sent. */
type Sending = Reply | { outcome: "offline" | "unsent" };

/**
 * Sends a form's answers to its service once. After the request has begun the message may have
 * arrived, so without a reply the outcome is "unknown"; before that, it is "unsent". A slow request
 * shows a notice and times out; meanwhile the browser warns visitors who leave the page.
 */
export async function sendAnswers(
  endpoint: Pick<FormEndpoint, "kind" | "address">,
  answers: FormData,
  tellItIsSlow: () => void,
): Promise<Sending> {
  if (!navigator.onLine) return { outcome: "offline" };
  const ask = (event: Event) => event.preventDefault();
  const timers = [setTimeout(tellItIsSlow, slowAfter)];
  let hasBegun = false;
  addEventListener("beforeunload", ask);
  try {
    const waiting = new AbortController();
    timers.push(setTimeout(() => waiting.abort(), endsAfter));
    const request = {
      method: "POST",
      body: endpoint.kind === "netlify" ? encoded(answers) : answers,
      headers: { Accept: "application/json" },
      signal: waiting.signal,
    };
    hasBegun = true;
    const response = await fetch(endpoint.address, request);
    const body = await response.json().catch(() => undefined);
    return readReply(endpoint.kind, { status: response.status, headers: response.headers, body });
  } catch {
    return { outcome: hasBegun ? "unknown" : "unsent" };
  } finally {
    timers.forEach(clearTimeout);
    removeEventListener("beforeunload", ask);
  }
}

function encoded(answers: FormData) {
  const text = new URLSearchParams();
  answers.forEach((value, name) => text.append(name, String(value)));
  return text;
}
