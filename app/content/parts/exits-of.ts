import type { FormExits } from "#app/islands/forms/form-exits.ts";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { postsByDate } from "#app/content/parts/post-lists.ts";
import type { FormService } from "#app/model/site/form-delivery.ts";

const traps: Record<FormService, string> = {
  formspree: "_gotcha",
  web3forms: "botcheck",
  basin: "_gotcha",
  netlify: "bot-field",
  plain: "website",
};

/** The ways to send the answers of the form with this name. */
export function exitsOf(contents: Contents, name: keyof Contents["site"]["forms"]): FormExits {
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
function newestMonth(contents: Contents) {
  const dates = [...postsByDate(contents).slice(0, 1), ...contents.news].map(({ date }) => date);
  const newest = dates.sort().at(-1) ?? "";
  return newest && `${newest.slice(0, "2025-03".length)}-01`;
}

function extrasOf(kind: FormService, form: string, key?: string) {
  if (kind === "web3forms") return [{ name: "access_key", value: key ?? "" }];
  return kind === "netlify" ? [{ name: "form-name", value: form }] : [];
}
