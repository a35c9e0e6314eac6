import { oneOf, type Draw } from "#tests/support/random.ts";

/** The words of a site, by the paths of their files inside the content folder. */
export type Words = Readonly<Record<string, string>>;
type Edit = (words: Words, draw: Draw) => Words;

const places = [
  ...["/", "/about", "/blog", "/blog/1", "/blog/category/education", "/blog/year/2024"],
  ...["/donate#give", "/get-involved#apply", "/privacy", "/programs", "/help", "/sw", "/old"],
];
const isProse = (file: string) => file.endsWith(".mdx");
const isList = (file: string, text: string) => !isProse(file) && /^- /m.test(text);
const either = (draw: Draw, ...lines: string[]) => oneOf(lines, draw);
const state = (draw: Draw) => either(draw, "draft: true", "publishOn: 2097-03-08");
const day = (draw: Draw) => `20${20 + draw(7)}-0${1 + draw(9)}-1${draw(10)}`;

/**
 * What people do to files every day, by what it does: most of it is right, and some of it takes away
 * what other files lead to.
 */
export const ordinaryEdits: Readonly<Record<string, Edit>> = {
  "takes a file away": (words, draw) => {
    const file = oneOf(Object.keys(words).filter(isProse), draw);
    return Object.fromEntries(Object.entries(words).filter(([name]) => name !== file));
  },
  "copies a file": (words, draw) => {
    const file = oneOf(Object.keys(words).filter(isProse), draw);
    const text = (words[file] ?? "").replace(/^(title: )(.*)$/m, `$1Another ${draw(99)}`);
    return { ...words, [file.replace(".mdx", `-${draw(9)}.mdx`)]: text };
  },
  "hides a post or page": inProse((text, draw) =>
    text.replace(/\n---\n/, `\n${state(draw)}\n---\n`),
  ),
  "hides an entry of a list": inEntry((entry, draw) => `${entry.trimEnd()}\n  ${state(draw)}\n`),
  "ends an entry of a list": inEntry((entry) => `${entry.trimEnd()}\n  until: 2020-03-08\n`),
  "takes an entry out of a list": inEntry(() => ""),
  "leaves a line out": inAny((text, draw) => {
    const lines = text.split("\n");
    return lines.toSpliced(draw(lines.length), 1).join("\n");
  }),
  "puts a list in another order": inAny((text) => {
    const [first = "", ...rest] = text.split(/^(?=- )/m);
    return [...rest, first].join("");
  }, isList),
  "leads elsewhere": inAny(
    (text, draw) => atOne(text, /(?<=href: )\/[\w/#-]*/g, draw, () => oneOf(places, draw)),
    (_file, text) => text.includes("href: /"),
  ),
  "adds a link to a text": inProse(
    (text, draw) => `${text}\nSee [more of it](${oneOf(places, draw)}).\n`,
  ),
  "dates a post anew": inProse((text, draw) => text.replace(/^date: .*/m, `date: ${day(draw)}`)),
  "gives a post another category": inProse((text, draw) =>
    text.replace(
      /^category: .*/m,
      `category: ${either(draw, "Advocacy", "Education", "Community")}`,
    ),
  ),
  "gives a page the name of another": (words, draw) => {
    const titled = Object.keys(words).filter((file) => /^title: /m.test(words[file] ?? ""));
    const title = /^title: .*$/m.exec(words[oneOf(titled, draw)] ?? "")?.[0] ?? "";
    return changed(words, oneOf(titled, draw), (text) => text.replace(/^title: .*$/m, () => title));
  },
  "sends an address on": (words, draw) => ({
    ...words,
    "redirects.yaml": `- from: ${either(draw, "/old", "/blog/1", "/stories")}\n  to: ${oneOf(places, draw)}\n`,
  }),
};

function inProse(change: (text: string, draw: Draw) => string): Edit {
  return inAny(change, isProse);
}

function inEntry(change: (entry: string, draw: Draw) => string): Edit {
  return inAny(
    (text, draw) =>
      atOne(text, /^- [^]*?(?=^- |(?![^]))/gm, draw, (one) => change(one, draw)) || "[]\n",
    isList,
  );
}

function inAny(
  change: (text: string, draw: Draw) => string,
  where: (file: string, text: string) => boolean = () => true,
): Edit {
  return (words, draw) => {
    const files = Object.keys(words).filter((file) => where(file, words[file] ?? ""));
    return changed(words, oneOf(files, draw), (text) => change(text, draw));
  };
}

/** Changes one of the places of a text that fit, by chance. */
function atOne(text: string, place: RegExp, draw: Draw, change: (found: string) => string) {
  const chosen = draw(Math.max(1, [...text.matchAll(place)].length));
  let seen = -1;
  return text.replace(place, (found) => ((seen += 1) === chosen ? change(found) : found));
}

function changed(words: Words, file: string, change: (text: string) => string): Words {
  return { ...words, [file]: change(words[file] ?? "") };
}
