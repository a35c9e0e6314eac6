/** Answers any other address with 404, for which the root renders the 404 page. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
