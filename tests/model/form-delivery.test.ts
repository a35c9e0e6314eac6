import { expect, it } from "vitest";
import { formDeliverySchema } from "#app/model/site/form-delivery.ts";

const service = { delivery: "endpoint", kind: "formspree", address: "https://forms.example/f/a" };

it.each<[isTaken: boolean, settings: object]>([
  [true, { delivery: "email" }],
  [true, { delivery: "email", to: "info@example.org" }],
  [false, { delivery: "email", kind: "formspree" }],
  [false, { delivery: "email", address: service.address }],
  [true, service],
  [false, { ...service, kind: undefined }],
  [false, { ...service, address: undefined }],
  [false, { ...service, address: "http://forms.example/f/a" }],
  [true, { ...service, kind: "netlify", address: "/thanks" }],
  [false, { ...service, kind: "netlify", address: "//forms.example" }],
  [true, { ...service, kind: "web3forms", key: "a-key" }],
  [false, { ...service, kind: "web3forms" }],
])("a form can be sent (%s) with %j", (isTaken, settings) => {
  expect(formDeliverySchema.safeParse(settings).success).toBe(isTaken);
});
