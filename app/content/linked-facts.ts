import type { z } from "zod";
import { withValues } from "#app/content/fill-text.ts";
import type { Helpline } from "#app/model/entries/helpline.ts";
import type { partnerSchema } from "#app/model/entries/support.ts";
import type { Donate } from "#app/model/pages/donate.ts";
import type { Site } from "#app/model/site/site.ts";

/** The site with the links of its e-mail address and its phone. */
export function linkedSite(site: Site) {
  const { email, phone: text, sample } = site;
  // A made-up number may belong to a stranger.
  const phone = text && { text, ...(sample ? {} : linksOf(text)) };
  return { ...site, email: { text: email, href: `mailto:${email}` }, phone: phone || undefined };
}

function linksOf(phone: string) {
  const number = phone.replaceAll(" ", "");
  const whatsapp = `https://wa.me/${number.replace("+", "")}`;
  return { href: `tel:${number}`, sms: `sms:${number}`, whatsapp };
}

/** A helpline with the link that calls it. */
export function linkedHelpline(line: Helpline) {
  return { ...line, href: linksOf(line.number).href };
}

function linkedDonate({ provider, ...donate }: Donate) {
  const { pageAddress = "", frameAddress = "", fundraiserId = "", defaults, ...rest } = provider;
  const addressOf = (template: string) =>
    withValues(template, { fundraiserId, ...defaults }) || undefined;
  // A gift to a made-up fundraiser would be lost, so only its frame is shown.
  const page = rest.sample ? undefined : addressOf(pageAddress);
  return { ...donate, provider: { ...rest, page, frame: addressOf(frameAddress) } };
}

/** The only place that decides whether a fact has a link, by kind: made-up facts have none. */
export const linkedFacts = {
  site: linkedSite,
  helplines: linkedHelpline,
  donate: linkedDonate,
  partners: (partner: z.infer<typeof partnerSchema>) =>
    partner.sample ? { ...partner, href: undefined } : partner,
};
