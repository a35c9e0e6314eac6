import { expect, it } from "vitest";
import type { z } from "zod";
import { address, isInsideSite } from "#app/model/fields/address.ts";
import { figureText } from "#app/model/fields/figure-text.ts";
import { imageSource } from "#app/model/fields/image.ts";
import { givingProviderSchema } from "#app/model/pages/giving-provider.ts";
import { formDeliverySchema } from "#app/model/site/form-delivery.ts";
import { socialNetworkSchema } from "#app/model/site/social-network.ts";

const link = address("Where the link goes", "/donate");
const figure = figureText("How many", "1,500+");
const service = { delivery: "endpoint", kind: "formspree", address: "https://forms.example/f/a" };
const network = (host: string) => ({ name: "F", icon: "facebook", address: `https://${host}/a` });
const paybill = (number: string) => ({ paybill: { number, account: "GIRLS" } });
const inside = ["/", "/donate", "/about#team", "/blog/1?from=home", "#apply", "#", "/a/b.pdf"];

it.each<[what: string, field: z.ZodType, values: unknown[]]>([
  ["a link", link, inside],
  ["a link", link, ["https://a.example", "https://a.example/b?c=d#e", "https://a.example:8443/"]],
  ["a link", link, ["mailto:info@a.example", "mailto:info@a.example?subject=A%20visit"]],
  ["a link", link, ["tel:+254700000000", "tel:116"]],
  ["a picture", imageSource, ["desk.jpg", "rooms/desk-2.JPEG", "desk.png", "/files/map.svg"]],
  ["a figure", figure, ["98%", "100 per cent", "1,500+", "2,000,000", "2025", 7, "99.5%"]],
  ["a form", formDeliverySchema, [{ delivery: "email" }, { delivery: "email", to: "i@b.example" }]],
  ["a form", formDeliverySchema, [service, { ...service, kind: "web3forms", key: "a-key" }]],
  ["a form", formDeliverySchema, [{ ...service, kind: "netlify", address: "/thanks" }]],
  ["a network", socialNetworkSchema, ["facebook.com", "m.facebook.com", "a.example"].map(network)],
  ["a number to pay to", givingProviderSchema, ["12345", "1234567"].map(paybill)],
])("%s may be any of these: %#", (_what, field, values) => {
  expect(values.filter((value) => !field.safeParse(value).success)).toEqual([]);
});

it.each<[what: string, field: z.ZodType, values: unknown[]]>([
  ["a link", link, ["", "donate", "../donate", "/donate now", " /donate", "?page=2"]],
  ["a link", link, ["javascript:alert(1)", " javascript:a()", "\u0001javascript:alert(1)"]],
  ["a link", link, ["javascript://a.example/%0Aalert(1)", "https://a.example\njavascript:a()"]],
  ["a link", link, ["data:text/html,<script>alert(1)</script>", "file:///etc/passwd"]],
  ["a link", link, ["//evil.example", "/\\evil.example", "\\\\evil.example", "https:evil.example"]],
  ["a link", link, ["https://user:word@a.example/", "https://@evil.example/", "http://u@a.b"]],
  ["a link", link, ["https://*/x", "https://a.example,default-src/", "https://[/x", "https://"]],
  ["a link", link, ["https://[::1]/", "https://localhost/", "http://localhost:3000"]],
  ["a link", link, ["www.a.example", "info@a.example", "mailto:", "mailto: info@a.example"]],
  ["a link", link, ["tel:", "tel:call-us"]],
  ["a picture", imageSource, ["/files/map.svg.html", "map.svg", "/files/desk.jpg", "../desk.jpg"]],
  ["a picture", imageSource, [".desk.jpg", "a desk.jpg", "https://a.example/desk.jpg", "desk.gif"]],
  ["a figure", figure, ["980%", "101 %", "1,010 per cent", "1,50", "1.500", "1500", "15000"]],
  ["a figure", figure, ["many", "{{girls}} 1"]],
  ["a form", formDeliverySchema, [{ delivery: "email", kind: "formspree" }]],
  ["a form", formDeliverySchema, [{ delivery: "email", address: service.address }]],
  ["a form", formDeliverySchema, [{ ...service, kind: undefined }]],
  ["a form", formDeliverySchema, [{ ...service, address: undefined }]],
  ["a form", formDeliverySchema, [{ ...service, address: "http://forms.example/f/a" }]],
  ["a form", formDeliverySchema, [{ ...service, kind: "netlify", address: "//forms.example" }]],
  ["a form", formDeliverySchema, [{ ...service, kind: "web3forms" }]],
  ["a network", socialNetworkSchema, ["notfacebook.com", "facebook.com.evil.org"].map(network)],
  ["a number to pay to", givingProviderSchema, ["1234", "12345678", "12345a"].map(paybill)],
])("%s cannot be any of these: %#", (_what, field, values) => {
  expect(values.filter((value) => field.safeParse(value).success)).toEqual([]);
});

it("a link inside the site stays on the site", () => {
  const origins = inside.map((text) => new URL(text, "https://a.example/blog").origin);
  expect(new Set(origins)).toEqual(new Set(["https://a.example"]));
  const others = ["//evil.example", "/\\evil.example", "/donate now", "https://a.example", "a"];
  expect([...inside, ...others].filter(isInsideSite)).toEqual(inside);
});
