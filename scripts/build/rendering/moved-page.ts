import { escapedText } from "#app/content/escaped-text.ts";
/** The words of a page at an old address. */
type MovedPage = { language: string; title: string; label: string; to: string };

/** A page that redirects by itself, for hosts that do not read the list of redirects. */
export function movedPage({ language, title, label, to }: MovedPage) {
  return `<!DOCTYPE html>
<html lang="${escapedText(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escapedText(to)}">
<link rel="canonical" href="${escapedText(to)}">
<title>${escapedText(title)}</title>
</head>
<body><main>
<h1>${escapedText(title)}</h1>
<p><a href="${escapedText(to)}">${escapedText(label)}</a></p>
</main></body>
</html>
`;
}
