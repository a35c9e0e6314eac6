import { expect, it } from "vitest";
import { lists, singles } from "#app/content/kinds.ts";
import { moneyAmount } from "#app/model/fields/described.ts";
import { address } from "#app/model/fields/link.ts";
import { figureText } from "#app/model/fields/figure.ts";
import { imageSource } from "#app/model/fields/file.ts";
import { givingProviderSchema } from "#app/model/pages/giving-provider.ts";
import { oldAddress, redirectSchema } from "#app/model/site/addresses.ts";
import { formDeliverySchema } from "#app/model/site/form-delivery.ts";
import { officeHoursSchema, socialNetworkSchema } from "#app/model/site/contact.ts";

const service = { delivery: "endpoint", kind: "formspree", address: "https://forms.example/f/a" };
const form = (changes: object) => ({ ...service, ...changes });
const mailed = (more: object) => ({ delivery: "email", ...more });
const network = (host: string, icon = "facebook") => {
  return { name: "F", icon, address: `https://${host}/a` };
};
const paybill = (number: string) => ({ paybill: { number, account: "GIRLS" } });
const provider = (host: string) => ({ pageAddress: `${host}/{fundraiserId}` });
const redirect = ([from = "", to = ""]: string[]) => ({ from, to });
const line = (number: string) => ({ id: "a", number, name: "A" });
const day = "2026-12-25";
const hours = (days: string, opens = "08:00", closes = "17:00", holidays: string[] = []) => {
  return { days: days.split(" "), opens, closes, holidays, answersWithinHours: 48 };
};
const category = (id: string) => ({ id });

const fields = {
  "a link": address("Where the link goes", "/donate"),
  "a picture": imageSource,
  "an amount": moneyAmount("money", "A gift", "KES 500"),
  "a figure": figureText("How many", "1,500+"),
  "a form": formDeliverySchema,
  "a network": socialNetworkSchema,
  "a number to pay to": givingProviderSchema,
  "a redirect": redirectSchema,
  "an hour": officeHoursSchema.shape.opens,
  "the office hours": officeHoursSchema,
  "a helpline": lists.helplines.schema,
  "a category": lists.categories.schema,
  "a language": singles.site.schema.shape.languages.element.shape.code,
  "a phone": singles.site.schema.shape.phone,
  "the address of the site": singles.site.schema.shape.address,
  "the quick exit": singles.interface.schema.shape.quickExit,
  "a contact": lists.publicContacts.schema.shape.contact,
  "a short name": lists.helplines.schema.shape.id,
};
type Values = [what: keyof typeof fields, values: unknown[]];

it.each<Values>([
  ["a link", ["/", "/donate", "/about#team", "/blog/1?from=home", "#apply", "#", "/a/b.pdf"]],
  [
    "a link",
    [
      "https://a.example",
      "https://a.example/b?c=d#e",
      "https://a.example:8443/",
      "http://a.example",
    ],
  ],
  ["a link", ["mailto:i@b.example", "mailto:i@b.example?subject=A%20b", "tel:+254700", "tel:116"]],
  [
    "a picture",
    [
      "desk.jpg",
      "rooms/desk-2.JPEG",
      "desk.png",
      "desk.webp",
      "desk.avif",
      "desk.tif",
      "/files/map.svg",
    ],
  ],
  ["an amount", ["KES 500", "KSh 2,500", "$25", "USD 1,200.50"]],
  ["a figure", ["98%", "100 per cent", "1,500+", "2,000,000", "1999", "2025", 7, "99.5%"]],
  ["a form", [{}, { to: "i@b.example" }].map(mailed)],
  ["a form", [{}, { kind: "web3forms", key: "a" }, { kind: "netlify", address: "/a" }].map(form)],
  [
    "a form",
    [
      { address: "https://formspree.io/f/a" },
      { kind: "web3forms", key: "a", address: "https://api.web3forms.com/submit" },
      { kind: "basin", address: "https://usebasin.com/f/a" },
      { kind: "plain", address: "https://forms.charity.org/a" },
    ].map(form),
  ],
  [
    "a network",
    ["example.org", "b.example.com", "example.net", "a.example"].map((host) => network(host)),
  ],
  [
    "a network",
    // Written here too, so that no host is lost or misspelt.
    [
      "facebook: facebook.com m.facebook.com fb.com fb.me",
      "instagram: instagram.com",
      "x: x.com twitter.com",
      "youtube: youtube.com youtu.be",
      "linkedin: linkedin.com",
      "tiktok: tiktok.com",
      "whatsapp: whatsapp.com wa.me",
    ].flatMap((line) => {
      const [icon, ...hosts] = line.split(/:? /);
      return hosts.map((host) => network(host, icon));
    }),
  ],
  ["a number to pay to", ["12345", "1234567"].map(paybill)],
  ["a number to pay to", ["https://a.example", "http://localhost:8000"].map(provider)],
  [
    "a redirect",
    [
      ["/a.html?p=1", "/b#c"],
      ["/ngũgĩ", "https://a.example/b:c"],
    ].map(redirect),
  ],
  ["an hour", ["00:00", "09:30", "19:59", "23:00"]],
  ["the office hours", [hours("Mon Tue Sun"), hours("Sat", "00:00", "23:59", [day, "2027-01-01"])]],
  ["a helpline", ["116", "0800 720 553", "+254 20 123"].map(line)],
  ["a category", ["Education", "Élèves", "Girls in sport", "B4"].map(category)],
  ["a language", ["sw", "fr", "luo", "en-KE", "luo-KE"]],
  ["a phone", ["+254 700 000 000", "+254700000000", "+44 20 7946 0000"]],
  ["a contact", ["0800 999 000", "*483*57#", "help@police.go.ke"]],
])("%s may be any of %j", (what, values) => {
  expect(values.filter((value) => !fields[what].safeParse(value).success)).toEqual([]);
});

it.each<Values>([
  ["an amount", ["500", "2,500", "KES 5,00"]],
  ["a link", ["", "donate", "../donate", "/donate now", " /donate", "?page=2"]],
  [
    "a link",
    ["javascript:a()", " javascript:a()", "\u0001javascript:a()", "javascript://a.b/%0Aa()"],
  ],
  ["a link", ["https://a.b\njavascript:a()", "data:text/html,<script>a()</script>", "file:///a"]],
  ["a link", ["//evil.example", "/\\evil.example", "\\\\evil.example", "https:evil.example"]],
  ["a link", ["https://user:word@a.example/", "https://@evil.example/", "http://u@a.b"]],
  ["a link", ["https://*/x", "https://a.example,default-src/", "https://[/x", "https://"]],
  ["a link", ["https://[::1]/", "https://localhost/", "http://localhost:3000"]],
  ["a link", ["http://127.0.0.1/a", "http://0.0.0.0:80/a", "http://LOCALHOST.test/a"]],
  ["a link", ["www.a.example", "info@a.example", "mailto:", "mailto: a@b.c", "tel:", "tel:a"]],
  ["a picture", ["/files/map.svg.html", "map.svg", "/files/desk.jpg", "../desk.jpg"]],
  ["a picture", [".desk.jpg", "a desk.jpg", "https://a.example/desk.jpg", "desk.gif"]],
  [
    "a figure",
    [
      "980%",
      "101 %",
      "1,010 Per cent",
      ".5",
      "1,50",
      "1,5000",
      "1.500",
      "1500",
      "15000",
      "no",
      "{{a}} 1",
    ],
  ],
  ["a form", [{ kind: "formspree" }, { address: service.address }].map(mailed)],
  ["a form", [{ kind: undefined }, { address: undefined }, { kind: "web3forms" }].map(form)],
  ["a form", ["http://a.example/f", "//a.example", "#f"].map((to) => form({ address: to }))],
  [
    "a form",
    [
      { address: "https://api.web3forms.com/submit" },
      { kind: "basin", address: "https://formspree.io/f/a" },
      { kind: "web3forms", key: "a", address: "https://notweb3forms.com/submit" },
    ].map(form),
  ],
  [
    "a network",
    ["notfacebook.com", "facebook.com.evil.org", "anexample.org"].map((host) => network(host)),
  ],
  ["a number to pay to", ["1234", "12345678", "12345a"].map(paybill)],
  [
    "a number to pay to",
    ["http://a.example", "https://u@a.example", "http://localhost.evil.example"].map(provider),
  ],
  [
    "a redirect",
    [
      ["/a", "/b/*"],
      ["/a", "/:b"],
      ["/a", "#b"],
      ["/:a", "/b"],
      ["/a/..", "/b"],
      ["/a//b", "/c"],
      ["/a%4", "/b"],
    ].map(redirect),
  ],
  ["the office hours", [hours("Tue Mon"), hours("Mon Mon"), hours("Mon", "08:00", "08:00")]],
  [
    "the office hours",
    [hours("Mon", "08:00", "05:00"), hours("Mon", "08:00", "09:00", [day, day])],
  ],
  ["an hour", ["", "24:00", "7:00", "07:60", "07.30", "07:30 AM"]],
  ["a helpline", ["", "+", " 116", "116a", "Call 116", "0800-720-553"].map(line)],
  ["a category", ["", " A", "4B", "A  B", "A-B", "A/B"].map(category)],
  ["a language", ["", "s", "SW", "en-ke", "en_KE", "swahili", "sw-"]],
  ["a phone", ["0700 000 000", "+254 700 000 00", "+254 700 000 0000", "+1 234"]],
  ["the address of the site", ["http://a.example", "https://a.example/?b", "https://a.example#b"]],
  ["the quick exit", [{ label: "Leave", address: "http://a.example" }]],
  ["a short name", ["", "A", "a--b", "-a", "a b"]],
])("%s cannot be any of %j", (what, values) => {
  expect(values.filter((value) => fields[what].safeParse(value).success)).toEqual([]);
});

it("says one thing of a holiday that is no day", () => {
  const wrong = officeHoursSchema.safeParse(hours("Mon", "08:00", "17:00", [day, "1 May 2027"]));
  expect(wrong.error?.issues).toHaveLength(1);
});

it("an old address is the same in composed and decomposed letters, escaped or not", () => {
  const forms = ["/caf\u00e9", "/cafe\u0301/", "/caf%C3%A9"].map((from) => oldAddress(from).path);
  expect(new Set(forms)).toEqual(new Set(["/café"]));
});
