/** What the page at an address that was given up says. */
export type MovedPage = { language: string; title: string; label: string; to: string };

/** A page that leads on by itself, for hosts that do not read the list of redirects. */
export function movedPage({ language, title, label, to }: MovedPage) {
  return `<!DOCTYPE html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escaped(to)}">
<link rel="canonical" href="${escaped(to)}">
<title>${escaped(title)}</title>
</head>
<body><main>
<h1>${escaped(title)}</h1>
<p><a href="${escaped(to)}">${escaped(label)}</a></p>
</main></body>
</html>
`;
}

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
