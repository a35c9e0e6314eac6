import { describe, expect, it } from "vitest";

import { gravityOf, gravityOfText } from "#scripts/review/gravity.ts";
import type { Gravity } from "#scripts/review/gravities.ts";
import { editsOfWords } from "#tests/support/review/state-of-words.ts";

describe("gravityOfText", () => {
  it.each<[gravity: Gravity | undefined, text: string]>([
    ["money", "Pay to till number five two two five three three today."],
    ["money", "Pay to till number ５２２５３３ today."],
    ["money", "Lipa na M-PESA ٥٢٢ ٥٣٣ leo."],
    ["money", "Pay to till number ५२२५३३ today."],
    ["contact", "Call ๐๗๒๒ ๑๒๓ ๔๕๖ or ۰۷۲۲ ۱۲۳ ۴۵۶ at any hour."],
    ["money", "Pay till 5️⃣2️⃣2️⃣5️⃣3️⃣3️⃣ today."],
    ["money", "Use Paybill 4 0 0 2 0 0, account Grace."],
    ["money", "Tuma pesa kwa sifuri saba mbili mbili moja moja."],
    ["money", "Our bank account is 0123-456-789."],
    ["money", "A uniform costs KES 8,500."],
    ["money", "Send it to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq."],
    ["contact", "Call 0722 123 456 at any hour."],
    ["contact", "Call 1196 at any hour."],
    ["contact", "Call {{helpline:child}} at any hour."],
    ["contact", "The number is zero seven two two, one one one."],
    ["contact", "Write to help@suluhisho.example."],
    ["contact", "+254\u200B 711 000 111"],
    ["links", "See https://suluhisho-help.example/now for more."],
    ["links", "See wangari.africa for more."],
    ["money", "Lipa kwa M-Pesa, ➎➋➋➎➌➌."],
    ["money", "Send it through suluhisho@pesa, code 522 533."],
    ["money", "Nambari ya biashara 522533."],
    ["contact", "Our new line is 0722-53-31-23."],
    ["contact", "Write to grace at gmail dot com."],
    ["links", "See GIFTS-FOR-GIRLS.COM or our friends at helpers.fund today."],
    ["links", "Follow @suluhisho_help there."],
    [undefined, "Read The report.pdf at the school.Then write."],
    [undefined, "In 2025, 1,600 girls went back to school in 12 villages."],
    [undefined, "She opened a savings account and paid with a smile."],
    [undefined, "2025-06-01"],
  ])("is %s for: %s", (gravity, text) => {
    expect(gravityOfText("", text)).toBe(gravity);
    expect(gravityOfText(text, `${text} More was said.`)).toBeUndefined();
  });
});

describe("gravityOf", () => {
  it.each<[gravity: Gravity, file: string, before: string, after: string]>([
    [
      "money",
      "pages/donate.yaml",
      'provider:\n  fundraiserId: "1"\n',
      'provider:\n  fundraiserId: "2"\n',
    ],
    ["money", "navigation.yaml", "donate:\n  href: /donate\n", "donate:\n  href: /contact\n"],
    [
      "contact",
      "helplines.yaml",
      '- id: child\n  number: "116"\n',
      '- id: child\n  number: "117"\n',
    ],
    ["contact", "site.yaml", "location: Nairobi\n", "location: Ngara\n"],
    ["links", "redirects.yaml", "[]\n", "- from: /a\n  to: /b\n"],
    ["links", "pages/home.yaml", "secondary:\n  href: /a\n", "secondary:\n  href: /b\n"],
    ["people", "team.yaml", "- id: a\n  name: Asha\n", "- id: a\n  name: Achieng\n"],
    [
      "people",
      "blog/1.mdx",
      "---\nsensitive: true\n---\nOne.\n",
      "---\nsensitive: true\n---\nTwo.\n",
    ],
    ["people", "blog/1.mdx", "---\nconsent: yes\n---\n", "---\ntitle: A\n---\n"],
    ["words", "pages/home.yaml", "heading: One\n", "heading: Two\n"],
  ])("is %s in %s", async (gravity, file, before, after) => {
    const edits = await editsOfWords({ [file]: before }, { [file]: after });
    expect(edits.map((edit) => gravityOf(edit))).toContain(gravity);
  });
});
