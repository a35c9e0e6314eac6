import { below, closing, link, named, notice, pageHead } from "#tests/support/base-words.ts";

const section = (name: string, inside = "") => below(name, named("heading") + inside);

const formFields = ["name", "email", "phone", "interests", "skills", "availability", "message"]
  .map((name) => below(name, named("label")))
  .join("");

const titled = (count: number) => "- title: A title\n  text: A text\n".repeat(count);

const summaries = ["school", "safety", "savings"]
  .map(
    (id) => `- program: ${id}\n  title: The ${id} program\n  text: What it does\n  figure: girls\n`,
  )
  .join("");

const helpPart = (name: string) => below(name, named("heading") + "list: [A sentence]\n");

const helpWords = (language: string) =>
  below(
    language,
    named("heading", "lead") +
      'checked: "On {date}"\n' +
      ["nobody", "writing", "traces"].map(helpPart).join(""),
  );

/** A file for each designed page. */
export const basePages: Record<string, string> = {
  "pages/home.yaml":
    pageHead +
    link("primary", "/donate") +
    link("secondary", "/programs") +
    "figures: [girls, villages, share]\n" +
    "money: Of every gift, {{share}} pays for programs.\n" +
    section("programs", link("link", "/programs") + below("summaries", summaries)) +
    section("gallery") +
    section("testimonials") +
    below("events", named("heading")) +
    section("news", link("link", "/blog")) +
    closing,
  "pages/about.yaml":
    pageHead +
    below("mission", named("heading", "text")) +
    below("vision", named("heading", "text")) +
    section("impact", `${named("text")}figures: [girls, villages]\n`) +
    section("values", below("list", "- name: A value\n  text: What it means\n".repeat(4))) +
    section("team") +
    section("timeline") +
    closing,
  "pages/programs.yaml":
    pageHead +
    section("core", named("featuresLabel", "metricsLabel") + link("support", "/get-involved")) +
    section("additional") +
    section("stories", named("beforeLabel", "afterLabel")) +
    closing,
  "pages/donate.yaml":
    pageHead +
    below(
      "provider",
      "name: Harambee\n" +
        "pageAddress: https://give.example/{fundraiserId}\n" +
        "frameAddress: https://give.example/{fundraiserId}/frame\n" +
        'fundraiserId: "000000"\n' +
        below("defaults", "type: one-time\namount: 50\nmethod: mpesa\n"),
    ) +
    section(
      "giving",
      named("open", "privacy", "frameTitle", "frameMissing", "saving", "sample", "show") +
        below(
          "mobileMoney",
          named("heading", "copy", "copied", "copyFailed") + "steps: [Send it]\n",
        ),
    ) +
    section("impact", "figures: [girls]\n") +
    section("fundUse", `${named("purpose", "share")}shares: [share, rest]\n`) +
    section("pledges", named("note")) +
    section(
      "otherWays",
      "ways:\n  - title: Time\n    text: An hour\n    link: { label: Join, href: /get-involved }\n",
    ) +
    below(
      "gifts",
      named("heading", "note") +
        "list: [{ amount: KES 10, text: A pen }]\nfacts: [{ name: Receipt, text: By SMS }]\n",
    ) +
    closing,
  "pages/get-involved.yaml":
    pageHead +
    link("apply", '"#apply"') +
    "figures: [girls]\n" +
    section(
      "opportunities",
      named("safeguarding", "commitmentLabel", "locationLabel", "skillsLabel"),
    ) +
    section(
      "form",
      named("lead", "required", "optional", "submit", "nameMissing") +
        named("emailMissing", "emailInvalid", "subject", "none") +
        formFields +
        notice,
    ) +
    section("benefits", below("list", titled(1))) +
    section("steps", below("list", titled(4))) +
    section("partnerships", named("benefitsLabel") + link("learn", "/contact")),
  "pages/blog.yaml":
    pageHead +
    "read: Read “{title}”\npageTitle: Blog, page {page}\nposition: Page {page} of {pages}\n" +
    below(
      "categories",
      named("name", "all") +
        'title: "{category} posts"\npageTitle: "{category} posts, page {page}"\n' +
        'description: "{category} posts in short"\n',
    ) +
    "byline: By {author}\nupdated: Updated on {date}\nrelated: More about {category}\n" +
    named("newer", "older", "pages", "noPosts", "back", "otherPosts", "previous") +
    below(
      "share",
      named("heading", "whatsapp", "sms", "email", "other") + 'text: "{title} {address}"\n',
    ) +
    named("next"),
  "pages/contact.yaml":
    pageHead +
    below("helplines", named("heading", "text", "call")) +
    below("partners", named("heading", "text")) +
    section("details", named("hoursLabel") + 'hours: "{days} {opens} to {closes}"\n') +
    section(
      "form",
      named("lead", "firstName", "lastName", "email", "subject", "message", "submit", "empty") +
        named("defaultSubject", "none") +
        notice,
    ),
  "pages/help.yaml": named("title", "description") + helpWords("english") + helpWords("swahili"),
  "pages/not-found.yaml":
    named("title", "description", "heading", "text", "log") +
    link("link", "/") +
    below("jina", named("text", "meaning", "source")),
  "pages/privacy.mdx":
    "---\ntitle: Privacy\ndescription: What we know\nupdated: 2025-06-30\nupdatedLabel: Last changed\n" +
    "---\n\nWe know nothing.\n",
};
