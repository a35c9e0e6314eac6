import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Finding } from "#scripts/check/run-rules.ts";
import type { CheckAnswer } from "#scripts/editor/check-worker.ts";
import type { FormEntry, LookAt } from "#scripts/editor/entry-check.ts";
import type { EntryPage } from "#scripts/editor/entry-pages.ts";

type Shown = Partial<CheckAnswer> & { trouble?: string };

const patience = 400;

/** The pane beside a form: the findings in the entry, and a preview of its page. */
export function EntryPane({ entry, lookAt }: { entry: FormEntry; lookAt: LookAt }) {
  const [{ findings, pages, trouble }, show] = useState<Shown>({});
  const asked = JSON.stringify(entry);
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      lookAt(JSON.parse(asked) as FormEntry).then(
        // While there are errors, the last page stays.
        (answer) => isOld || show(({ pages }) => ({ ...answer, pages: answer.pages ?? pages })),
        (error: Error) => isOld || show((before) => ({ ...before, trouble: error.message })),
      );
    }, patience);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [asked, lookAt]);
  return (
    <>
      {trouble ? <p role="alert">{trouble}</p> : <Findings findings={findings} />}
      {findings && <PageView pages={pages} />}
    </>
  );
}
function Findings({ findings }: { findings?: Finding[] }) {
  if (!findings) return <p>Checking…</p>;
  if (findings.length === 0) return <p>Everything is in order.</p>;
  return (
    <ul>
      {findings.map(({ severity, file, line, start, text, source }) => (
        <li key={file + start + text} className={severity}>
          <strong>{severity === "error" ? "To correct: " : "Worth a look: "}</strong>
          {text.replace(command, "")}
          <pre>
            {file}, line {line}: {source.trim()}
          </pre>
        </li>
      ))}
    </ul>
  );
}

// Advice to run a command, which writers in a browser cannot do.
const command = /(?:;|(?<=\.)) [^.;]*\bnpm run\b[^.]*/;

function PageView({ pages = [] }: { pages?: EntryPage[] }) {
  const [language, choose] = useState("");
  const [isPhone, setPhone] = useState(() => window.innerWidth < 600);
  const page = pages.find((candidate) => candidate.language === language) ?? pages[0];
  const frame = useRef<HTMLIFrameElement>(null);
  const top = useRef(0);
  // A page that replaces another keeps the scroll position.
  useLayoutEffect(
    () => () => void (top.current = frame.current?.contentWindow?.scrollY ?? 0),
    [page?.html],
  );
  if (!page) return <p>The page appears here once all errors are corrected.</p>;
  return (
    <section aria-label="Preview of the page">
      <p>
        <Choice label="Computer" isChosen={!isPhone} choose={() => setPhone(false)} />
        <Choice label="Phone" isChosen={isPhone} choose={() => setPhone(true)} />
        {pages.map(({ language: label }) => (
          <Choice
            key={label}
            label={label}
            isChosen={label === page.language}
            choose={() => choose(label)}
          />
        ))}
        <code>{page.address}</code>
      </p>
      <div className={isPhone ? "phone" : "computer"}>
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

type ChoiceProps = { label: string; isChosen: boolean; choose: () => void };

function Choice({ label, isChosen, choose }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={choose}>
      {label}
    </button>
  );
}
