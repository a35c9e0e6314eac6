import type { text } from "#app/model/fields/text.ts";

/** The words of the frame, of figures and of videos that pages in both languages have, each made by the field for its language. */
export function frameWords(words: typeof text) {
  return {
    skipToContent: words(
      "words",
      "The first link of a page, for keyboards",
      "Skip to main content",
    ),
    homeLink: words("words", "The name of the link on the logo", "Home page"),
    toggleMenu: words("words", "The name of the menu button", "Menu"),
    mainNavigation: words("words", "The name of the header's links", "Main menu"),
    footerNavigation: words("words", "The name of the footer's links", "Quick links"),
    stayConnected: words("words", "The heading above the contact details", "Stay in touch"),
    email: words("words", "Before the e-mail address", "Email"),
    phone: words("words", "Before the phone number", "Phone"),
    samplePhone: words(
      "words",
      "Behind a made-up phone number, which is never a link",
      "an example",
    ),
    location: words("words", "Before the city", "Location"),
    social: words("words", "The name of the group of social buttons", "Social networks"),
    socialLink: words(
      "words",
      "Tooltip of a network; {name} is its name",
      "{name}: opens our page there",
    ),
    socialMissing: words(
      "words",
      "Tooltip of a network without an address; {name} is its name",
      "We are not on {name} yet",
    ),
    help: words("safety", "The link to the page with all numbers", "All numbers for help"),
    exitNote: words(
      "safety",
      "What the link that leaves the site cannot do",
      "Your history stays.",
    ),
    exitKeys: words("safety", "How a keyboard leaves the site", "Or press Shift three times."),
    aboutFigure: words(
      "words",
      "The name of the icon beside a figure; {figure} is the figure and what it counts",
      "About this figure: {figure}",
    ),
    figureNotes: words("words", "The heading above the notes on figures", "How we count"),
    figureScope: words("words", "Before what a figure covers", "Covers"),
    figureAsOf: words("words", "Before when it was counted", "As of"),
    figureSource: words("words", "Before where it comes from", "Source"),
    example: words("words", "Stands beside whatever is made up", "Example"),
    sampleFigure: words(
      "words",
      "Said of a figure that is made up",
      "An example, not a real count",
    ),
    shareImage: words(
      "words",
      "What a shared cloth shows; {title} are its words",
      "A leso with {title}",
    ),
    shareCloth: words("words", "What a shared cloth shows that has no words", "A leso cloth"),
    readTime: words(
      "words",
      "How long a post takes; {minutes} is the number",
      "{minutes} min read",
    ),
    watchVideo: words(
      "words",
      "Below a video; {host} is the site that holds it",
      "Watch on {host}",
    ),
    videoCaptions: words(
      "words",
      "Below a video; {languages} are those of its captions",
      "Captions: {languages}.",
    ),
    videoTranscript: words("words", "The link to the words of a video", "Read what is said"),
  };
}
