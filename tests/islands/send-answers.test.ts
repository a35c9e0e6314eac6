import { afterEach, expect, it, vi } from "vitest";
import { sendAnswers } from "#app/islands/forms/send-answers.ts";

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
