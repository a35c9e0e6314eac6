import { expect, it } from "vitest";
import {
  isLong,
  isMailAddress,
  mailAddress,
  messageText,
  smsAddress,
  whatsappAddress,
  wholeText,
} from "#app/islands/forms/form-message.ts";
import { inOfficeTime } from "#app/islands/forms/in-office-time.ts";

const short = { to: "info@example.org", subject: "A & B", body: "Wanjikũ\n100 % ready? 👩🏾‍🌾" };
const phone = "+254 700 000 000";

it("a link contains every character of a message unchanged", () => {
  const mail = new URL(mailAddress(short, "Paste"));
  expect(mail.pathname).toBe(short.to);
  expect(mail.searchParams.get("subject")).toBe(short.subject);
  expect(mail.searchParams.get("body")).toBe(short.body.replace("\n", "\r\n"));
  const whatsapp = new URL(whatsappAddress(short, phone, "Paste"));
  expect(whatsapp.href.startsWith("https://wa.me/254700000000?")).toBe(true);
  expect(whatsapp.searchParams.get("text")).toBe(wholeText(short));
  expect(new URL(smsAddress(short, phone, "Paste")).searchParams.get("body")).toBe(
    wholeText(short),
  );
});

it("a link is at most 1,600 characters long, and asks to paste a longer text", () => {
  const empty = mailAddress({ ...short, body: "" }, "Paste").length;
  const full = { ...short, body: "x".repeat(1600 - empty) };
  const long = { ...short, body: `${full.body}x` };
  expect([isLong(full), isLong(long)]).toEqual([false, true]);
  expect(mailAddress(full, "Paste")).toHaveLength(1600);
  for (const link of [
    mailAddress,
    ...[whatsappAddress, smsAddress].map(
      (of) => (message: typeof long, paste: string) => of(message, phone, paste),
    ),
  ])
    expect(link(long, "Paste")).toMatch(/=Paste$/);
});

it("a message has a paragraph for each answer, and says which are missing", () => {
  const answers = [
    ["Name", "A. B."],
    ["Skills", "  "],
    ["Message", "One\nTwo "],
  ] as const;
  const all = answers.map(([label, answer]) => ({ label, answer }));
  expect(messageText(all, "none")).toBe("Name: A. B.\nSkills: none\nMessage:\nOne\nTwo");
});

it.each([
  ["a@b", true],
  [" a@b.example ", true],
  ["a@b.", false],
  ["@b.example", false],
  ["a@", false],
  ["a b@c.example", false],
  ["a@b@c.example", false],
  ["a.example", false],
  ["", false],
])("%j is a mail address: %s", (text, isOne) => {
  expect(isMailAddress(text)).toBe(isOne);
});

it.each([
  ["2026-12-31T21:00:00Z", "en-KE", "Friday, 1 January, 12:00 AM"],
  ["2026-12-31T09:05:00Z", "en-KE", "Thursday, 31 December, 12:05 PM"],
  ["2026-12-31T21:00:00Z", "sw", "Ijumaa, 1 Januari, saa 6:00 usiku"],
  ["2026-12-31T14:30:00Z", "sw", "Alhamisi, 31 Desemba, saa 11:30 jioni"],
  ["2026-12-31T14:30:00Z", "fr", "jeudi 31 décembre, 17:30"],
])("%s in %s is %s at the office", (moment, language, words) => {
  expect(inOfficeTime(new Date(moment), language).replace(/\s/g, " ")).toBe(words);
});
