import type { Delivery } from "#app/islands/forms/delivery.ts";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import type { FormService } from "#app/model/site/form-delivery.ts";

const traps: Record<FormService, string> = {
  formspree: "_gotcha",
  web3forms: "botcheck",
  basin: "_gotcha",
  netlify: "bot-field",
  plain: "website",
};

/** A form with the ways to deliver its answers, and the words that fit the chosen way. */
export function formOf<Words extends { served?: object }>(
  contents: Contents,
  name: keyof Contents["site"]["forms"],
  { served, ...words }: Words,
) {
  const delivery = deliveryOf(contents, name);
  return { delivery, words: { ...words, ...(delivery.endpoint && served) } };
}

/** The ways to deliver the answers of a form. */
export function deliveryOf(contents: Contents, name: keyof Contents["site"]["forms"]): Delivery {
  const { site } = contents;
  const { confirm: _, ...words } = contents.forms;
  const {
    to = site.email.text,
    delivery,
    kind,
    address,
    key,
  } = site.forms[name] ?? { delivery: "email" };
  const { samplePhone, whatsappNote } = words.ways;
  const hasEndpoint = delivery === "endpoint" && kind && address;
  return {
    name,
    to,
    phone: site.phone,
    phoneNote: site.phone && (site.phone.whatsapp ? whatsappNote : samplePhone),
    endpoint: hasEndpoint
      ? { kind, address: withinSite(address), extras: extrasOf(kind, name, key), trap: traps[kind] }
      : undefined,
    office: name === "volunteer" ? site.office : undefined,
    locale: contents.locale,
    words,
  };
}

function extrasOf(kind: FormService, form: string, key?: string) {
  if (kind === "web3forms") return [{ name: "access_key", value: key ?? "" }];
  return kind === "netlify" ? [{ name: "form-name", value: form }] : [];
}
