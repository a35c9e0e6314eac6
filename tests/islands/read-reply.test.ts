import { describe, expect, it } from "vitest";
import { readReply } from "#app/islands/forms/read-reply.ts";
import { formServices, type FormService } from "#app/model/site/form-delivery.ts";

type Case = {
  kind: FormService;
  name: string;
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  outcome: "accepted" | "refused" | "unknown";
  problems?: unknown[];
};

const cases: Case[] = [
  {
    kind: "formspree",
    name: "the next page",
    status: 200,
    body: { next: "/thanks", ok: true },
    outcome: "accepted",
  },
  { kind: "formspree", name: "no next page", status: 200, body: { ok: true }, outcome: "unknown" },
  {
    kind: "formspree",
    name: "a wrong field",
    status: 422,
    body: { errors: [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }] },
    outcome: "refused",
    problems: [{ field: "email", says: "should be an email" }],
  },
  {
    kind: "formspree",
    name: "a blocked form",
    status: 403,
    body: { error: "Form not active" },
    outcome: "refused",
    problems: [{ says: "Form not active" }],
  },
  { kind: "formspree", name: "a full month", status: 429, outcome: "refused", problems: [] },
  {
    kind: "web3forms",
    name: "success",
    status: 200,
    body: { success: true, message: "Sent" },
    outcome: "accepted",
  },
  {
    kind: "web3forms",
    name: "no success",
    status: 200,
    body: { success: false, message: "Invalid key" },
    outcome: "refused",
    problems: [{ says: "Invalid key" }],
  },
  { kind: "basin", name: "success", status: 200, body: { success: true }, outcome: "accepted" },
  {
    kind: "basin",
    name: "an error",
    status: 422,
    body: { error: "Spam" },
    outcome: "refused",
    problems: [{ says: "Spam" }],
  },
  {
    kind: "netlify",
    name: "its own header",
    status: 200,
    headers: { "x-nf-request-id": "1" },
    outcome: "accepted",
  },
  { kind: "netlify", name: "another host's page", status: 200, outcome: "unknown" },
  {
    kind: "netlify",
    name: "no such form",
    status: 404,
    headers: { "x-nf-request-id": "1" },
    outcome: "refused",
    problems: [],
  },
  { kind: "plain", name: "ok", status: 201, body: { ok: true }, outcome: "accepted" },
  {
    kind: "plain",
    name: "errors by field",
    status: 400,
    body: { errors: { name: ["is too long"], email: "is odd" } },
    outcome: "refused",
    problems: [
      { field: "name", says: "is too long" },
      { field: "email", says: "is odd" },
    ],
  },
  { kind: "plain", name: "a text that says ok", status: 200, body: "ok", outcome: "unknown" },
];

describe("the reply of a service", () => {
  it.each(cases)("is $outcome where $kind answers $status with $name", (one) => {
    const headers = new Headers(one.headers);
    const reply = readReply(one.kind, { status: one.status, headers, body: one.body });
    expect(reply.outcome).toBe(one.outcome);
    if (one.problems) expect(reply).toHaveProperty("problems", one.problems);
  });

  // What a broken proxy, a captive portal or an unfinished service may answer.
  const noise = [
    undefined,
    null,
    "",
    "<html></html>",
    7,
    [],
    {},
    { message: "Hello" },
    { success: "no" },
  ];
  it.each(formServices)("is never taken for acceptance without proof from %s", (kind) => {
    for (const status of [200, 201, 204, 302, 400, 404, 500, 502, 503]) {
      for (const body of noise) {
        if (kind === "basin" && (body as { success?: unknown } | undefined)?.success) continue;
        const reply = readReply(kind, { status, headers: new Headers(), body });
        expect(reply.outcome, `${status} ${JSON.stringify(body)}`).not.toBe("accepted");
      }
    }
  });

  it.each(formServices)(
    "is unknown where %s breaks down, for it may have taken the message",
    (kind) => {
      const reply = readReply(kind, { status: 502, headers: new Headers(), body: undefined });
      expect(reply.outcome).toBe("unknown");
    },
  );
});
