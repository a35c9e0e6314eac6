/** Answers 404 for every unknown address; the root renders the 404 page. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
