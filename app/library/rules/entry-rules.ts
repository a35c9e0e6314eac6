import type { Rule } from "#app/library/rules/rule.ts";

const problem = { severity: "problem", mayBeAllowed: false } as const;
const problemOrWarning = { severity: "problem or warning", mayBeAllowed: true } as const;
const warning = { severity: "warning", mayBeAllowed: true } as const;
const note = { severity: "note", mayBeAllowed: true } as const;
// What has no header of its own, such as a download, has no place for allow.
const elsewhere = { mayBeAllowed: false } as const;

/** The rules on entries, and on what stands in several files. */
export const entryRules = {
  allow: {
    severity: "problem or note",
    ...elsewhere,
    what: "An entry turns down a rule that is not known, that stops the build, or that says nothing here.",
    why: "What is turned down for nothing would hide a remark that comes later.",
    example: "allow: [{ rule: spelling, because: It is her own word }]",
  },
  "coming-consents": {
    ...problem,
    what: "A consent is dated in the future.",
    why: "Nobody can have given it yet.",
    example: "consent: { who: Her mother, when: 2999-01-09 }",
  },
  "copied-entries": {
    ...warning,
    what: "Two posts have one title, or two people one name.",
    why: "One is probably a copy that still needs its own words.",
    example: "name: C. D.",
  },
  downloads: {
    severity: "problem or warning",
    ...elsewhere,
    what: "A file to download cannot be published, names a person, or nothing leads to it.",
    why: "Whoever downloads it can read everything in it.",
    example: "<html>",
  },
  form: {
    ...problem,
    what: "A file cannot be read or is missing, or a field is not what the handbook says.",
    why: "The site cannot be made without it.",
    example: "date: yesterday",
  },
  "form-delivery": {
    ...problem,
    what: "The delivery of a form is only half described.",
    why: "What visitors send would be lost.",
    example: "{ delivery: endpoint, to: contact@suluhisho.example }",
  },
  "given-consents": {
    severity: "note",
    ...elsewhere,
    what: "Before the launch: a child can be recognised, because somebody agreed.",
    why: "They may have changed their mind.",
    example: "consent: { who: Her mother, when: 2025-01-09 }",
  },
  "hidden-programs": {
    ...warning,
    what: "Visitors read about a program that they cannot see.",
    why: "Nothing says to them what it is.",
    example: "draft: true",
  },
  "hidden-sections": {
    severity: "note",
    ...elsewhere,
    what: "A part of a page is not shown, because its list is empty.",
    why: "Its heading would have nothing below it.",
    example: "[]",
  },
  "hours-in-words": {
    ...problem,
    what: "The office hours in words are not those by which the site reckons.",
    why: "The site would promise an answer while nobody is there.",
    example: "officeHours: Monday to Friday, 9:00 to 13:00",
  },
  launch: {
    ...problem,
    what: "Before the launch: something is made up, or a contact was not checked for a year.",
    why: "Visitors would take it for true.",
    example: "sample: true",
  },
  "lonely-pages": {
    ...problem,
    what: "Nothing leads to a page.",
    why: "Nobody would find it.",
    example:
      "---\ntitle: Safeguarding\ndescription: How we keep the girls safe who come to our programs.\n---\nWords.\n",
  },
  "lost-addresses": {
    ...problem,
    what: "A public address no longer answers, or a redirect cannot work.",
    why: "Somebody may have kept the address.",
    example: "- /blog/gone",
  },
  "lost-exceptions": {
    severity: "warning",
    ...elsewhere,
    what: "An exception in words.yaml names a file that does not exist.",
    why: "A new file of that name would get it unnoticed.",
    example: "allowedIn: [{ file: blog/11.mdx }]",
  },
  "miscounted-lists": {
    ...warning,
    what: "The words above a list count another number than the list has.",
    why: "Readers count along.",
    example: "heading: Our three leaders",
  },
  "old-translations": {
    severity: "problem or warning",
    ...elsewhere,
    what: "A page in Swahili is missing, tells no page, or is older than the English one.",
    why: "Its readers would be told something else.",
    example: 'translates: "00000000"',
  },
  photos: {
    ...problemOrWarning,
    what: "A picture of the content folder is damaged, too small for its place, or nothing shows it.",
    why: "A picture of a person may not lie about unused.",
    example: "no picture",
  },
  pointers: {
    ...problem,
    what: "A link, a picture, a figure or another name leads to nothing.",
    why: "Visitors would come to an error page, or see a gap.",
    example: "See [our past](/about/history).",
  },
  "public-files": {
    ...problem,
    what: "A file for visitors stands in public/, which belongs to the code.",
    why: "It would not be published.",
    example: "a report",
  },
  "quoting-figures": {
    ...problem,
    what: "A figure quotes another figure.",
    why: "Two could quote each other in a circle.",
    example: 'value: "{{villages}}"',
  },
  "same-titles": {
    ...problem,
    what: "Two pages have one title.",
    why: "A reader could not tell their tabs from each other.",
    example: "title: The title of about",
  },
  shares: {
    ...problem,
    what: "The shares of the money do not make 100 %.",
    why: "Donors add them up.",
    example: "value: 95%",
  },
  "taken-addresses": {
    ...problem,
    what: "A file has the address of another page.",
    why: "Only one of the two could be seen.",
    example:
      "---\ntitle: Who we are\ndescription: How our work began, and who does it now with whom.\n---\nWords.\n",
  },
  "unique-ids": {
    ...problem,
    what: "Two entries of a list have one id.",
    why: "What leads to one could lead to the other.",
    example: "id: a-leader",
  },
  "unknown-braces": {
    ...problem,
    what: "A {name} stands where nothing fills it in.",
    why: "The braces would be printed.",
    example: 'readTime: "{minuets} min read"',
  },
  "unlikely-dates": {
    ...problemOrWarning,
    what: "A date is still to come, very long ago, or before one that it follows.",
    why: "It is probably a slip.",
    example: "date: 1925-02-12",
  },
  "unshown-copy": {
    ...note,
    ...elsewhere,
    what: "No page shows a text; the build tells it.",
    why: "Somebody wrote it for nothing.",
    example: "value: a figure that no page quotes",
  },
  "unshown-news": {
    ...warning,
    what: "A piece of news is not on the home page.",
    why: "It can be read nowhere.",
    example: "draft: true",
  },
  "waiting-news": {
    ...note,
    what: "A piece of news waits for the post to which it leads.",
    why: "It comes later than its own date says.",
    example: "publishOn: 2999-01-09",
  },
  "wrong-icons": {
    ...warning,
    what: "The sign of a social network leads to another one.",
    why: "Visitors who press it expect the network that they see.",
    example: "address: https://www.tiktok.com/@suluhisho",
  },
} as const satisfies Record<string, Rule>;
