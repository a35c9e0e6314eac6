import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { OutcomePanel } from "#app/islands/forms/outcome-panel.tsx";
import type { Delivery } from "#app/islands/forms/use-delivery.ts";
import type { FormExits } from "#app/islands/forms/form-exits.ts";

type Props = {
  exits: FormExits;
  delivery: Delivery;
  /** The subject of a message that is sent without JavaScript. */
  subject: string;
  submit: string;
  /** True where what is typed survives a reload in this tab. */
  keepsDraft?: boolean;
  /** True where there is hardly anything to clear. */
  hasNoReset?: boolean;
  className?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onReset?: () => void;
  children: ReactNode;
};

/** A form that works with and without JavaScript, and says below it what became of the message. */
export function DeliveryForm({ exits, delivery, onSubmit, onReset, ...rest }: Props) {
  const { name, endpoint, words } = exits;
  const { sending, outcome } = delivery;
  // Until React checks the fields, the browser has to.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <>
      <form
        {...exitOf(exits, rest.subject)}
        className={rest.className}
        data-draft={rest.keepsDraft ? name : undefined}
        onSubmit={onSubmit}
        onReset={onReset}
        noValidate={isHydrated}
      >
        {rest.keepsDraft ? <DraftNote {...words.draft} /> : null}
        {rest.children}
        {endpoint ? <Extras endpoint={endpoint} label={words.trap} /> : null}
        <div className="mt-2 sm:col-span-2">
          <p className="flex flex-wrap gap-x-5 gap-y-3">
            <button type="submit" className="button" aria-disabled={sending ? true : undefined}>
              {rest.submit}
            </button>
            {rest.hasNoReset ? null : (
              <button type="reset" className="min-h-11 underline">
                {words.draft.clear}
              </button>
            )}
          </p>
          <p role="status" className="font-bold empty:hidden">
            {sending ? words[sending] : ""}
          </p>
          <p className="mt-2 text-small">{endpoint ? words.goesToService : words.opensMailApp}</p>
        </div>
      </form>
      {outcome ? <OutcomePanel exits={exits} outcome={outcome} /> : null}
    </>
  );
}

function DraftNote({ restored, undo }: FormExits["words"]["draft"]) {
  return (
    <p
      className="border-l-6 border-marigold bg-paper px-4 py-2 text-ink sm:col-span-2"
      data-draft-note
      hidden
      suppressHydrationWarning
    >
      {restored}{" "}
      <button type="reset" className="min-h-11 font-bold underline">
        {undo}
      </button>
    </p>
  );
}

type ExtrasProps = { endpoint: NonNullable<FormExits["endpoint"]>; label: string };

function Extras({ endpoint, label }: ExtrasProps) {
  return (
    <>
      {endpoint.extras.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="sr-only" aria-hidden="true">
        <label>
          {label} <input name={endpoint.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

// Where the browser itself sends the answers without JavaScript.
function exitOf({ name, to, endpoint }: FormExits, subject: string) {
  if (!endpoint) {
    return {
      action: `mailto:${to}?subject=${encodeURIComponent(subject)}`,
      method: "post" as const,
      encType: "text/plain",
    };
  }
  const netlify = { name, "data-netlify": "true", "netlify-honeypot": endpoint.trap };
  const extra = endpoint.kind === "netlify" ? netlify : {};
  return { action: endpoint.address, method: "post" as const, ...extra };
}
