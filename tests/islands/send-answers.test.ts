import { afterEach, expect, it, vi } from "vitest";
import { sendAnswers } from "#app/islands/forms/send-answers.ts";
import { readReply } from "#app/islands/forms/read-reply.ts";
import { type FormService, formServices } from "#app/model/site/form-delivery.ts";

const address = "https://forms.example/f/a";
const endpoint = { kind: "netlify" as const, address, extras: [], trap: "t" };
const answers = new FormData();
for (const interest of ["Reading", "Maths"]) answers.append("interests", interest);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [5_000, 0],
  [10_001, 1],
])(
  "a reply after %i ms comes with %i notices that sending is slow, then none",
  async (wait, times) => {
    vi.useFakeTimers();
    for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, vi.fn());
    vi.stubGlobal("navigator", { onLine: true });
    const reply = () => new Response(null, { headers: { "x-nf-request-id": "1" } });
    const later = () => new Promise((resolve) => setTimeout(() => resolve(reply()), wait));
    const send = vi.fn<(address: string, request: RequestInit) => unknown>(later);
    vi.stubGlobal("fetch", send);
    const tellItIsSlow = vi.fn();
    const sending = sendAnswers(endpoint, answers, tellItIsSlow);
    await vi.advanceTimersByTimeAsync(wait);
    expect((await sending).outcome).toBe("accepted");
    // Every choice arrives.
    expect(String(send.mock.calls[0]?.[1].body)).toBe("interests=Reading&interests=Maths");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tellItIsSlow).toHaveBeenCalledTimes(times);
  },
);

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

const netlify = { "x-nf-request-id": "1" };
const wrongEmail = { code: "TYPE_EMAIL", field: "email", message: "is odd" };
const ofEmail = [{ field: "email", says: "is odd" }];
const wrongFields = { name: ["is too long"], email: "is odd" };
const ofFields = [{ field: "name", says: "is too long" }, ...ofEmail];
const inactive = { status: 403, body: { error: "Form not active" } };
const invalidKey = { status: 200, body: { success: false, message: "Invalid key" } };

it.each<[kind: FormService, answer: Answer, outcome: string, problems?: unknown[]]>([
  ["formspree", { status: 200, body: { next: "/thanks", ok: true } }, "accepted"],
  ["formspree", { status: 200, body: { ok: true } }, "unknown"],
  [
    "formspree",
    { status: 200, body: { next: "/thanks", errors: [wrongEmail] } },
    "refused",
    ofEmail,
  ],
  [
    "formspree",
    { status: 200, body: { next: "/thanks", error: "Full" } },
    "refused",
    [{ says: "Full" }],
  ],
  ["formspree", { status: 422, body: { errors: [wrongEmail] } }, "refused", ofEmail],
  ["formspree", inactive, "refused", [{ says: "Form not active" }]],
  ["web3forms", { status: 200, body: { success: true, message: "Sent" } }, "accepted"],
  ["web3forms", invalidKey, "refused", [{ says: "Invalid key" }]],
  ["web3forms", { status: 200, body: { success: "false" } }, "unknown"],
  ["basin", { status: 200, body: { success: true } }, "accepted"],
  ["basin", { status: 200, body: { success: "true" } }, "accepted"],
  ["basin", { status: 200, body: { success: "false" } }, "unknown"],
  ["basin", { status: 200, body: { success: true, error: "Spam" } }, "refused", [{ says: "Spam" }]],
  ["netlify", { status: 200, headers: netlify }, "accepted"],
  // Without its header, another host has answered.
  ["netlify", { status: 200 }, "unknown"],
  ["netlify", { status: 404, headers: netlify }, "refused", []],
  ["plain", { status: 201, body: { ok: true } }, "accepted"],
  ["plain", { status: 200, body: { success: true } }, "accepted"],
  ["plain", { status: 200, body: { ok: "no" } }, "unknown"],
  ["plain", { status: 200, body: { success: "no" } }, "unknown"],
  ["plain", { status: 200, body: { ok: false } }, "refused", []],
  ["plain", { status: 400, body: { errors: wrongFields } }, "refused", ofFields],
  ["plain", { status: 200, body: "ok" }, "unknown"],
])("the reply of %s with %j is %s", (kind, { status, body, headers }, outcome, problems) => {
  const reply = readReply(kind, { status, headers: new Headers(headers), body });
  expect(reply).toEqual(problems ? { outcome, problems } : { outcome });
});

it.each(formServices)("a reply is never accepted without proof from %s", (kind) => {
  // Responses of a broken proxy, a captive portal or an unfinished service.
  for (const status of [200, 204, 302, 400, 401, 403, 404, 405, 413, 422, 429, 500, 503])
    for (const body of [undefined, null, "", "<html></html>", 7, [], {}, { message: "Hello" }]) {
      const { outcome } = readReply(kind, { status, headers: new Headers(), body });
      // A service that crashes may have accepted the message.
      const isRefused = status >= 400 && status < 500;
      expect(outcome, `${status} ${JSON.stringify(body)}`).toBe(isRefused ? "refused" : "unknown");
    }
});
