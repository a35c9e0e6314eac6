import type { FormService } from "#app/model/site/form-delivery.ts";
import type { FormWords } from "#app/model/site/form-words.ts";
import type { OfficeHours } from "#app/model/site/office-hours.ts";

/** Where a form's answers go when a service receives them. */
export type FormEndpoint = {
  kind: FormService;
  address: string;
  /** What the service needs besides the answers. */
  extras: { name: string; value: string }[];
  /** The name of the honeypot field. */
  trap: string;
};

/** The ways to send a form's answers, with the words for them. */
export type FormExits = {
  /** The form's name, under which its draft is saved and a host may know it. */
  name: string;
  to: string;
  /** The number that takes messages; absent while it is made up and may be somebody's. */
  phone?: string;
  /** What WhatsApp learns, or why no number is there yet; absent where there will be none. */
  phoneNote?: string;
  endpoint?: FormEndpoint;
  /** When we answer; only volunteers are promised a time. */
  office?: OfficeHours;
  language: string;
  words: FormWords;
};
