/** The finished HTML of a body, set for reading. */
export function Prose({ html }: { html: string }) {
  return <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: html }} />;
}
