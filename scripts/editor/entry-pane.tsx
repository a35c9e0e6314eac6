import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Finding } from "#scripts/check/run-rules.ts";
import type { CheckAnswer } from "#scripts/editor/check-worker.ts";
import type { FormEntry, LookAt } from "#scripts/editor/entry-check.ts";
import type { EntryPage } from "#scripts/editor/entry-pages.ts";

type Shown = Partial<CheckAnswer> & { trouble?: string };

const patience = 400;

/** The pane beside a form: what the rules find in the entry, and its page as it will look. */
export function EntryPane({ entry, lookAt }: { entry: FormEntry; lookAt: LookAt }) {
  const [{ findings, pages, trouble }, show] = useState<Shown>({});
  const asked = JSON.stringify(entry);
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      lookAt(JSON.parse(asked) as FormEntry).then(
        // While something is wrong, the page stays as it was.
        (answer) => isOld || show((before) => ({ pages: before.pages, ...answer })),
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

// What only somebody with the code on their computer can do.
const command = /(?:;|(?<=\.)) [^.;]*\bnpm run\b[^.]*/;

function PageView({ pages = [] }: { pages?: EntryPage[] }) {
  const [language, choose] = useState("");
  const [isPhone, setPhone] = useState(() => window.innerWidth < 600);
  const page = pages.find((one) => one.language === language) ?? pages[0];
  const frame = useRef<HTMLIFrameElement>(null);
  const top = useRef(0);
  // A page that replaces another one is scrolled as that was.
  useLayoutEffect(
    () => () => void (top.current = frame.current?.contentWindow?.scrollY ?? 0),
    [page?.html],
  );
  if (!page)
    return <p>The page is shown here once everything that has to be corrected is correct.</p>;
  return (
    <section aria-label="The page as it will look">
      <p>
        <Choice label="Computer" isChosen={!isPhone} choose={() => setPhone(false)} />
        <Choice label="Phone" isChosen={isPhone} choose={() => setPhone(true)} />
        {pages.map((one) => (
          <Choice
            key={one.language}
            label={one.language}
            isChosen={one === page}
            choose={() => choose(one.language)}
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
