import { expect, it } from "vitest";
import { readReply } from "#app/islands/forms/read-reply.ts";
import { type FormService, formServices } from "#app/model/site/forms.ts";

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
  ["formspree", { status: 422, body: { errors: [wrongEmail] } }, "refused", ofEmail],
  ["formspree", inactive, "refused", [{ says: "Form not active" }]],
  ["web3forms", { status: 200, body: { success: true, message: "Sent" } }, "accepted"],
  ["web3forms", invalidKey, "refused", [{ says: "Invalid key" }]],
  ["basin", { status: 200, body: { success: true } }, "accepted"],
  ["netlify", { status: 200, headers: netlify }, "accepted"],
  // Without its header, another host has answered.
  ["netlify", { status: 200 }, "unknown"],
  ["netlify", { status: 404, headers: netlify }, "refused", []],
  ["plain", { status: 201, body: { ok: true } }, "accepted"],
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
