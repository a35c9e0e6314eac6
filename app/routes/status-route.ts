/** A route that answers with nothing but a status; the root renders what there is to say. */
export function statusRoute(status: number, statusText?: string) {
  const loader = () => {
    throw new Response(null, { status, statusText });
  };
  return { loader, default: () => null };
}
