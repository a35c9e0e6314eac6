import type { ReactNode } from "react";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import { OutcomePanels } from "#app/islands/forms/outcome-panels.tsx";
import type { Notice } from "#app/model/site/forms.ts";

/** The message of a form: {…} in its texts is the answer of the field with that name. */
export type MessageWords = {
  subject: string;
  /** The whole message, or a sentence above the answers. */
  body?: string;
  first?: string;
  /** The fields in the order of the message, with their labels, and the word for an empty one. */
  answers?: [name: string, label: string][];
  none?: string;
  /** The error of a form in which nothing is filled in, shown at the field called message. */
  empty?: string;
};

type Props = {
  delivery: Delivery;
  /** Shown for a few seconds after the answers are sent. */
  notice: Notice;
  message: MessageWords;
  submit: string;
  /** True if drafts survive a reload in this tab. */
  keepsDraft?: boolean;
  /** True for a single field, which needs no reset button and no copy of the message. */
  isBrief?: boolean;
  /** True if the errors are also listed above the fields. */
  hasSummary?: boolean;
  className?: string;
  children: ReactNode;
};

/** A form that works without JavaScript; with it, `delivery-form-element.ts` sends it and shows a panel of its template. */
export function DeliveryForm({ delivery, notice, message, isBrief, ...rest }: Props) {
  const { name, endpoint, words } = delivery;
  return (
    <delivery-form data-settings={JSON.stringify(settingsOf(delivery, notice, message))}>
      <form
        {...actionOf(delivery, message.subject)}
        className={rest.className}
        data-draft={rest.keepsDraft ? name : undefined}
      >
        {rest.keepsDraft ? <DraftNote {...words.draft} /> : null}
        {rest.hasSummary ? <ProblemSummary heading={words.errorsHeading} /> : null}
        {rest.children}
        {endpoint ? <Extras endpoint={endpoint} label={words.trap} /> : null}
        <div className="mt-2 col-span-full">
          <p className="flex flex-wrap gap-x-5 gap-y-3">
            <button type="submit" className="button">
              {rest.submit}
            </button>
            {isBrief ? null : (
              <button type="reset" className="min-h-11 underline">
                {words.draft.clear}
              </button>
            )}
          </p>
          <p role="status" className="font-bold empty:hidden" data-progress />
          <p className="mt-2 text-small">{endpoint ? words.goesToService : words.opensMailApp}</p>
        </div>
      </form>
      <OutcomePanels delivery={delivery} isBrief={isBrief} />
    </delivery-form>
  );
}

/** What the browser needs to send a form, apart from what the page shows. */
export type FormSettings = ReturnType<typeof settingsOf>;

function settingsOf(delivery: Delivery, notice: Notice, message: MessageWords) {
  const { to, endpoint, office, locale, words } = delivery;
  const { errorTitle, noticeRegion, handedOver, sending, stillSending } = words;
  return {
    to,
    office,
    locale,
    message,
    notice,
    endpoint: endpoint && { kind: endpoint.kind, address: endpoint.address, trap: endpoint.trap },
    words: {
      errorTitle,
      noticeRegion,
      pasteHere: handedOver.pasteHere,
      sending: endpoint && sending,
      stillSending: endpoint && stillSending,
    },
  };
}

// The list of errors, which is filled in when there are any.
function ProblemSummary({ heading }: { heading: string }) {
  return (
    <div
      className="panel border-problem col-span-full"
      role="alert"
      tabIndex={-1}
      data-problems
      hidden
    >
      <h3 className="text-title">{heading}</h3>
    </div>
  );
}

function DraftNote({ restored, undo }: Delivery["words"]["draft"]) {
  return (
    <p
      className="border-l-6 border-marigold bg-paper px-4 py-2 text-ink col-span-full"
      data-draft-note
      hidden
    >
      {restored}{" "}
      <button type="reset" className="min-h-11 font-bold underline">
        {undo}
      </button>
    </p>
  );
}

type ExtrasProps = { endpoint: NonNullable<Delivery["endpoint"]>; label: string };

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

// At an end with the signs beside it; in the middle with the brackets around it.
const answerInSubject =
  /^[^\p{L}\p{N}]*\{\w+\}[^\p{L}\p{N}]*|[^\p{L}\p{N}]*\{\w+\}[^\p{L}\p{N}]*$|\s*[([“"]?\{\w+\}[)\]”"]?/u;

// The form's action without JavaScript, with which a subject has no answers.
function actionOf({ name, to, endpoint }: Delivery, subject: string) {
  if (!endpoint) {
    const plain = subject.replace(answerInSubject, "");
    return {
      action: `mailto:${to}?subject=${encodeURIComponent(plain)}`,
      method: "post" as const,
      encType: "text/plain",
    };
  }
  const netlify = { name, "data-netlify": "true", "netlify-honeypot": endpoint.trap };
  const extra = endpoint.kind === "netlify" ? netlify : {};
  return { action: endpoint.address, method: "post" as const, ...extra };
}
