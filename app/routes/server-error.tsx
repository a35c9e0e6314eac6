/** The page that hosts show for an error of their own; the root renders the error screen. */
export function loader(): never {
  throw new Response(null, { status: 500, statusText: "Internal Server Error" });
}

export default function ServerError() {
  return null;
}
