import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { isError } from "#scripts/check/run-rules.ts";
import type { EntryCheck, FieldFinding } from "#scripts/editor/entry-check.ts";
import type { FormEntry } from "#scripts/editor/entry-files.ts";
import type { EntryPage } from "#scripts/editor/entry-pages.ts";
import { goToField, markFields, setField } from "#scripts/editor/form-fields.ts";

type Props = { entry: FormEntry; check: EntryCheck };

/** The pane beside a form: a preview of the page of its entry. */
export function EntryPane({ entry, check }: Props) {
  const { findings, pages } = useChecked({ entry, check });
  return (
    findings && (
      <PageView
        page={pages?.find(({ locale }) => locale === entry.language) ?? pages?.[0]}
        waits={findings.some(isError)}
      />
    )
  );
}

/** The findings in an entry, above the fields of its form; each goes to its field. */
export function EntryFindings({ entry, check }: Props) {
  const { findings, isEmpty, trouble } = useChecked({ entry, check });
  useEffect(() => markFields(findings ?? []), [findings]);
  if (trouble) return <p role="alert">{trouble}</p>;
  if (!findings) return <p role="status">Checking…</p>;
  if (isEmpty)
    return (
      <p role="status" className="empty">
        Nothing is written yet.
      </p>
    );
  if (findings.length === 0) return <p role="status">Everything is in order.</p>;
  const errors = findings.filter(isError).length;
  const counts = [
    errors > 0 && `${errors} to correct`,
    findings.length > errors && `${findings.length - errors} worth a look`,
  ];
  return (
    // Each is below its field too, so this does not take the room of the fields.
    <details className={errors > 0 ? "error" : ""}>
      <summary role="status">{counts.filter(Boolean).join(", ")}</summary>
      <ul>
        {findings.map((finding) => (
          <FindingItem key={finding.language + finding.field + finding.text} finding={finding} />
        ))}
      </ul>
    </details>
  );
}

function FindingItem({ finding }: { finding: FieldFinding }) {
  const { severity, language, field, label, text, instead } = finding;
  const isMark = field === "translates" && instead;
  return (
    <li className={severity}>
      {field && !isMark ? (
        <button type="button" onClick={() => void goToField(language, field)}>
          {label}
        </button>
      ) : (
        <strong>{label}</strong>
      )}{" "}
      {text}{" "}
      {isMark && (
        <button
          type="button"
          onClick={() => void setField(language, field, JSON.parse(instead) as string)}
        >
          The translation still fits
        </button>
      )}
    </li>
  );
}

function useChecked({ entry, check }: Props) {
  // A form that was closed hears of the next one, and must not ask again.
  useEffect(() => check.ask(entry), [check, entry]);
  return useSyncExternalStore(check.subscribe, check.shown);
}

function PageView({ page, waits }: { page?: EntryPage; waits: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const top = useRef(0);
  // A page that replaces another keeps the scroll position.
  useLayoutEffect(
    () => () => void (top.current = frame.current?.contentWindow?.scrollY ?? 0),
    [page?.html],
  );
  if (!page)
    return (
      <p>
        {waits
          ? "The page appears here once all errors are corrected."
          : "There is no page to show yet."}
      </p>
    );
  return (
    <section aria-label="Preview of the page">
      <code>{page.address}</code>
      <div>
        <iframe
          ref={frame}
          title={page.address}
          sandbox="allow-same-origin"
          srcDoc={page.html}
          onLoad={() => frame.current?.contentWindow?.scrollTo(0, top.current)}
        />
      </div>
    </section>
  );
}
