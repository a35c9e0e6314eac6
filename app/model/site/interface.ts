import { z } from "zod";
import { swahiliText, text } from "#app/model/fields/text.ts";

/** The small words of the frame around every page. */
export const interfaceSchema = z.strictObject({
  skipToContent: text("The first link of a page, for keyboards", "Skip to main content"),
  homeLink: text("The name of the link on the logo", "Suluhisho, home"),
  toggleMenu: text("The name of the menu button", "Toggle menu"),
  mainNavigation: text("The name of the header's links", "Main"),
  footerNavigation: text("The name of the footer's links", "Quick Links"),
  stayConnected: text("The heading above the contact details", "Stay Connected"),
  email: text("Before the e-mail address", "E-mail"),
  phone: text("Before the phone number", "Phone"),
  samplePhone: text(
    "Behind a made-up phone number, which is never a link",
    "An example; ours will stand here",
  ),
  location: text("Before the city", "Place"),
  social: text("The name of the group of social buttons", "Social networks"),
  socialLink: text("Tooltip of a network; {name} is its name", "{name}: opens its site"),
  socialMissing: text(
    "Tooltip of a network without an address; {name} is its name",
    "We are not on {name} yet",
  ),
  aboutFigure: text(
    "The name of the sign beside a figure; {figure} is the figure and what it counts",
    "About this figure: {figure}",
  ),
  figureNotes: text("The heading above the notes on figures", "How we count"),
  close: text("The button that closes a note on a figure", "Close"),
  figureScope: text("Before what a figure covers", "Covers"),
  figureAsOf: text("Before when it was counted", "As of"),
  figureSource: text("Before where it comes from", "Source"),
  contents: text("The name of the list of a page's sections", "On this page"),
  example: text("Stands beside whatever is made up", "Example"),
  helplines: z.strictObject({
    heading: text("Before the helplines, on every page", "Free help, day and night:"),
    swahili: swahiliText("The same in Swahili", "Msaada bila malipo, usiku na mchana:"),
  }),
  help: z.strictObject({ label: text("The link to the page with all numbers", "Useful numbers") }),
  languages: z.strictObject({
    english: text("The link to a page in English", "English"),
    swahili: swahiliText("The link to a page in Swahili", "Kiswahili"),
  }),
  quickExit: z.strictObject({
    label: text("The link that leaves the site at once", "Leave this site"),
    swahili: swahiliText("The same in Swahili", "Ondoka"),
    note: text("What it cannot do", "This does not clear your history."),
    address: z.url({ protocol: /^https$/ }).meta({
      description: "The harmless page to which it leads",
      examples: ["https://www.google.com/"],
      expects: "an address that begins with https://",
    }),
  }),
  sampleFigure: text("Said of a figure that is made up", "An example, not a real count"),
  rating: text("The name of a rating; {rating} is the number", "{rating} out of 5 stars"),
  readTime: text("How long a post takes; {minutes} is the number", "{minutes} min read"),
  shareImage: text(
    "What a shared picture shows; {title} is the page's title",
    "A leso cloth with the words {title}",
  ),
  moved: text("Said where a page has moved", "This page has moved"),
  movedLink: text("The link to its new address", "Go to the page"),
  errorHeading: text("The heading of the error screen", "Unexpected Application Error!"),
});
