import type { FormService } from "#app/model/site/form-delivery.ts";
import type { FormWords } from "#app/model/site/forms.ts";
import type { OfficeHours } from "#app/model/site/contact.ts";

/** The form service that receives the answers of a form. */
export type FormEndpoint = {
  kind: FormService;
  address: string;
  /** Hidden fields that the service needs. */
  extras: { name: string; value: string }[];
  /** The name of the honeypot field. */
  trap: string;
};

/** The ways to deliver a form's answers, with their words. */
export type Delivery = {
  /** The form's name, used for its draft and by hosts that receive forms. */
  name: string;
  to: string;
  /** The links to write to our phone, which a made-up number does not have. */
  phone?: { sms?: string; whatsapp?: string };
  /** What WhatsApp learns, or why there is no number yet; missing if there will be none. */
  phoneNote?: string;
  endpoint?: FormEndpoint;
  /** The office hours, if the form promises an answer in time; only the volunteer form does. */
  office?: OfficeHours;
  locale: string;
  words: FormWords;
};
