import type { Rule } from "#scripts/check/rule.ts";
import { textsOf } from "#scripts/check/texts.ts";
import { paymentNumbers } from "#scripts/check/words/payment-words.ts";

const hidden = /^mailto:(?:.*[?&](?:cc|bcc|to)=|[^?]*(?:,|;|%2c|%3b))/i;

export default {
  severity: "error",
  about:
    "A text contains a number to pay to, or a link with a hidden recipient, so money or messages could go to a stranger. Only pages/donate.yaml may contain such numbers.",
  checkEntry(entry, report) {
    const texts = textsOf(entry);
    for (const [at, { value, role, field, target = "", ...text }] of texts.entries()) {
      const alone =
        "This link sends a message to more than one recipient. Name only one: [write to us](mailto:…).";
      if (role === "link" && hidden.test(target)) report({ ...text.at(), text: alone });
      if (entry.file.path === "pages/donate.yaml" || (role === "link" && field === "")) continue;
      // A number may be alone in a cell or field, below the words that say what it is.
      const above = texts.slice(Math.max(0, at - 4), at);
      const context = /\p{L}{4}/u.test(value) ? "" : above.map((text) => text.value).join(" ");
      for (const { index, length } of paymentNumbers(value, context)) {
        const advice = `"${value.slice(index, index + length)}" looks like a number to pay to. Such numbers are only in pages/donate.yaml, so delete it and link to [our donate page](/donate).`;
        report({ ...text.at(index, length), text: advice });
      }
    }
  },
} satisfies Rule;
