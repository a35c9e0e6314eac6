/** The page that hosts show when something broke; the root draws the error screen. */
export function loader(): never {
  throw new Response(null, { status: 500, statusText: "Internal Server Error" });
}

export default function ServerError() {
  return null;
}
