import { elsewhere, note, problem, problemOrWarning, warning } from "#app/library/rules/rule.ts";

/** The rules on entries, and on what stands in several files. */
export const entryRules = {
  allow: elsewhere("problem or note")(
    "An entry turns down a rule that is not known, that stops the build, or that says nothing here.",
    "What is turned down for nothing would hide a remark that comes later.",
    "allow: [{ rule: spelling, because: It is her own word }]",
  ),
  "coming-consents": problem(
    "A consent is dated in the future.",
    "Nobody can have given it yet.",
    "consent: { who: Her mother, when: 2999-01-09 }",
  ),
  "copied-entries": warning(
    "Two posts have one title, or two people one name.",
    "One is probably a copy that still needs its own words.",
    "name: C. D.",
  ),
  downloads: elsewhere("problem or warning")(
    "A file to download cannot be published, names a person, or nothing leads to it.",
    "Whoever downloads it can read everything in it.",
    "<html>",
  ),
  form: problem(
    "A file cannot be read or is missing, or a field is not what the handbook says.",
    "The site cannot be made without it.",
    "date: yesterday",
  ),
  "form-delivery": problem(
    "The delivery of a form is only half described.",
    "What visitors send would be lost.",
    "{ delivery: endpoint, to: contact@suluhisho.example }",
  ),
  "given-consents": elsewhere("note")(
    "Before the launch: a child can be recognised, because somebody agreed.",
    "They may have changed their mind.",
    "consent: { who: Her mother, when: 2025-01-09 }",
  ),
  "hidden-programs": warning(
    "Visitors read about a program that they cannot see.",
    "Nothing says to them what it is.",
    "draft: true",
  ),
  "hidden-sections": elsewhere("note")(
    "A part of a page is not shown, because its list is empty.",
    "Its heading would have nothing below it.",
    "[]",
  ),
  launch: problem(
    "Before the launch: something is made up, or a contact was not checked for a year.",
    "Visitors would take it for true.",
    "sample: true",
  ),
  "lonely-pages": problem(
    "Nothing leads to a page.",
    "Nobody would find it.",
    "---\ntitle: Safeguarding\ndescription: How we keep the girls safe who come to our programs.\n---\nWords.\n",
  ),
  "lost-addresses": problem(
    "A public address no longer answers, or a redirect cannot work.",
    "Somebody may have kept the address.",
    "- /blog/gone",
  ),
  "lost-exceptions": elsewhere("warning")(
    "An exception in words.yaml names a file that does not exist.",
    "A new file of that name would get it unnoticed.",
    "allowedIn: [{ file: blog/11.mdx }]",
  ),
  "miscounted-lists": warning(
    "The words above a list count another number than the list has.",
    "Readers count along.",
    "heading: Our three leaders",
  ),
  "old-translations": elsewhere("problem or warning")(
    "A page in Swahili is missing, tells no page, or is older than the English one.",
    "Its readers would be told something else.",
    'translates: "00000000"',
  ),
  photos: problemOrWarning(
    "A picture of the content folder is damaged, too small for its place, or nothing shows it.",
    "A picture of a person may not lie about unused.",
    "no picture",
  ),
  pointers: problem(
    "A link, a picture, a figure or another name leads to nothing.",
    "Visitors would come to an error page, or see a gap.",
    "See [our past](/about/history).",
  ),
  "public-files": problem(
    "A file for visitors stands in public/, which belongs to the code.",
    "It would not be published.",
    "a report",
  ),
  "quoting-figures": problem(
    "A figure quotes another figure.",
    "Two could quote each other in a circle.",
    'value: "{{villages}}"',
  ),
  "same-titles": problem(
    "Two pages have one title.",
    "A reader could not tell their tabs from each other.",
    "title: The title of about",
  ),
  shares: problem(
    "The shares of the money do not make 100 %.",
    "Donors add them up.",
    "value: 95%",
  ),
  "taken-addresses": problem(
    "A file has the address of another page.",
    "Only one of the two could be seen.",
    "---\ntitle: Who we are\ndescription: How our work began, and who does it now with whom.\n---\nWords.\n",
  ),
  "unique-ids": problem(
    "Two entries of a list have one id.",
    "What leads to one could lead to the other.",
    "id: a-leader",
  ),
  "unknown-braces": problem(
    "A {name} stands where nothing fills it in.",
    "The braces would be printed.",
    'readTime: "{minuets} min read"',
  ),
  "unlikely-dates": problemOrWarning(
    "A date is still to come, very long ago, or before one that it follows.",
    "It is probably a slip.",
    "date: 1925-02-12",
  ),
  "unshown-news": warning(
    "A piece of news is not on the home page.",
    "It can be read nowhere.",
    "draft: true",
  ),
  "waiting-news": note(
    "A piece of news waits for the post to which it leads.",
    "It comes later than its own date says.",
    "publishOn: 2999-01-09",
  ),
  "wrong-icons": warning(
    "The sign of a social network leads to another one.",
    "Visitors who press it expect the network that they see.",
    "address: https://www.tiktok.com/@suluhisho",
  ),
};
