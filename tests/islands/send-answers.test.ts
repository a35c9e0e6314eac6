import { afterEach, expect, it, vi } from "vitest";
import { sendAnswers } from "#app/islands/forms/send-answers.ts";

const address = "https://forms.example/f/a";
const endpoint = { kind: "plain" as const, address, extras: [], trap: "t" };

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
    const reply = () => Response.json({ ok: true });
    const later = () => new Promise((resolve) => setTimeout(() => resolve(reply()), wait));
    vi.stubGlobal("fetch", vi.fn(later));
    const tellItIsSlow = vi.fn();
    const sending = sendAnswers(endpoint, new FormData(), tellItIsSlow);
    await vi.advanceTimersByTimeAsync(wait);
    expect((await sending).outcome).toBe("accepted");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tellItIsSlow).toHaveBeenCalledTimes(times);
  },
);
