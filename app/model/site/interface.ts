import { z } from "zod";
import { group, listOf, text, wording } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { confirmField } from "#app/model/fields/state.ts";

// The link that leaves the site at once.
const quickExitSchema = z
  .strictObject({
    label: wording("The link that leaves the site at once", "Leave this site").meta({
      label: "Words of the link",
    }),
    address: z.url({ protocol: /^https$/ }).meta({
      label: "Page that it opens",
      concern: "safety",
      description: "The harmless page that it opens",
      examples: ["https://www.google.com/"],
      expects: "an address that begins with https://",
    }),
  })
  .meta({ concern: "safety" });

/** The labels around every page, and those that several pages share. */
export const interfaceSchema = z.strictObject({
  skipToContent: wording("The first link of a page, for keyboard users", "Skip to main content"),
  homeLink: wording("The link on the logo, for screen readers", "Home page"),
  toggleMenu: wording("The menu button, for screen readers", "Menu"),
  mainNavigation: wording("The name of the header's links, for screen readers", "Main menu"),
  footerNavigation: wording("The heading above the footer's links", "Quick links"),
  stayConnected: wording("The heading above the contact details", "Stay in touch"),
  email: wording("Shown before the e-mail address", "Email"),
  phone: wording("Shown before the phone number", "Phone"),
  samplePhone: wording("Shown after a made-up phone number, which is never a link", "an example"),
  location: wording("Shown before the city", "Location"),
  social: wording("The social buttons, for screen readers", "Social networks"),
  socialLink: wording(
    "Tooltip of a network; {name} is its name",
    "{name}: opens our page there",
  ).meta({ placeholders: ["name"] }),
  socialMissing: wording(
    "Tooltip of a network without an address; {name} is its name",
    "We are not on {name} yet",
  ).meta({ placeholders: ["name"] }),
  help: text("safety", "The link to the page with all numbers", "All numbers for help").meta({
    label: "Link to all numbers",
  }),
  exitNote: text("safety", "What leaving the site does not do", "Your history stays."),
  exitKeys: text(
    "safety",
    "How to leave the site with the keyboard",
    "Or press Shift three times.",
  ),
  aboutFigure: wording(
    "The name of the icon beside a figure, for screen readers; {figure} is the figure and what it counts",
    "About this figure: {figure}",
  ).meta({ placeholders: ["figure"] }),
  figureNotes: wording(
    "The link from the note on a figure to all figures on the about page",
    "How we count",
  ),
  figureScope: wording("Shown before what a figure covers", "Covers"),
  figureAsOf: wording("Shown before the day it was counted", "As of"),
  figureSource: wording("Shown before its source", "Source"),
  example: wording("Shown beside everything made up", "Example"),
  sampleFigure: wording("The note on a made-up figure", "An example, not a real count"),
  shareImage: wording(
    "The description of a shared cloth; {title} is the text on it",
    "A leso with {title}",
  ).meta({ placeholders: ["title"] }),
  shareCloth: wording("The description of a shared cloth without a text", "A leso cloth"),
  readTime: wording("How long a post takes; {minutes} is the number", "{minutes} min read").meta({
    placeholders: ["minutes"],
  }),
  watchVideo: wording(
    "Shown below a video; {host} is the site that hosts it",
    "Watch on {host}",
  ).meta({ placeholders: ["host"] }),
  videoCaptions: wording(
    "Shown below a video; {languages} are those of its captions",
    "Captions: {languages}.",
  ).meta({ placeholders: ["languages"] }),
  videoTranscript: wording("The link to the transcript of a video", "Read what is said"),
  figure: wording(
    "A figure with what it counts, in the order of the language; {value} and {label}, which large figures show without other words",
    "{value} {label}",
  ).meta({ placeholders: ["value", "label"] }),
  contents: wording("The heading above the list of a page's sections", "On this page"),
  helplines: group("The row of helplines on every page", {
    heading: wording("Shown before the helplines, on every page", "Free help, day and night:"),
    open: wording("When a helpline answers, unless its entry says otherwise", "day and night"),
    cost: wording("What a call costs, unless its entry says otherwise", "free"),
  }).meta({ concern: "safety" }),
  clock: group("How times and days are put together", {
    range: wording("Two times or days; {from} and {to}", "{from} to {to}").meta({
      placeholders: ["from", "to"],
    }),
    from: wording("When something begins; {time}", "From {time}").meta({
      label: "When something begins",
      placeholders: ["time"],
    }),
    eachDay: wording("What is at the same time on several days; {time}", "{time} each day").meta({
      placeholders: ["time"],
    }),
  }),
  languages: wording("The links to other languages, for screen readers", "Languages"),
  quickExit: quickExitSchema
    .optional()
    .meta({ description: "The link that leaves the site at once; without it there is none" }),
  confirm: confirmField,
  rating: wording("Said by screen readers; {rating} is the rating", "{rating} out of 5 stars").meta(
    { placeholders: ["rating"] },
  ),
  moved: wording("Shown on a page that has moved", "This page has moved"),
  movedLink: wording("The link to its new address", "Go to the page"),
  errorHeading: wording("The heading of the error screen", "Unexpected Application Error!"),
});

/** The links of the header and the footer, in the order in which they are shown. */
export const navigationSchema = z.strictObject({
  header: listOf(linkSchema, "The links of the header", "[{label: Home, href: /}]").meta({
    label: "Links of the header",
  }),
  donate: linkSchema
    .optional()
    .meta({ label: "Donate button", description: "The button of the header" }),
  quickLinks: listOf(linkSchema, "The footer's quick links", "[{label: About Us, href: /about}]"),
  further: listOf(
    linkSchema,
    "Further links of the footer, apart from the quick links",
    "[{label: Lesos to Send, href: /leso}]",
  )
    .optional()
    .meta({ label: "Further links" }),
  privacy: linkSchema.meta({
    label: "Privacy link",
    description: "The link to the page about privacy",
  }),
});
