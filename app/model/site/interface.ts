import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { swahiliText, text } from "#app/model/fields/text.ts";

/** The words of the frame that pages in both languages have, each made by the field for that language. */
function frameWords(words: typeof text) {
  return {
    skipToContent: words("The first link of a page, for keyboards", "Skip to main content"),
    homeLink: words("The name of the link on the logo", "Suluhisho, home"),
    toggleMenu: words("The name of the menu button", "Toggle menu"),
    mainNavigation: words("The name of the header's links", "Main"),
    footerNavigation: words("The name of the footer's links", "Quick Links"),
    stayConnected: words("The heading above the contact details", "Stay Connected"),
    email: words("Before the e-mail address", "E-mail"),
    phone: words("Before the phone number", "Phone"),
    samplePhone: words(
      "Behind a made-up phone number, which is never a link",
      "An example; ours will stand here",
    ),
    location: words("Before the city", "Place"),
    social: words("The name of the group of social buttons", "Social networks"),
    socialLink: words("Tooltip of a network; {name} is its name", "{name}: opens its site"),
    socialMissing: words(
      "Tooltip of a network without an address; {name} is its name",
      "We are not on {name} yet",
    ),
    help: words("The link to the page with all numbers", "Useful numbers"),
    exitNote: words("What the link that leaves the site cannot do", "This clears no history."),
    aboutFigure: words(
      "The name of the sign beside a figure; {figure} is the figure and what it counts",
      "About this figure: {figure}",
    ),
    figureNotes: words("The heading above the notes on figures", "How we count"),
    close: words("The button that closes a note on a figure", "Close"),
    figureScope: words("Before what a figure covers", "Covers"),
    figureAsOf: words("Before when it was counted", "As of"),
    figureSource: words("Before where it comes from", "Source"),
    example: words("Stands beside whatever is made up", "Example"),
    sampleFigure: words("Said of a figure that is made up", "An example, not a real count"),
    shareImage: words("What a shared picture shows; {title} is the page's", "A leso with {title}"),
    exitKeys: words("How a keyboard leaves the site", "Or press Shift three times."),
  };
}

/** The small words of the frame around every page. */
export const interfaceSchema = z.strictObject({
  ...frameWords(text),
  contents: text("The name of the list of a page's sections", "On this page"),
  helplines: z.strictObject({
    heading: text("Before the helplines, on every page", "Free help, day and night:"),
    swahili: swahiliText("The same in Swahili", "Msaada bila malipo:").optional(),
  }),
  languages: z.strictObject({
    english: text("The link to a page in English", "English"),
    swahili: swahiliText("The link to a page in Swahili", "Kiswahili"),
  }),
  quickExit: z.strictObject({
    label: text("The link that leaves the site at once", "Leave this site"),
    swahili: swahiliText("The same in Swahili", "Ondoka").optional(),
    address: z.url({ protocol: /^https$/ }).meta({
      description: "The harmless page to which it leads",
      examples: ["https://www.google.com/"],
      expects: "an address that begins with https://",
    }),
  }),
  swahili: z
    .strictObject({
      ...frameWords(swahiliText),
      motto: swahiliText("The motto of site.yaml in Swahili", "Wasichana shuleni, salama"),
      confirm: confirmField,
    })
    .optional(),
  rating: text("The name of a rating; {rating} is the number", "{rating} out of 5 stars"),
  readTime: text("How long a post takes; {minutes} is the number", "{minutes} min read"),
  moved: text("Said where a page has moved", "This page has moved"),
  movedLink: text("The link to its new address", "Go to the page"),
  errorHeading: text("The heading of the error screen", "Unexpected Application Error!"),
});
