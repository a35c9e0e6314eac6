import type { Rule } from "#app/library/rules/rule.ts";

const problem = { severity: "problem", mayBeAllowed: false } as const;
const problemOrWarning = { severity: "problem or warning", mayBeAllowed: true } as const;
const warning = { severity: "warning", mayBeAllowed: true } as const;
const note = { severity: "note", mayBeAllowed: true } as const;

/** The rules on the words themselves. */
export const wordRules = {
  "alt-text": {
    ...problem,
    what: "The words for a picture are a file name, too long, or say that it is a picture.",
    why: "They are all that somebody has who cannot see it.",
    example: "alt: Picture of rays on indigo",
  },
  "avoided-words": {
    ...problemOrWarning,
    what: "A word of words.yaml is written, which we do not use.",
    why: "The girls and women of whom we write read it too.",
    example: "Nobody here is voiceless.",
  },
  "description-length": {
    ...warning,
    what: "A description or excerpt is too long or too short for search results.",
    why: "Search engines cut what is long and replace what is short.",
    example: "excerpt: A few words",
  },
  "doubled-words": {
    ...warning,
    what: "A small word stands twice in a row.",
    why: "An edit easily leaves one behind.",
    example: "The girls read in the the hall.",
  },
  "figure-braces": {
    ...problem,
    what: "A figure or a helpline stands in other brackets than {{…}}.",
    why: "The brackets would be printed instead of the number.",
    example: "We help [[girls]] girls.",
  },
  "findable-children": {
    ...problem,
    what: "A child could be found by what stands together.",
    why: "Somebody may look for her who means her harm.",
    example: "Akinyi is in Class 7 at Olympic Primary School.",
  },
  "found-people": {
    ...warning,
    what: "A full name stands in one sentence with an age, a school or a place.",
    why: "If we support her, she could be found by it.",
    example: "Mary Wanjiku lives in Kisumu.",
  },
  "heading-order": {
    ...problem,
    what: "A heading skips a level.",
    why: "Screen readers find their way by the levels.",
    example: "#### What we do",
  },
  "impossible-shares": {
    ...warning,
    what: "A share above 100 % stands in a text.",
    why: "No part is more than the whole, so a digit is too many; growth is not meant.",
    example: "Of our girls 980 % stay in school.",
  },
  "link-labels": {
    ...warning,
    what: "The words of a link do not say where it leads.",
    why: "Screen readers list the links without the sentences around them.",
    example: "[Read more](/about)",
  },
  "markup-in-fields": {
    ...warning,
    what: "A field has Markdown or HTML in it.",
    why: "A field is plain text, so the marks would be printed.",
    example: "title: A **bold** title",
  },
  "names-in-full": {
    ...warning,
    what: "A testimonial is signed with a full name.",
    why: "A person can be found by it.",
    example: "name: Mary Wanjiku",
  },
  "names-with-ages": {
    ...problem,
    what: "A full name stands right beside an age.",
    why: "A person can be found by the two.",
    example: "Mary Wanjiku, 34, came to the meeting.",
  },
  "personal-data": {
    ...problemOrWarning,
    what: "A phone number or e-mail address is neither ours nor in contacts.yaml.",
    why: "It may be that of somebody who did not agree.",
    example: "Write to atieno@mail.test.",
  },
  "placeholder-text": {
    ...problemOrWarning,
    what: "Something only keeps a place for words; in a draft it is a warning.",
    why: "Visitors would read it.",
    example: "We meet at TBC.",
  },
  "raw-markup": {
    ...warning,
    what: "Markdown in a text is not complete where it stands.",
    why: "The marks would be printed.",
    example: "• A room for girls",
  },
  "read-time": {
    ...warning,
    what: "The readTime of a post is not what its text takes.",
    why: "It is counted by itself where it is left out.",
    example: "readTime: 9",
  },
  "reading-level": {
    ...note,
    what: "A text takes more than nine years of school to read.",
    why: "Many of those for whom we write went to school for fewer.",
    example:
      "Community organisations throughout the neighbouring counties are increasingly participating in educational initiatives, particularly those concerning adolescent mothers returning to secondary education, because collaborative responsibility for accommodation, transportation, examination registration and psychological counselling considerably improves the probability of successfully completing their education despite financial difficulties, unpredictable employment, inadequate facilities and discouraging expectations within their immediate families.",
  },
  spelling: {
    ...warning,
    what: "A word is in none of our dictionaries.",
    why: "It is probably a slip; what is right belongs in dictionary.yaml.",
    example: "The girls go to shcool.",
  },
  "swallowed-points": {
    ...warning,
    what: "A point of a list goes on below a short line.",
    why: "The hyphen of a second point is probably missing.",
    example: "skills:\n    - Patience\n      Reading aloud",
  },
  "typed-figures": {
    ...warning,
    what: "A number is typed that is the value of a figure in stats.yaml.",
    why: "It would stay as it is when the figure changes.",
    example: "We have reached 1,500 girls.",
  },
  "typed-helplines": {
    ...problemOrWarning,
    what: "The number of a helpline is typed, or readers are told to call a number that nobody checked.",
    why: "Somebody in danger would call a wrong number.",
    example: "Call 116 at any time.",
  },
  "unmarked-swahili": {
    ...note,
    what: "An English text has paragraphs in Swahili.",
    why: "The rules on words cannot judge them.",
    example: "Wasichana wanasoma vitabu katika shule yao kila siku.",
  },
  "wrapped-lines": {
    ...warning,
    what: "A paragraph is broken into lines by a program.",
    why: "Each would begin anew on the page.",
    example: "The girls come to the hall every Saturday to read,\nand they bring their friends.",
  },
  "wrong-weekdays": {
    ...problem,
    what: "A day of the week is not that of the date beside it.",
    why: "Somebody would come on a day when nobody is there.",
    example: "We meet on Monday 1 March 2026.",
  },
} as const satisfies Record<string, Rule>;
