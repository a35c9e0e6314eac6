import type { Slip } from "#app/library/words/slips/slip-rule.ts";

const begin = "(?<=(?:^|\\n) *)";
const stamp = "\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4},? \\d{1,2}[:.]\\d{2}[^\\]\\n-]{0,9}";
const asList = 'Write "- " with a space before each point, and an empty line before the first.';
const noSpace = "No space stands behind {found} at the beginning of a line.";
const openAddress = "[^\\s()<>\\]]*[^\\s()<>\\].,;:!?]";
const unfollowed = '"{found}" would be printed, and nobody could follow it.';

/** The mistakes in Markdown that print the markup itself. */
export const markupSlips: Slip[] = [
  {
    pattern: new RegExp(`${begin}(?:[•·‣▪◦●]|–(?=[^\\n]*\\n *–))\\s*(?=\\S)`, "gu"),
    says: "A line begins with {found}, which makes no list here.",
    fix: asList,
  },
  {
    pattern: new RegExp(`${begin}[-*+](?=\\p{L})(?!\\S*[*_])`, "gu"),
    says: noSpace,
    fix: asList,
  },
  {
    pattern: new RegExp(`${begin}\\d{1,2}[.)](?=\\p{L})`, "gu"),
    says: noSpace,
    fix: 'Write "1. " with a space, and an empty line before the first point.',
  },
  {
    pattern: new RegExp(`${begin}#[^#\\s]\\S*`, "gu"),
    says: '"{found}" stands where ## and a space would make a heading.',
    fix: "Write \\{found} to show it as it is, or ## and a space for a heading.",
  },
  {
    pattern: new RegExp(`${begin}#{2,6}(?=[^#\\s])`, "gu"),
    says: "No space stands behind {found}, so the line is no heading.",
    fix: "Write a space between # and the words.",
  },
  {
    pattern: new RegExp(`${begin}\\|.*\\|`, "gu"),
    says: "These lines are no table yet, and would be printed as they are.",
    fix: "Below the first row write |---|---|, with as many parts as there are columns.",
  },
  {
    pattern: /\S\t+(?=\S)/gu,
    says: "Columns that tabs divide would be printed as one line.",
    fix: "Write each row as | one | two |, and |---|---| below the first.",
  },
  {
    pattern: /!?\[[^\][\n]*\]\s+\([^\s()]*[/.][^\s()]*\)/gu,
    says: "A space stands between ] and (, so this is no link.",
    fix: "Take the space away: [words](/donate).",
  },
  {
    pattern: /\([^()\n]+\)\[[^\][\n]+\]/gu,
    says: "The brackets of this link have changed places.",
    fix: "Write the words in square brackets and the address in round ones: [words](/donate).",
  },
  {
    pattern: /!\[[^\][\n]*\]\([^\s()]+\.\w+\s+["“”„'‘’][^\n]*\)/gu,
    says: "This picture is not shown, because its caption is not between two straight quotes.",
    fix: 'Write ![What it shows](photo.jpg "The caption"), and curly quotes inside the caption.',
  },
  {
    pattern: /!\[[^\][\n]*\]\([^)\n]*\s[^)\n]*\)/gu,
    says: "This picture is not shown, because its name has a space in it.",
    fix: "Give the file a name of letters, digits and hyphens, and write that name here.",
  },
  {
    pattern: /\[[^\][\n]*\]?\(\/[^\s)]*\)?/gu,
    says: "A bracket of this link is missing.",
    fix: "Write it with both pairs: [words](/donate).",
  },
  {
    pattern: /\[(?:cid:[^\]\n]*|[A-Z]{1,3}\d{1,3})\]/gu,
    says: "{found} came along with a paste, and would be printed.",
    fix: "Take it out.",
  },
  // The parser makes a link of every other bare address.
  {
    pattern: new RegExp(`(?<=\\[[^\\][\\n]*)https?://${openAddress}`, "giu"),
    says: unfollowed,
    fix: "Write [words that say where it leads]({found}).",
  },
  {
    pattern: new RegExp(`(?<=\\[[^\\][\\n]*)(?<!//)www\\.${openAddress}`, "giu"),
    says: unfollowed,
    fix: "Write [words that say where it leads](https://{found}).",
  },
  {
    pattern: /\*\*/gu,
    says: "These two stars would be printed; bold words have two on either side, close to them.",
    fix: "Write **words**, without spaces inside the stars, or take the stars away.",
  },
  {
    pattern: /~~/gu,
    says: "These two ~ would be printed; words struck out have two on either side.",
    fix: "Write ~~words~~, without spaces inside, or take them away.",
  },
  {
    pattern: /\[\^[^\]\s]+\]/gu,
    says: "{found} leads to no footnote, and would be printed.",
    fix: "Write the footnote below the text, on a line of its own: {found}: Its words.",
  },
  {
    pattern: /\{#[^{}\n]*\}/gu,
    says: "{found} would be printed.",
    fix: "Put it behind the words of a heading, at the end of the line, or take it away.",
  },
  {
    pattern: new RegExp(`${begin}(?:\\[${stamp}\\]|${stamp} [-–]) ?[^\\n:]*:?`, "gu"),
    says: "A message was pasted from WhatsApp with its date and the name of who wrote it.",
    fix: "Take both out, and ask her before you quote her.",
  },
  {
    pattern: new RegExp(
      `${begin}(?:title|excerpt|author|date|category|readTime|draft|sample|image): .*`,
      "gu",
    ),
    says: "This line looks like a field, and would be printed with the text.",
    fix: "Put it between the two lines of --- at the top of the file.",
  },
  {
    pattern: /^\s*$/gu,
    only: "heading",
    says: "A heading has no words.",
    fix: "Write them behind it, or take it away.",
  },
  {
    pattern: /^\s*\S.*\n[^]*$/gu,
    only: "heading",
    says: "A line of --- makes a heading of the lines above it.",
    fix: "Put an empty line above ---, or write ## before a heading.",
  },
];
