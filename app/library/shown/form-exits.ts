import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
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
  endpoint?: FormEndpoint;
  /** When we answer; only volunteers are promised a time. */
  office?: OfficeHours;
  /** The first day of the newest month in posts and news; a clock that shows less is wrong. */
  writtenOn: string;
  language: string;
  words: FormWords;
};

const traps: Record<FormService, string> = {
  formspree: "_gotcha",
  web3forms: "botcheck",
  basin: "_gotcha",
  netlify: "bot-field",
  plain: "website",
};

/** The ways to send the answers of the form with this name. */
export function formExits(contents: Contents, name: keyof Contents["site"]["forms"]): FormExits {
  const { site, forms: words } = contents;
  const { to, delivery, kind, address, key } = site.forms[name];
  const hasEndpoint = delivery === "endpoint" && kind && address;
  return {
    name,
    to,
    phone: site.sample ? undefined : site.phone.replaceAll(" ", ""),
    endpoint: hasEndpoint
      ? { kind, address: withinSite(address), extras: extrasOf(kind, name, key), trap: traps[kind] }
      : undefined,
    office: name === "volunteer" ? site.office : undefined,
    writtenOn: newestMonth(contents),
    language: site.language,
    words,
  };
}

// The month and not the day, because every page has a form and each post would change them all.
function newestMonth({ posts, news }: Contents) {
  const newest = [...posts, ...news].reduce((last, { date }) => (date > last ? date : last), "");
  return newest && `${newest.slice(0, "2025-03".length)}-01`;
}

function extrasOf(kind: FormService, form: string, key?: string) {
  if (kind === "web3forms") return [{ name: "access_key", value: key ?? "" }];
  return kind === "netlify" ? [{ name: "form-name", value: form }] : [];
}
