import { expect, it } from "vitest";
import {
  filled,
  isLong,
  mailAddress,
  wholeText,
  withMessage,
} from "#app/islands/forms/form-message.ts";

const short = { to: "info@example.org", subject: "A & B", body: "Wanjikũ\n100 % ready? 👩🏾‍🌾" };
const linksTo = (message: typeof short) => [
  mailAddress(message, "Paste"),
  withMessage("https://wa.me/254700000000?text=", message, "Paste"),
  withMessage("sms:+254700000000?body=", message, "Paste"),
];

it("a link contains every character of a message unchanged", () => {
  const [mail, whatsapp, sms] = linksTo(short).map((link) => new URL(link));
  expect(mail?.pathname).toBe(short.to);
  expect(mail?.searchParams.get("subject")).toBe(short.subject);
  expect(mail?.searchParams.get("body")).toBe(short.body.replace("\n", "\r\n"));
  expect(whatsapp?.href).toMatch(/^https:\/\/wa\.me\/254700000000\?/);
  expect(whatsapp?.searchParams.get("text")).toBe(wholeText(short));
  expect(sms?.searchParams.get("body")).toBe(wholeText(short));
});

it("a link is at most 1,600 characters long, and asks to paste a longer text", () => {
  const empty = mailAddress({ ...short, body: "" }, "Paste").length;
  const full = { ...short, body: "x".repeat(1600 - empty) };
  const long = { ...short, body: `${full.body}x` };
  expect([isLong(full), isLong(long)]).toEqual([false, true]);
  expect(mailAddress(full, "Paste")).toHaveLength(1600);
  for (const link of linksTo(long)) expect(link).toMatch(/=Paste$/);
});

it("each name in braces is replaced by its answer, also an empty one, and others stay", () => {
  const answers = { name: "Amina", topic: "" };
  expect(filled("{name}: {topic} ({other}), {name}", answers)).toBe("Amina:  ({other}), Amina");
});
