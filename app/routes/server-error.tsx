/** Answers with 500, for which the root renders the error screen that hosts serve. */
export function loader() {
  throw new Response(null, { status: 500, statusText: "Internal Server Error" });
}

export default function ServerError() {
  return null;
}
