/** The rendered HTML of a body, styled for reading. */
export function BodyText({ html, lang }: { html: string; lang?: string }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
