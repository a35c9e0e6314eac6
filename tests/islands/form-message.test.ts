import { describe, expect, it } from "vitest";
import {
  isLong,
  mailAddress,
  smsAddress,
  whatsappAddress,
  wholeText,
} from "#app/islands/forms/form-message.ts";

const short = { to: "info@example.org", subject: "A & B", body: "Wanjikũ\n100 % ready? 👩🏾‍🌾" };
const long = { ...short, body: "ũ".repeat(400) };
const paste = "Paste here";

describe("the links with a message", () => {
  it("contain every character unchanged", () => {
    const mail = new URL(mailAddress(short, paste));
    expect(mail.searchParams.get("subject")).toBe(short.subject);
    expect(mail.searchParams.get("body")).toBe(short.body.replace("\n", "\r\n"));
    const whatsapp = new URL(whatsappAddress(short, "+254700000000", paste));
    expect(whatsapp.href.startsWith("https://wa.me/254700000000?")).toBe(true);
    expect(whatsapp.searchParams.get("text")).toBe(wholeText(short));
    expect(new URL(smsAddress(short, "+254700000000", paste)).searchParams.get("body")).toBe(
      wholeText(short),
    );
  });

  it("stay below 1,600 characters, and ask to paste a longer text", () => {
    expect([isLong(short), isLong(long)]).toEqual([false, true]);
    for (const link of [
      mailAddress(long, paste),
      whatsappAddress(long, "+254700000000", paste),
      smsAddress(long, "+254700000000", paste),
    ]) {
      expect(link.length).toBeLessThanOrEqual(1600);
      expect(decodeURIComponent(link)).toContain(paste);
    }
  });
});
