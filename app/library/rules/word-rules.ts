import { note, problem, problemOrWarning, warning } from "#app/library/rules/rule.ts";

/** The rules on the words themselves. */
export const wordRules = {
  "alt-text": problem(
    "The words for a picture are a file name, too long, or say that it is a picture.",
    "They are all that somebody has who cannot see it.",
    "alt: Picture of rays on indigo",
  ),
  "avoided-words": problemOrWarning(
    "A word of words.yaml is written, which we do not use.",
    "The girls and women of whom we write read it too.",
    "Nobody here is voiceless.",
  ),
  "description-length": warning(
    "A description or excerpt is too long or too short for search results.",
    "Search engines cut what is long and replace what is short.",
    "excerpt: A few words",
  ),
  "doubled-words": warning(
    "A small word stands twice in a row.",
    "An edit easily leaves one behind.",
    "The girls read in the the hall.",
  ),
  "figure-braces": problem(
    "A figure or a helpline stands in other brackets than {{…}}.",
    "The brackets would be printed instead of the number.",
    "We help [[girls]] girls.",
  ),
  "findable-children": problem(
    "A child could be found by what stands together.",
    "Somebody may look for her who means her harm.",
    "Akinyi is in Class 7 at Olympic Primary School.",
  ),
  "found-people": warning(
    "A full name stands in one sentence with an age, a school or a place.",
    "If we support her, she could be found by it.",
    "Mary Wanjiku lives in Kisumu.",
  ),
  "heading-order": problem(
    "A heading skips a level.",
    "Screen readers find their way by the levels.",
    "#### What we do",
  ),
  "impossible-shares": warning(
    "A share above 100 % stands in a text.",
    "No part is more than the whole, so a digit is too many; growth is not meant.",
    "Of our girls 980 % stay in school.",
  ),
  "link-labels": warning(
    "The words of a link do not say where it leads.",
    "Screen readers list the links without the sentences around them.",
    "[Read more](/about)",
  ),
  "markup-in-fields": warning(
    "A field has Markdown or HTML in it.",
    "A field is plain text, so the marks would be printed.",
    "title: A **bold** title",
  ),
  "names-in-full": warning(
    "A testimonial is signed with a full name.",
    "A person can be found by it.",
    "name: Mary Wanjiku",
  ),
  "names-with-ages": problem(
    "A full name stands right beside the age of a child.",
    "A person can be found by the two.",
    "Mary Wanjiku, 14, came to the meeting.",
  ),
  "personal-data": problemOrWarning(
    "A phone number or e-mail address is neither ours nor in contacts.yaml.",
    "It may be that of somebody who did not agree.",
    "Write to atieno@mail.test.",
  ),
  "placeholder-text": problemOrWarning(
    "Something only keeps a place for words; in a draft it is a warning.",
    "Visitors would read it.",
    "We meet at TBC.",
  ),
  "raw-markup": warning(
    "Markdown in a text is not complete where it stands.",
    "The marks would be printed.",
    "• A room for girls",
  ),
  "read-time": warning(
    "The readTime of a post is not what its text takes.",
    "It is counted by itself where it is left out.",
    "readTime: 9",
  ),
  "reading-level": note(
    "A text takes more than nine years of school to read.",
    "Many of those for whom we write went to school for fewer.",
    "Community organisations throughout the neighbouring counties are increasingly participating in educational initiatives, particularly those concerning adolescent mothers returning to secondary education, because collaborative responsibility for accommodation, transportation, examination registration and psychological counselling considerably improves the probability of successfully completing their education despite financial difficulties, unpredictable employment, inadequate facilities and discouraging expectations within their immediate families.",
  ),
  spelling: warning(
    "A word is in none of our dictionaries.",
    "It is probably a slip; what is right belongs in dictionary.yaml.",
    "The girls go to shcool.",
  ),
  "swallowed-points": warning(
    "A point of a list goes on below a short line.",
    "The hyphen of a second point is probably missing.",
    "skills:\n    - Patience\n      Reading aloud",
  ),
  "typed-figures": warning(
    "A number is typed that is the value of a figure in stats.yaml.",
    "It would stay as it is when the figure changes.",
    "We have reached 1,500 girls.",
  ),
  "typed-helplines": problemOrWarning(
    "The number of a helpline is typed, or readers are told to call a number that nobody checked.",
    "Somebody in danger would call a wrong number.",
    "Call 116 at any time.",
  ),
  "unmarked-swahili": note(
    "An English text has paragraphs in Swahili.",
    "The rules on words cannot judge them.",
    "Wasichana wanasoma vitabu katika shule yao kila siku.",
  ),
  "wrapped-lines": warning(
    "A paragraph is broken into lines by a program.",
    "Each would begin anew on the page.",
    "The girls come to the hall every Saturday to read,\nand they bring their friends.",
  ),
  "wrong-weekdays": problem(
    "A day of the week is not that of the date beside it.",
    "Somebody would come on a day when nobody is there.",
    "We meet on Monday 1 March 2026.",
  ),
};
