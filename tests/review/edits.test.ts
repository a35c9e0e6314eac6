import { expect, it } from "vitest";
import { laterDay, today } from "#app/content/today.ts";
import { changesBetween, pairedFiles } from "#scripts/review/edits/changes-between.ts";
import { commentsOf } from "#scripts/review/edits/written-values.ts";
import { reviewedChanges } from "#scripts/review/make-review.ts";
import { knownValuesIn, warningsAbout } from "#scripts/review/look-alike.ts";
import { changedPages } from "#scripts/review/pages/changed-pages.ts";
import { placeOf, newSentence, textFragment } from "#scripts/review/pages/places.ts";
import { foreignCharacters } from "#scripts/review/foreign-characters.ts";
import type { ReviewedChange } from "#scripts/review/review-data.ts";
import { contentWith, postFile } from "#tests/support/content-folder.ts";
import { reviewedChange } from "#tests/support/review/made-reviews.ts";

it("a link highlights the words of a sentence, only the first and last of a long one", () => {
  const twelve = "1 2 3 4 5 6 7 8 9 10 11 12";
  expect(textFragment(twelve)).toBe(`#:~:text=${twelve.replaceAll(" ", "%20")}`);
  const ends = "#:~:text=1%202%203%204%205%206,8%209%2010%2011%2012%2013";
  expect(textFragment(`${twelve} 13`)).toBe(ends);
  const signs = "#:~:text=well%2Dknown%2C%20isn%E2%80%99t%20it%20(so)";
  expect(textFragment("well-known, isn’t it (so)")).toBe(signs);
  expect(textFragment("On-site", "The mentors")).toBe("#:~:text=The%20mentors,On%2Dsite");
  expect(newSentence("One. Two. Three.", "One. Three.")).toBe("Two.");
  expect(newSentence("One. Two.", "One. Two.")).toBe("One. Two.");
});

const filesOf = async (texts: Record<string, string>) => (await contentWith(texts)).files;
type Files = Awaited<ReturnType<typeof filesOf>>;
const changesOf = (before: Files, after: Files) => changesBetween(pairedFiles(before, after));

const known = knownValuesIn([
  "https://www.mchanga.africa/x info@suluhisho.example +254 700 000 000",
]);
const oneLetter = (words: string) => `is not ${words}`;

it.each<[after: string, says: string, before?: string, isValue?: boolean]>([
  ["https://www.mchamga.africa", oneLetter("www.mchanga.africa: only one letter differs: n → m.")],
  ["https://rnchanga.africa", oneLetter("www.mchanga.africa: only some letters differ")],
  ["https://mch\u0430nga.africa", oneLetter("www.mchanga.africa")],
  ["https://www.mcahnga.africa", oneLetter("www.mchanga.africa: two letters are exchanged")],
  ["https://mchanga.africa", ""],
  ["https://www.mchanga.africa/y", ""],
  ["https://mchaxxa.africa", ""],
  ["https://mchangaxx.africa", ""],
  ["https://WWW.mchanga.africa", ""],
  ["https://my-mchanga.africa.gifts.example", "begins like www.mchanga.africa, but"],
  ["https://pay.mchanga.africa", ""],
  ["https://www.mchanga.africa.gifts.example", "begins like www.mchanga.africa, but"],
  ["https://www.mchanga.africa-gifts.example", "begins like www.mchanga.africa, but"],
  ["https://www.mchanga.africa@gifts.example", "begins like www.mchanga.africa, but"],
  ["Write to info@suIuhisho.example.", oneLetter("info@suluhisho.example: only one letter")],
  [
    "Call +254 700 000 001.",
    oneLetter("+254 700 000 000: only one digit differs: 0 (zero) → 1 (one)."),
  ],
  ["GlRLS", "only one letter differs: I (capital i) → l (small L).", "GIRLS", true],
  ["Pay to GlRLS", "GlRLS is not GIRLS", "Pay to GIRLS"],
  ["G0ALS", "O (capital o) → 0 (zero)", "GOALS", true],
  ["Pay at b00k.example", "book.example: only some letters differ", "Pay at book.example"],
  ["GlRLS at mchamga.africa", "GlRLS is not GIRLS", "GIRLS at"],
  ["GlRLS at mchamga.africa", "mchamga.africa is not", "GIRLS at"],
  ["Mutuo K.", "only one letter differs: a → o", "Mutua K.", true],
  ["117", "only one digit differs: 6 → 7", "116", true],
  ["Pay at rnarnba.example", "mamba.example: only some letters differ", "Pay at mamba.example"],
  ["Pay at vvovv1l1.example", "wowlil.example: only some", "Pay at wowlil.example"],
  ...["ti1l", "tiIl", "ti|l", "tlll"].map((word): [string, string, string] => [
    `Our ${word}`,
    `${word} is not till`,
    "Our till",
  ]),
  ["inf\u043e@suluhisho.example", "о (Cyrillic)", "info@suluhisho.example", true],
  ["Mutuo\u202E K.", "an invisible U+202E", "Mutua K.", true],
  ["٩٢٢٥٣٣", "is not 922533", "922533", true],
  ["KES 1,500", "", "KES 1,000", true],
  ["We help girl", "", "We help girls"],
  ["In 2026-10-10", "", "in 2026-10-11"],
  ["In 2027.", "", "In 2026."],
])("the alert about %j says: %s", (after, says, before = "", isValue = false) => {
  const { alert } = warningsAbout({ before, after, isValue }, known);
  expect(says === "" ? alert : alert.includes(says)).toBe(says === "" ? "" : true);
});

it.each(["12345", "522533", "9999999", "0700123456"])(
  "another digit in %s, one more, one less, or two exchanged, is an alert in a sentence and as a value",
  (number) => {
    const others = [...number].flatMap((digit, at) => {
      const other = number.slice(0, at) + ((Number(digit) + 5) % 10) + number.slice(at + 1);
      const next = number[at + 1] ?? digit;
      const exchanged = number.slice(0, at) + next + digit + number.slice(at + 2);
      const longer = `${number.slice(0, at)}5${number.slice(at)}`;
      const shorter = number.slice(0, at) + number.slice(at + 1);
      // Four digits are no number to copy.
      const lengths = shorter.length < 5 ? [longer] : [longer, shorter];
      return next === digit ? [other, ...lengths] : [other, exchanged, ...lengths];
    });
    for (const other of others) {
      const said = `${other} is not ${number}: `;
      const [before, after] = [`Pay to ${number}.`, `Pay to ${other}.`];
      expect(warningsAbout({ before, after }, []).alert).toContain(said);
      const value = { before: number, after: other, isValue: true };
      expect(warningsAbout(value, []).alert).toContain(said);
    }
  },
);

it("a text that becomes fields, or fields that become a text, are shown with all their words", async () => {
  const post = (image: string) => filesOf({ "blog/9.mdx": postFile("W.\n", { image }) });
  const [fields, text] = [await post("{ src: desk.jpg, alt: A desk }"), await post("desk.jpg")];
  const words = (before: Files, after: Files) =>
    changesOf(before, after).map((change) => `${change.change} ${change.before}${change.after}`);
  expect(words(fields, text)).toEqual(["removed A desk", "added desk.jpg"]);
  expect(words(text, fields)).toEqual(["removed desk.jpg", "added desk.jpg", "added A desk"]);
  const none = await filesOf({ "blog/9.mdx": postFile("W.\n") });
  expect(changesOf(fields, none).map(({ concern }) => concern)).toEqual(["people"]);
});

it("a translation that nobody has confirmed any more is a claim, whatever it translates", async () => {
  const layer = (fields: string) => ({
    "blog/9.mdx": postFile("Words.\n"),
    "sw/blog/9.mdx": `---\ntitle: Habari\n${fields}---\nManeno.\n`,
    "sw/timeline.yaml": `- { year: "2019", text: Habari, ${fields.trim()} }\n`,
  });
  const before = await filesOf(layer("confirm: All of it\n"));
  const changes = changesOf(before, await filesOf(layer("confirm: \n")));
  expect(changes.map(({ concern, label }) => [concern, label])).toEqual([
    ["claims", "Still to confirm"],
    ["claims", "Still to confirm"],
  ]);
});

it("a translation's mark of its original concerns nobody", async () => {
  const marked = (mark: string) => ({
    "blog/9.mdx": postFile("Words.\n"),
    "sw/blog/9.mdx": `---\ntitle: Habari\ntranslates: "${mark}"\n---\nManeno.\n`,
  });
  const changes = changesOf(await filesOf(marked("8ae79c74")), await filesOf(marked("8ae79c75")));
  expect(changes.map(({ concern }) => concern)).toEqual(["nothing"]);
});

it("a deleted post is one edit of words, not of all that a post may concern", async () => {
  const before = await filesOf({ "blog/9.mdx": postFile("See me.\n\n<!-- For us. -->\n") });
  const gone = changesOf(before, await filesOf({}));
  expect(gone.map(({ concern, label, change }) => [concern, label, change])).toEqual([
    ["words", "Posts", "removed"],
  ]);
});

it("every text of a post about what was done to a girl, and of its translation, concerns safety", async () => {
  const state = (words: string, fields = {}) =>
    filesOf({
      "blog/8.mdx": postFile(`${words}\n`),
      "blog/9.mdx": postFile(`${words}\n\n<!-- ${words} -->\n`, fields),
      "sw/blog/9.mdx": `---\ntitle: ${words}\n---\nManeno.\n`,
    });
  const sensitive = { sensitive: "true" };
  const changes = changesOf(await state("Old.", sensitive), await state("New.", sensitive));
  expect([...new Set(changes.map(({ file, concern }) => `${file} ${concern}`))]).toEqual([
    "blog/8.mdx words",
    "blog/9.mdx safety",
    "blog/9.mdx staff",
    "sw/blog/9.mdx safety",
  ]);
});

it.each<Record<string, string>>([
  { draft: "true" },
  { publishOn: "2999-01-01" },
  { until: "2020-01-01" },
])("a post that waited with %j is shown in full when it becomes public", async (waits) => {
  const post = (fields = {}) => filesOf({ "blog/9.mdx": postFile("See me.\n", fields) });
  const changes = changesOf(await post(waits), await post());
  expect(changes.map(({ after }) => after)).toContain("See me.");
  expect(changes.map(({ path }) => path[0])).toContain(Object.keys(waits)[0]);
  const edited = await filesOf({ "blog/9.mdx": postFile("See us.\n", waits) });
  expect(changesOf(await post(waits), edited)).toMatchObject([{ after: "See us." }]);
});

it("an event, an entry and a notice that come back with another last day are shown in full, where the site names them again", async () => {
  const state = (day: string, until: string) =>
    filesOf({
      "events.yaml": `- { id: a, title: Tea, date: ${day}, place: Hall, text: Come. }\n`,
      "opportunities.yaml": `- { id: a, title: Mentor${until} }\n`,
      "site.yaml": `name: A\nnotice: { text: Closed., until: ${day} }\n`,
    });
  const [over, shown] = [
    await state("2020-01-01", ", until: 2020-01-01"),
    await state("2999-01-01", ""),
  ];
  const now = "Mentor";
  const page = { address: "/join", title: "T", change: "changed" as const, old: "", now };
  const saidIn = (before: Files, after: Files) =>
    changesOf(before, after).flatMap((change) => {
      const { link } = placeOf(change, [page]);
      const words = [change.before, change.after, link.split("#")[0], change.hides];
      return change.path.at(-1) === "id" ? [] : words.filter((word) => word !== "").join(" ");
    });
  expect(saidIn(over, shown)).toEqual([
    "Tea ",
    "2020-01-01 2999-01-01 false",
    "Hall ",
    "Come. ",
    "Mentor /join ",
    "2020-01-01 /join false",
    "Closed. ",
    "2020-01-01 2999-01-01 false",
  ]);
  expect(saidIn(shown, over)).toEqual([
    "2999-01-01 2020-01-01 true",
    "2020-01-01 true",
    "2999-01-01 2020-01-01 true",
  ]);
});

it("a post whose first day is over is public, as in the build", async () => {
  const post = (words: string, publishOn: string) =>
    filesOf({ "blog/9.mdx": postFile(words, { publishOn }) });
  const [old, edited] = [await post("See me.\n", today()), await post("See us.\n", today())];
  expect(changesOf(old, edited)).toMatchObject([{ after: "See us.", waits: "" }]);
  const tomorrow = laterDay(today(), 1);
  expect(changesOf(old, await post("See us.\n", tomorrow))).toContainEqual(
    expect.objectContaining({ after: "See us.", waits: tomorrow }),
  );
});

it("a translation waits with its original, by its id in a list, or by itself", async () => {
  const person = (id: string, more = "") =>
    `- { id: ${id}, name: Amina ${id}, role: Guide, about: W.${more} }\n`;
  const state = (words: string) =>
    filesOf({
      "team.yaml": person("a") + person("b", ", draft: true"),
      "sw/team.yaml": `- { id: b, about: ${words} }\n- { id: a, about: ${words} }\n`,
      "blog/8.mdx": postFile("W.\n", { publishOn: "2999-01-01" }),
      "sw/blog/8.mdx": `---\ntitle: T\n---\n${words}\n`,
      "blog/9.mdx": postFile("W.\n"),
      "sw/blog/9.mdx": `---\ntitle: T\ndraft: true\n---\n${words}\n`,
    });
  const [old, now] = [await state("Maneno."), await state("Mapya.")];
  const waits = changesOf(old, now).map(({ file, path: [at], waits }) =>
    [file, at, waits].join(" "),
  );
  expect([...new Set(waits)]).toEqual([
    "sw/blog/8.mdx  2999-01-01",
    "sw/blog/9.mdx  draft",
    "sw/team.yaml 0 draft",
    "sw/team.yaml 1 ",
  ]);
});

it("what site.yaml hides is said to be hidden, in every language", async () => {
  const state = (words: string) =>
    filesOf({
      // A translation of site.yaml that comes first hides nothing.
      "fr/site.yaml": "motto: Filles\n",
      "site.yaml":
        "hide: [pledges, donate]\nlanguages: [{ code: en, name: N }, { code: sw, name: N }]\n",
      "pages/donate.yaml": `title: ${words}\n`,
      "pledges.yaml": `- { id: a, name: ${words}, amount: KES 100, purpose: Books }\n`,
      "sw/pledges.yaml": `- { id: a, name: ${words} }\n`,
      "team.yaml": `- { id: a, name: ${words}, role: Guide, about: W. }\n`,
    });
  const changes = changesOf(await state("Old"), await state("New"));
  expect(changes.map(({ file, waits }) => `${file} ${waits}`)).toEqual([
    "pages/donate.yaml hidden",
    "pledges.yaml hidden",
    "sw/pledges.yaml hidden",
    "team.yaml ",
  ]);
});

it("a reference is shown with the name of its entry, whatever else has the same id", async () => {
  const state = (jina: string) =>
    filesOf({
      "lesos.yaml":
        "- { id: umoja, text: Umoja ni nguvu, meaning: M, source: S }\n- { id: haba, text: Haba na haba, meaning: M, source: S }\n",
      "pages/umoja.mdx": "---\ntitle: Evening of unity\ndescription: D\n---\nWords.\n",
      "pages/about.yaml": `title: About\njina: ${jina}\n`,
    });
  expect(changesOf(await state("haba"), await state("umoja"))).toMatchObject([
    { before: "Haba na haba", after: "Umoja ni nguvu" },
  ]);
});

it.each([
  ["true", "", "No longer marked as made up"],
  ["true", "false", "No longer marked as made up"],
  ["false", "true", "Marked as made up"],
  ["", "false", undefined],
  ["false", "", undefined],
])("a flag that changes from %j to %j is shown as: %s", async (before, after, words) => {
  const post = (sample: string) =>
    filesOf({ "blog/9.mdx": postFile("W.\n", sample ? { sample } : {}) });
  const changes = changesOf(await post(before), await post(after));
  expect(changes.map(({ after: shown }) => shown)).toEqual(words ? [words] : []);
});

it("a flag that an entry loses has its old line, wherever the entry is now", async () => {
  const person = (id: string, flags = "") =>
    `- { id: ${id}, name: Amina ${id}, role: Guide, about: W.${flags} }\n`;
  const old = await filesOf({ "team.yaml": person("a") + person("b", ", sample: true") });
  const now = await filesOf({ "team.yaml": person("c") + person("d") + person("a") + person("b") });
  const [lost] = changesOf(old, now).filter(({ path }) => path[1] === "sample");
  expect(lost).toMatchObject({ title: "Amina b", line: 2, isOldLine: true });
  const [marked] = changesOf(now, old).filter(({ path }) => path[1] === "sample");
  expect(marked).toMatchObject({ title: "Amina b", line: 2, isOldLine: false });
});

it("only the addresses that a change adds are named, and its text concerns contact then, if visitors see it", () => {
  const reviewed = (before: string, after: string, facts: Partial<ReviewedChange> = {}) =>
    reviewedChanges([reviewedChange({ before, after, ...facts })], [], []).map(
      ({ addresses, concern }) => [concern, ...addresses].join(" "),
    );
  const [old, now] = ["See https://a.example/.", "See https://a.example/ or tel:999."];
  expect(reviewed(old, now)).toEqual(["contact tel:999."]);
  expect(reviewed(now, old)).toEqual(["words"]);
  expect(reviewed(old, now, { concern: "safety" })).toEqual(["safety tel:999."]);
  expect(reviewed(old, now, { concern: "staff" })).toEqual(["staff tel:999."]);
});

it.each([
  ["Ngũgĩ, 5 km – “so” 👍", ""],
  ["іnfo", "і (Cyrillic)"],
  ["a\u200Bb", "an invisible U+200B"],
  ["𝟒", "𝟒 (U+1D7D2)"],
  ["ａ", "ａ (U+FF41)"],
])("the characters of %j are named: %s", (text, named) => {
  expect(foreignCharacters(text)).toContain(named);
  expect(foreignCharacters(text) === "").toBe(named === "");
});

it("spaces that visitors do not see are no change, but line breaks of a text, a list inside a list, code and the lines of an e-mail are", async () => {
  const state = (post: string, about: string, sent: string) =>
    filesOf({
      "blog/9.mdx": postFile(post),
      "team.yaml": `- { id: a, name: A, role: R, about: "${about}" }\n`,
      "pages/about.yaml": `lead: "${about}"\n`,
      "newsletter.yaml": `message: "${sent}"\n`,
    });
  const post = "We met. We ate.\n\n- One\n- Two\n\n```\na b\n```\n";
  const old = await state(post, "She leads. She writes.", "Hello {email}. Bye.");
  const changed = async (...words: [post: string, about: string, sent: string]) =>
    changesOf(old, await state(...words)).map(({ file, path }) => [file, ...path].join(" "));
  const unseen = post.replace("met. ", "met. \t ").replace("ate.", "ate.  ");
  expect(await changed(unseen, "She leads.\\n  She writes.\\n", "Hello {email}. Bye.")).toEqual([]);
  const seen = post.replace("met. ", "met.\n").replace("- Two", "  - Two").replace("a b", "a  b");
  expect(await changed(seen, "She leads. She writes.", "Hello {email}.\\nBye.")).toEqual([
    "blog/9.mdx  0",
    "blog/9.mdx  1",
    "blog/9.mdx  2",
    "newsletter.yaml message",
  ]);
});

it("a year of the timeline that is rewritten is a change, not another year", async () => {
  const year = (at: number, text: string) => `- { year: ${at}, title: ${text}, text: ${text} }\n`;
  const years = (words: string) =>
    filesOf({ "timeline.yaml": year(2019, "A") + year(2020, words) });
  const changes = changesOf(await years("Begun"), await years("Opened"));
  const shown = changes.map(({ change, path }) => [change, ...path]);
  expect(shown).toEqual([
    ["changed", 1, "title"],
    ["changed", 1, "text"],
  ]);
});

const now = "We reach all girls.";
const pages = ["/", "/about", "/sw/about"].map((address) => {
  const text = address.startsWith("/sw") ? "Tunafikia wote." : now;
  return { address, title: "T", change: "changed" as const, old: text, now: text };
});
const hidden = { file: "site.yaml", path: ["hide", 0], address: "", before: "", after: "girls" };
const many = (count: number) => Array.from({ length: count }, () => pages[0]!);
const stats = { file: "stats.yaml", address: "" };
const swahili = { address: "/sw/about", after: "Tunafikia wote." };

it.each([
  ["the page of its file", pages, {}, "/about", 1],
  ["the first page that has the words", pages, stats, "/", 1],
  ["the page of its new sentence", pages, { before: "Old.", after: `Old. ${now}` }, "/about", 1],
  ["its page in its language", pages, swahili, "/sw/about", 0],
  ["no page that has a part of a word", pages, { ...stats, after: "all girl" }, "", 0],
  ["no page that has the name of a list to hide as a word", pages, hidden, "", 0],
  ["one of eleven pages", many(11), stats, "/", 10],
  ["the frame of twelve pages", many(12), stats, "/", 0],
])("a change is shown on %s", (_, shown, facts, address, more) => {
  const place = placeOf(reviewedChange({ page: "", ...facts }), shown);
  expect([place.link.split("#")[0], place.more]).toEqual([address, more]);
  expect(place.page === "Every page").toBe(shown.length === 12);
});

it("a short value is on the page that names its entry, and on none that has it by chance", () => {
  const page = (address: string, text: string) => {
    return { address, title: "T", change: "changed" as const, old: text, now: text };
  };
  const shown = [page("/", "We met 4 times."), page("/about", "In 54 days, 4 of 5: Zawadi N.")];
  const rating = { file: "testimonials.yaml", address: "", before: "5", after: "4" };
  const linkOf = (title: string) => placeOf(reviewedChange({ ...rating, title }), shown).link;
  expect(linkOf("Zawadi N.")).toBe(`/about${textFragment("Zawadi N.")}`);
  expect(linkOf("Baraka O.")).toBe("");
});

it("words are found on a page although they are first inside others", () => {
  const text = "USD 500 or USD 5 for books";
  const shown = [
    { address: "/donate", title: "T", change: "changed" as const, old: text, now: text },
  ];
  expect(placeOf(reviewedChange({ after: "USD 5" }), shown).link).toBe("/donate#:~:text=USD%205");
});

it.each([
  ['<Question title="May we come?">\n\nYes.\n\n</Question>', "May we come?"],
  ['<Question title="Why?">', "Why?"],
  ['<Video title="Ten signs" poster="a.jpg" />', "Ten signs"],
  ['  title="Ten signs"', "Ten signs"],
  ["[^one]: It is in the yard.", "It is in the yard."],
  ["Now.[^books]", "Now."],
])("of the paragraph %j, a page shows %j", (after, words) => {
  const now = "May we come? Why? Ten signs Now. It is in the yard.";
  const shown = [{ address: "/team", title: "T", change: "changed" as const, old: "", now }];
  const { link } = placeOf(reviewedChange({ before: "", after }), shown);
  expect(link).toBe(`/team${textFragment(words)}`);
});

it("words that an entry above has too are highlighted from the name of their own entry", () => {
  const text =
    "Mentors At home or here. Writers At home or here. Drivers Here. Guests At home or here.";
  const shown = [
    { address: "/join", title: "T", change: "changed" as const, old: text, now: text },
  ];
  const linkOf = (title: string, after: string) =>
    placeOf(reviewedChange({ title, after }), shown).link;
  const [words, first] = ["At home or here.", "/join#:~:text=At%20home%20or%20here."];
  expect(linkOf("Mentors", words)).toBe(first);
  expect(linkOf("Writers", words)).toBe(first.replace("=", "=Writers,"));
  expect(linkOf("Guests", words)).toBe(first.replace("=", "=Guests,"));
  expect(linkOf("Drivers", "Here.")).toBe("/join#:~:text=Drivers,here.");
  expect(linkOf("", words)).toBe(first);
});

it("pages are compared in the order of the new site", () => {
  const site = (text: string, addresses: string[]) => {
    const page = { title: "T", html: `<body>${text}</body>` };
    return new Map(addresses.map((address) => [address, page]));
  };
  const [before, after] = [
    site("a", ["/help", "/gone", "/lost"]),
    site("b", ["/new", "/help", "/too"]),
  ];
  const list = changedPages({ before, after }).map(
    ({ address, change, old, now }) => `${address} ${change} ${old}>${now}`,
  );
  expect(list).toEqual([
    "/new added >b",
    "/help changed a>b",
    "/too added >b",
    "/gone removed a>",
    "/lost removed a>",
  ]);
});

it.each([
  ["Or press Shift twice."],
  ["KES 600"],
  ["USD 5"],
  ["Unbelievable."],
  ["info@suluhisho.example"],
])("%s is found on a page, whatever elements are beside or in it", (after) => {
  const html =
    "<body><p><a>Find a page</a><span>Or press Shift twice.</span></p>" +
    "<data>KES 600</data><data>USD 5</data><p>Un<b>believ</b>able.</p>" +
    "<p><a>info@<wbr>suluhisho.<wbr>example</a></p></body>";
  const shown = changedPages({
    before: new Map(),
    after: new Map([["/about", { title: "T", html }]]),
  });
  expect(placeOf(reviewedChange({ after }), shown).link).toBe(`/about${textFragment(after)}`);
});

it.each([
  ["fields", "---\n# A\ntitle: T # B\nmore: >- # C\n  # no comment\n---\nBody.\n", "A | B | C"],
  [
    "a body",
    "---\ntitle: T\n---\n<!-- A -->\n\n`<!-- no -->` and {/* B */}\n",
    "<!-- A --> | {/* B */}",
  ],
])("the comments in %s are read, and nothing else", async (_, text, comments) => {
  const files = await filesOf({ "blog/9.mdx": text });
  const read = commentsOf(files.find(({ path }) => path === "blog/9.mdx")!);
  expect(String(read?.value).replaceAll("\n", " | ")).toBe(comments);
});

it("a deleted entry is one edit without its cloth, a new cloth another, and a new draft is no loss", async () => {
  const person = (cloth: string) =>
    `- { id: a, name: Amina A., role: Guide, about: Listens., leso: { color: ${cloth}, motif: stars }, sample: true }\n`;
  const [old, now] = [
    await filesOf({ "team.yaml": person("leaf") }),
    await filesOf({ "team.yaml": "[]\n", "blog/9.mdx": postFile("W.\n", { draft: "true" }) }),
  ];
  const shown = (from: Files, to: Files) =>
    changesOf(from, to).map(({ label, change, before, after, waits }) =>
      [label, change, before || after, waits].filter(Boolean).join(" "),
    );
  const gone = shown(old, now);
  expect(gone.filter((words) => words.includes("removed"))).toEqual([
    "Team removed Amina A. · Guide · Listens.",
  ]);
  expect(gone).not.toContainEqual(expect.stringMatching(/no longer|true/));
  expect(shown(now, old)).toContain("Cloth added leaf stars");
  const pledge = "- { id: a, name: Friends, amount: KES 100, purpose: Books }\n";
  const given = await filesOf({ "pledges.yaml": pledge });
  expect(shown(given, await filesOf({ "pledges.yaml": "[]\n" }))).toEqual([
    "Pledges removed Friends · KES 100 · Books",
  ]);
});

it("an item that moves is said to, unless it is a translation that is found by its id", async () => {
  const state = (ids: string[]) =>
    filesOf({
      "team.yaml": ids.map((id) => `- { id: ${id}, name: A ${id}, role: R, about: W. }\n`).join(""),
      "sw/team.yaml": ids.map((id) => `- { id: ${id}, about: M ${id}. }\n`).join(""),
      "sw/pages/help.yaml": `nobody: { list: [${ids.join(", ")}] }\n`,
    });
  const changes = changesOf(await state(["a", "b", "c"]), await state(["b", "c", "a"]));
  expect(changes.map(({ file, change, after }) => `${file} ${change} ${after}`)).toEqual([
    "sw/pages/help.yaml moved a",
    "team.yaml moved A a",
  ]);
});

it("two values that exchange their places are said to, each with the other's name", async () => {
  const person = (at: number, role: string) =>
    `- { id: p${at}, name: Amina ${at}, role: ${role}, about: W. }\n`;
  const team = (first: string, second: string) =>
    filesOf({ "team.yaml": person(0, first) + person(1, second) });
  const changes = changesOf(await team("Guide", "Cook"), await team("Cook", "Guide"));
  const labels = changes.map(({ label }) => label);
  expect(labels).toEqual(["Role, exchanged with Amina 1", "Role, exchanged with Amina 0"]);
});

it("a changed text says in which languages it stays as it was", async () => {
  const person = (id: string, name: string, about: string) =>
    `- { id: ${id}, name: ${name}, role: Guide, about: ${about} }\n`;
  const team = (about: string) => person("a", "Amina", about) + person("b", "Baraka", about);
  const about = (text: string) => `- { id: b, about: ${text} }\n`;
  const state = (words: string, swahili: string, french: string) =>
    filesOf({
      "team.yaml": team(words),
      "sw/team.yaml": about(swahili),
      "fr/team.yaml": about(french),
      "site.yaml": `name: A\nmotto: ${words}\n`,
      "sw/site.yaml": `motto: ${swahili}\n`,
      "pages/about.yaml": `title: ${words}\n`,
      "sw/pages/about.yaml": `title: ${swahili}\ntranslates: 12345678\n`,
      "blog/1.mdx": `---\ntitle: A\n---\nWe met.\n\n${words}\n`,
      "sw/blog/1.mdx": `---\ntitle: B\n---\n${swahili}\n`,
      "fr/blog/1.mdx": "---\ntitle: C\n---\n",
    });
  const old = await state("Listens.", "Husikiliza.", "Écoute.");
  const labelsOf = (now: Files) =>
    changesOf(old, now).flatMap(({ file, label }) => (file.includes("/") ? [] : label));
  expect(labelsOf(await state("Hears.", "Husikiliza.", "Écoute."))).toEqual([
    "Motto, unchanged in Swahili",
    "About",
    "About, unchanged in French, Swahili",
  ]);
  const [, , baraka] = labelsOf(await state("Hears.", "Anasikia.", "Écoute."));
  expect(baraka).toBe("About, unchanged in French");
  const labelsIn = (file: string, now: Files) =>
    changesOf(old, now).flatMap((change) => (change.file === file ? change.label : []));
  const english = await state("Hears.", "Husikiliza.", "Écoute.");
  expect(labelsIn("pages/about.yaml", english)).toEqual(["Title, unchanged in Swahili"]);
  expect(labelsIn("blog/1.mdx", english)).toEqual(["Text, unchanged in Swahili", ""]);
  expect(labelsIn("blog/1.mdx", await state("Hears.", "Anasikia.", "Écoute."))).toEqual(["", ""]);
});

it("an added or deleted item says once in which languages its list stays as it was", async () => {
  const state = (english: string[], swahili: string[], people = ["a", "b"]) => {
    const person = (id: string) => `- { id: ${id}, name: A ${id}, role: R ${id}, about: W. }\n`;
    const help = (words: string[]) => `nobody: { list: [${words.join(", ")}] }\n`;
    const step = (word: string) => `{ title: ${word}, text: Of ${word} }`;
    const steps = (words: string[]) => `steps: { list: [${words.map(step).join(", ")}] }\n`;
    return filesOf({
      "pages/help.yaml": help(english),
      "sw/pages/help.yaml": help(swahili),
      "pages/get-involved.yaml": steps(english),
      "sw/pages/get-involved.yaml": steps(swahili),
      "team.yaml": people.map(person).join(""),
      "sw/team.yaml": "- { id: a, about: M. }\n",
    });
  };
  const old = await state(["Call", "Wait"], ["Piga", "Ngoja"]);
  const toldIn = (now: Files) =>
    changesOf(old, now).flatMap(({ file, path, label, change }) =>
      label.endsWith(", unchanged in Swahili") ? `${change} ${file} ${path.join(".")}` : [],
    );
  const longer = ["Call", "Wait", "Write", "Ask"];
  expect(toldIn(await state(longer, ["Piga", "Ngoja"]))).toEqual([
    "added pages/get-involved.yaml steps.list.2.title",
    "added pages/help.yaml nobody.list.2",
  ]);
  expect(toldIn(await state(["Wait"], ["Piga", "Ngoja"]))).toEqual([
    "removed pages/get-involved.yaml steps.list.0",
    "removed pages/help.yaml nobody.list.0",
  ]);
  expect(toldIn(await state(longer, ["Piga", "Ngoja", "Andika", "Uliza"]))).toEqual([]);
  const joined = await state(["Call", "Wait"], ["Piga", "Ngoja"], ["a", "b", "c", "d"]);
  expect(toldIn(joined)).toEqual(["added team.yaml 2.role"]);
});
