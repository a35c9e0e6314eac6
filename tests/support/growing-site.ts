import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";
import { oneOf, type Draw } from "#tests/support/random.ts";

/** The files of a site that is edited again and again, by their paths inside the content folder. */
export type SiteFiles = Readonly<Record<string, string>>;
/** One edit that leaves the site in order. */
export type SiteEdit = (files: SiteFiles, draw: Draw) => SiteFiles;

const words = ["bags", "desks", "girls", "mothers", "meals", "mentors", "school", "villages"];
const categories = ["Advocacy", "Education", "Community"];
const motifs = ["rays", "dots", "waves", "leaves"];
const member = (id: string) =>
  `- id: ${id}\n  name: ${id.toUpperCase()}. D.\n  role: Helps\n  about: Keeps the keys\n`;
const sentence = (draw: Draw) => `The ${oneOf(words, draw)} and the ${oneOf(words, draw)} came`;
const figure = (draw: Draw) => `"${1 + draw(90)}"`;
const quoted = (draw: Draw) => `{{${oneOf(["girls", "villages"], draw)}}}`;
const date = (draw: Draw) => `202${draw(6)}-0${1 + draw(9)}-1${draw(10)}`;
const postsOf = (files: SiteFiles) => Object.keys(files).filter((file) => file.startsWith("blog/"));
// The news of the small site lead to these posts, so that they stay where they are.
const isFree = (file: string) => file !== "blog/1.mdx";

/** A small site with enough posts for a second page of its list. */
export const growingSite: SiteFiles = {
  ...baseContent,
  ...Object.fromEntries(
    Object.entries(baseContent)
      .filter(([file]) => /^pages\/.*yaml$/.test(file))
      .map(([file, text]) => [file, text.replace(/^title: .*/m, `title: The page of ${file}`)]),
  ),
  "team.yaml": ["a", "b", "c"].map(member).join(""),
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => [
      `blog/post-${index}.mdx`,
      postFile(`\nWith {{girls}} girls, number ${index}.\n`, {
        title: `Post ${index}`,
        date: `2024-0${1 + (index % 9)}-10`,
        category: categories[index % 2] ?? null,
      }),
    ]),
  ),
};

/** Each kind of edit, by what it does. */
export const siteEdits: Readonly<Record<string, SiteEdit>> = {
  "adds a post": (files, draw) => ({ ...files, [`blog/new-${draw(1000)}.mdx`]: writtenPost(draw) }),
  "takes a post away": (files, draw) => without(files, oneOf(postsOf(files).filter(isFree), draw)),
  "renames a post": (files, draw) => {
    const file = oneOf(postsOf(files).filter(isFree), draw);
    return { ...without(files, file), [`blog/moved-${draw(1000)}.mdx`]: files[file] ?? "" };
  },
  "makes a post a draft": (files, draw) =>
    changed(files, oneOf(postsOf(files).filter(isFree), draw), (text) =>
      text.includes("draft:")
        ? text.replace(/draft: .*\n/, "")
        : text.replace(/\n---\n/, "\ndraft: true\n---\n"),
    ),
  "dates a post anew": inPost(/date: .*/, (draw) => `date: ${date(draw)}`),
  "changes a post's title": inPost(/title: .*/, (draw) => `title: ${sentence(draw)} ${draw(99)}`),
  "changes a post's category": inPost(
    /category: .*/,
    (draw) => `category: ${oneOf(categories, draw)}`,
  ),
  "changes a post's cloth": inPost(
    /(leso: .*\n)?---\n(?!title)/,
    (draw) => `leso: { motif: ${oneOf(motifs, draw)} }\n---\n`,
  ),
  "changes a post's body": inPost(/$/, (draw) => `\n${sentence(draw)} with ${quoted(draw)}.\n`),
  "changes a figure": (files, draw) => {
    const id = oneOf(["girls", "villages"], draw);
    return changed(files, "stats.yaml", (text) =>
      text.replace(new RegExp(`(id: ${id}\n  value:) .*`), `$1 ${figure(draw)}`),
    );
  },
  "puts the figures in another order": (files) => changed(files, "stats.yaml", turned),
  "puts the team in another order": (files) => changed(files, "team.yaml", turned),
  "adds somebody to the team": (files, draw) =>
    changed(files, "team.yaml", (text) => member(`p${draw(100_000)}`) + text),
  "takes somebody out of the team": (files) =>
    changed(files, "team.yaml", (text) =>
      /\n- /.test(text) ? text.replace(/^- [^]*?\n(?=- )/, "") : text,
    ),
  "quotes a figure in a sentence": inFile(
    ["pages/about.yaml"],
    /(?<=mission:\n.*\n +text:) .*/,
    (draw) => ` With ${quoted(draw)} ${oneOf(words, draw)}`,
  ),
  "changes a word of the footer": inFile(
    ["interface.yaml"],
    /stayConnected: .*/,
    (draw) => `stayConnected: ${sentence(draw)}`,
  ),
  "changes the heading of a page": inFile(
    ["home", "about", "donate", "contact", "blog"].map((page) => `pages/${page}.yaml`),
    /^heading: .*/m,
    (draw) => `heading: ${sentence(draw)}`,
  ),
  "leaves out a field or brings it back": (files) =>
    changed(files, "pages/about.yaml", (text) =>
      /^leso:/m.test(text) ? text.replace(/^leso:.*\n/m, "") : `leso: { motif: rays }\n${text}`,
    ),
  "changes the words of the news": inFile(
    ["news.yaml"],
    /excerpt: .*/,
    (draw) => `excerpt: ${sentence(draw)}`,
  ),
  "puts the programs in another order": (files, draw) => {
    const [one, other] = draw(2) === 0 ? ["school", "safety"] : ["safety", "savings"];
    const position = (name: string) =>
      /position: (\d)/.exec(files[`programs/${name}.mdx`] ?? "")?.[1];
    const at = (to: string | undefined) => (text: string) =>
      text.replace(/position: \d/, `position: ${to}`);
    const [first, second] = [position(one ?? ""), position(other ?? "")];
    return changed(
      changed(files, `programs/${one}.mdx`, at(second)),
      `programs/${other}.mdx`,
      at(first),
    );
  },
  "sends an address on": (files, draw) => ({
    ...files,
    "redirects.yaml": `- { from: /old-${draw(50)}, to: ${oneOf(["/about", "/blog", "/donate"], draw)} }\n`,
  }),
  "changes a page of prose": inFile(
    ["pages/privacy.mdx"],
    /title: .*/,
    (draw) => `title: ${sentence(draw)} ${draw(9)}`,
  ),
};

function writtenPost(draw: Draw) {
  const body = `\n${sentence(draw)} with {{girls}}.\n`;
  const fields = { title: `${sentence(draw)} ${draw(9999)}`, date: date(draw) };
  return postFile(body, { ...fields, category: oneOf(categories, draw) });
}

/** An edit that puts other words in the place of some in one of these files. */
function inFile(files: string[], place: RegExp, newWords: (draw: Draw) => string): SiteEdit {
  return (site, draw) =>
    changed(site, oneOf(files, draw), (text) => text.replace(place, newWords(draw)));
}

function inPost(place: RegExp, newWords: (draw: Draw) => string): SiteEdit {
  return (site, draw) => inFile(postsOf(site), place, newWords)(site, draw);
}

function changed(files: SiteFiles, file: string, change: (text: string) => string): SiteFiles {
  return { ...files, [file]: change(files[file] ?? "") };
}

function without(files: SiteFiles, file: string): SiteFiles {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));
}

// The first of a list becomes the last.
function turned(text: string) {
  const [first = "", ...rest] = text.split(/^(?=- )/m);
  return [...rest, first].join("");
}
