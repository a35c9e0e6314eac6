// Words behind which a number says where money goes or which paper is meant, and never whom to call.
const connectors =
  "(?:[\\s:;#=(\"“‘'*–—.,-]|\\b(?:number|numbers|numba|num|no|nr|nambari|namba|name|acc|code|is|are|ni|ya|kwa|to|the|our|of|our own|this|below|new|use|enter|type|weka|andika|yetu|chagua|choose|with|and|then|called|id)\\b)*";
const places =
  "pay[ -]?bill|till|buy[ -]?goods|lipa na m[ -]?pesa|lipa|pochi(?: la biashara)?|m[ -]?pesa|mpesa|airtel money|t[ -]?kash|equitel|mobile money|wallet|business number|business no|bank|account|acct?|a\\/c|akaunti|IBAN|swift|send (?:money|your gift|gifts|it|a gift|cash|KES [\\d,]+)|tuma (?:pesa|hela|mchango)|gifts? to|donate (?:to|via|by|through)|changia|pay (?:to|into|by|via)";

/** Ends a text whose next number is one by which money is sent. */
export const beforePayment = new RegExp(`(?:\\b(?:${places})s?)${connectors}$`, "iu");
/** A text that speaks of a way to pay by number. */
export const ofPayment = new RegExp(
  `\\b(?:pay[ -]?bill|till|buy[ -]?goods|lipa na m[ -]?pesa|pochi la biashara|airtel money|bank account|account (?:number|no)|business (?:number|no)|wallet|akaunti)\\b`,
  "iu",
);
/** Ends a text whose next number is that of a paper, such as a receipt. */
export const beforePaper =
  /\b(?:registration|reg|certificate|invoice|receipt|serial|reference|ref|PIN|ISBN|ISSN|act|law)\b\.?(?:[\s:#(–-]|\b(?:number|no|is)\b\.?)*$/i;
