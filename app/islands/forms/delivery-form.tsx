import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from "react";
import type { FormMessage } from "#app/islands/forms/form-message.ts";
import { OutcomePanel } from "#app/islands/forms/outcome-panel.tsx";
import type { FieldProblem } from "#app/islands/forms/problem-summary.tsx";
import { useDelivery, type Outcome } from "#app/islands/forms/use-delivery.ts";
import type { Delivery } from "#app/islands/forms/delivery.ts";
import type { Notice } from "#app/model/site/forms.ts";

/** The visitor's answer in the field with this name, trimmed. */
type AnswerOf = (name: string) => string;

type Props = {
  delivery: Delivery;
  /** Shown for a few seconds after the answers are sent. */
  notice: Notice;
  /** The subject of a message that is sent without JavaScript. */
  subject: string;
  submit: string;
  /** Replaces the button's label after hydration, depending on the answers. */
  submitFor?: (answerOf: AnswerOf) => string;
  /** True if drafts survive a reload in this tab. */
  keepsDraft?: boolean;
  /** True if there is too little to clear for a reset button. */
  hasNoReset?: boolean;
  className?: string;
  /** The errors that prevent sending. */
  check: (answerOf: AnswerOf) => FieldProblem[];
  write: (answerOf: AnswerOf) => Pick<FormMessage, "subject" | "body">;
  children: (problems: FieldProblem[]) => ReactNode;
};

/** A form that works with and without JavaScript and shows below it what happened to the message. */
export function DeliveryForm({ delivery, notice, check, write, ...rest }: Props) {
  const { name, endpoint, words } = delivery;
  const { sending, outcome, deliver } = useDelivery(delivery, notice);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useProblems(form, outcome, words.errorTitle);
  // The browser validates the fields until hydration.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [label, setLabel] = useState(rest.submit);
  const relabel = () => setLabel(rest.submitFor?.(answersTo(form.current!)) ?? rest.submit);
  useEffect(relabel, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answerOf = answersTo(event.currentTarget);
    const errors = check(answerOf);
    setProblems(errors);
    const [first] = errors;
    if (first) document.getElementById(first.id)?.focus();
    else void deliver(event.currentTarget, { to: delivery.to, ...write(answerOf) });
  };
  return (
    <>
      <form
        ref={form}
        {...actionOf(delivery, rest.subject)}
        className={rest.className}
        data-draft={rest.keepsDraft ? name : undefined}
        onSubmit={submit}
        onInput={relabel}
        onReset={() => {
          setProblems([]);
          // The fields are cleared only after this event.
          setTimeout(relabel);
        }}
        noValidate={isHydrated}
      >
        {rest.keepsDraft ? <DraftNote {...words.draft} /> : null}
        {rest.children(problems)}
        {endpoint ? <Extras endpoint={endpoint} label={words.trap} /> : null}
        <Buttons delivery={delivery} label={label} sending={sending} hasNoReset={rest.hasNoReset} />
      </form>
      {outcome ? <OutcomePanel delivery={delivery} outcome={outcome} /> : null}
    </>
  );
}

type ButtonsProps = Pick<Props, "delivery" | "hasNoReset"> & {
  label: string;
  sending?: "sending" | "stillSending";
};

function Buttons({ delivery: { words, endpoint }, label, sending, hasNoReset }: ButtonsProps) {
  return (
    <div className="mt-2 sm:col-span-2">
      <p className="flex flex-wrap gap-x-5 gap-y-3">
        <button type="submit" className="button" aria-disabled={sending ? true : undefined}>
          {label}
        </button>
        {hasNoReset ? null : (
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
  );
}

function answersTo(form: HTMLFormElement): AnswerOf {
  const data = new FormData(form);
  return (field) => data.getAll(field).map(String).join(", ").trim();
}

// The errors of a form and the complaints of its service; the page's title says when there are any.
function useProblems(
  form: RefObject<HTMLFormElement>,
  outcome: Outcome | undefined,
  pattern: string,
) {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  useEffect(() => {
    const complaints = (outcome?.problems ?? []).flatMap(({ field: id, says }) =>
      id && form.current?.elements.namedItem(id) ? [{ id, says }] : [],
    );
    if (complaints.length > 0) setProblems(complaints);
  }, [form, outcome]);
  const isWrong = problems.length > 0;
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = pattern.replace("{title}", title);
    return () => void (document.title = title);
  }, [isWrong, pattern]);
  return [problems, setProblems] as const;
}

function DraftNote({ restored, undo }: Delivery["words"]["draft"]) {
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

// The form's action without JavaScript.
function actionOf({ name, to, endpoint }: Delivery, subject: string) {
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
