import { swahiliText, word } from "#app/model/fields/text.ts";
import { figureWords } from "#app/model/site/figure-words.ts";

/** The words of the frame that pages in both languages have, with those that stand where a site writes none. */
export function frameWords(language: "en" | "sw") {
  const words = (description: string, english: string, swahili: string) =>
    language === "en" ? word(description, english) : word(description, swahili, swahiliText);
  return {
    skipToContent: words(
      "The first link of a page, for keyboards",
      "Skip to main content",
      "Ruka hadi maudhui makuu",
    ),
    homeLink: words("The name of the link on the logo", "Home page", "Mwanzo"),
    toggleMenu: words("The name of the menu button", "Toggle menu", "Fungua au funga menyu"),
    mainNavigation: words("The name of the header's links", "Main menu", "Menyu kuu"),
    footerNavigation: words("The name of the footer's links", "Quick Links", "Viungo"),
    stayConnected: words(
      "The heading above the contact details",
      "Stay Connected",
      "Wasiliana nasi",
    ),
    email: words("Before the e-mail address", "Email", "Barua pepe"),
    phone: words("Before the phone number", "Phone", "Simu"),
    samplePhone: words(
      "Behind a made-up phone number, which is never a link",
      "an example; our real number will appear here",
      "mfano; nambari yetu halisi itawekwa hapa",
    ),
    location: words("Before the city", "Location", "Mahali"),
    social: words(
      "The name of the group of social buttons",
      "Social networks",
      "Mitandao ya kijamii",
    ),
    socialLink: words(
      "Tooltip of a network; {name} is its name",
      "{name}: opens our page there",
      "{name}: hufungua ukurasa wetu huko",
    ),
    socialMissing: words(
      "Tooltip of a network without an address; {name} is its name",
      "We are not on {name} yet",
      "Bado hatuko kwenye {name}",
    ),
    help: words(
      "The link to the page with all numbers",
      "All numbers for help",
      "Nambari zote za msaada",
    ),
    exitNote: words(
      "What the link that leaves the site cannot do",
      "This does not clear your history.",
      "Hii haifuti historia ya kivinjari.",
    ),
    exitKeys: words(
      "How a keyboard leaves the site",
      "Or press Shift three times.",
      "Au bonyeza Shift mara tatu.",
    ),
    ...figureWords(language),
    watchVideo: words(
      "Below a video; {host} is the site that holds it",
      "Watch on {host} (opens a new tab)",
      "Tazama kwenye {host} (hufunguka kwenye kichupo kipya)",
    ),
    videoCaptions: words(
      "Below a video; {languages} are those of its captions",
      "Captions: {languages}.",
      "Manukuu: {languages}.",
    ),
    videoTranscript: words(
      "The link to the words of a video",
      "Read what is said",
      "Soma yanayosemwa",
    ),
  };
}
