/** What the specification says to the letter of a part of a page, whatever else writers put there. */
export type Spec = {
  address: string;
  /** Where it stands; the main part where nothing is said. */
  part?: "header" | "main" | "footer";
  /** Words that follow each other. */
  words?: string[];
  /** Figures with their labels. */
  figures?: [value: string, label: string][];
  /** Links that follow each other, by how their words begin. */
  links?: [label: string, href: string][];
  /** How many there are of what. */
  counts?: Record<string, number>;
};

/** The specification, page by page. */
export const specs: Spec[] = [
  {
    address: "/",
    part: "header",
    links: [
      ["Home", "/"],
      ["About Us", "/about"],
      ["Programs", "/programs"],
      ["Get Involved", "/get-involved"],
      ["Blog", "/blog"],
      ["Contact", "/contact"],
      ["Donate Now", "/donate"],
    ],
    counts: { '[aria-label="Toggle menu"]': 1 },
  },
  {
    address: "/",
    part: "footer",
    links: [
      ["About Us", "/about"],
      ["Our Programs", "/programs"],
      ["Get Involved", "/get-involved"],
      ["Blog & News", "/blog"],
      ["Contact Us", "/contact"],
      ["Privacy Policy", "/privacy"],
    ],
    words: ["Nairobi, Kenya", "Subscribe", "2025"],
    counts: {
      'input[type="email"][placeholder="Your email"]': 1,
      '[data-island="social-links"] li': 3,
      'a[href^="mailto:"]': 1,
    },
  },
  {
    address: "/",
    figures: [
      ["1,500+", "girls supported"],
      ["12", "communities"],
      ["98%", "success rate"],
      ["850+", "girls supported in education"],
      ["200+", "girls protected"],
      ["45", "communities engaged"],
    ],
    links: [
      ["", "/donate"],
      ["", "/programs"],
      ["", "/programs"],
      ["View All", "/blog"],
      ["", "/donate"],
      ["", "/get-involved"],
    ],
    words: ["Expansion", "Partnership", "Impact"],
    counts: {
      "figure figcaption": 6 + 3,
      "figure blockquote": 3,
      'figure:has(blockquote) [role="img"] svg': 15,
    },
  },
  {
    address: "/about",
    words: [
      "solution",
      "2019",
      "mission",
      "vision",
      "impact",
      "Compassion",
      "Community",
      "Innovation",
      "Excellence",
      "2019",
      "Founded",
      "2020",
      "50 girls",
      "2021",
      "Community partnership program",
      "2022",
      "25 communities",
      "2023",
      "1,000th girl",
      "2024",
      "Government partnership",
    ],
    figures: [
      ["5,000+", "donors"],
      ["500+", "active volunteers"],
      ["50+", "partner organisations"],
      ["15", "countries"],
    ],
  },
  {
    address: "/programs",
    words: ["Education Support", "Protection and Advocacy", "Community Empowerment"],
    figures: [
      ["850+", "girls supported in education"],
      ["98%", "retention"],
      ["85%", "improved academic performance"],
      ["200+", "girls protected"],
      ["150+", "workshops"],
      ["300+", "advocates"],
      ["45", "communities engaged"],
      ["120", "leaders trained"],
      ["1,200+", "community members"],
      ["300+", "girls"],
      ["450+", "girls"],
      ["15", "safe spaces"],
      ["200+", "families"],
    ],
    links: [
      ["Support This Program", "/get-involved"],
      ["Support This Program", "/get-involved"],
      ["Support This Program", "/get-involved"],
      ["", "/contact"],
      ["", "/get-involved"],
    ],
    counts: { "article h3": 3 },
  },
  {
    address: "/programs",
    words: [
      "Counseling and Mental Health",
      "Skills Development",
      "Safe Spaces",
      "Economic Empowerment",
    ],
  },
  {
    address: "/donate",
    words: [
      "Program Services",
      "85%",
      "Administration",
      "10%",
      "Fundraising",
      "5%",
      "Other Ways to Help",
    ],
    figures: [["5,000+", "donors"]],
    counts: { 'iframe[height="600"][allow="payment"]': 1, tbody: 1, "tbody tr": 3 },
  },
  {
    address: "/get-involved",
    words: [
      "Community Volunteer",
      "4-8 hours/week",
      "On-site",
      "Mentorship Program",
      "2-4 hours/week",
      "Virtual/On-site",
      "Professional Support",
      "Flexible",
      "Remote/On-site",
      "Advocacy and Awareness",
      "2-6 hours/week",
      "Remote",
      "Full name",
      "required",
      "Email",
      "required",
      "Phone",
      "optional",
      "Areas of interest",
      "required",
      "Community Volunteer",
      "Mentorship Program",
      "Professional Support",
      "Advocacy and Awareness",
      "Skills",
      "optional",
      "Availability",
      "optional",
      "Message",
      "optional",
      "Submit application",
      "48 hours",
      "Interview",
      "Orientation",
      "Start volunteering",
      "Corporate Partnership",
      "Educational Institutions",
      "Community Organizations",
    ],
    links: [["Learn About Partnerships", "/contact"]],
    counts: { "form [required]": 2, 'form [type="checkbox"]': 4, "ol li": 4 },
  },
  {
    address: "/blog",
    links: [
      ["Read", "/blog/1"],
      ["Read", "/blog/2"],
      ["Read", "/blog/3"],
    ],
    words: ["All", "Advocacy", "Education", "Community"],
  },
  {
    address: "/contact",
    words: ["Nairobi, Kenya", "Mon-Fri 8:00 AM to 5:00 PM"],
    counts: {
      "form [required]": 0,
      ...Object.fromEntries(
        ["firstName", "lastName", "email", "subject", "message"].map((name) => [
          `form [name="${name}"]`,
          1,
        ]),
      ),
    },
  },
  {
    address: "/no-such-page",
    words: ["404", "Oops! Page not found", "Return to Home"],
    links: [["Return to Home", "/"]],
  },
  { address: "/500", words: ["Unexpected Application Error!", "Internal Server Error"] },
];

/** Addresses at which there is nothing. */
export const unknownAddresses = [
  "/no-such-page",
  "/a/b/c",
  "/about/team?from=post",
  "/blog/no-such-post",
  "/blog/category/no-such-category",
  "/blog/category/",
  "/blog/page/1",
];
