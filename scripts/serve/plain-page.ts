import { escapedText } from "#app/content/escaped-text.ts";

/** A page in place of one that cannot be rendered, until the error is fixed and saved. */
export function plainPage(heading: string, text: string) {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${heading}</title>
</head>
<body><main><h1>${heading}</h1><pre>${escapedText(text)}</pre></main></body>
</html>`;
}
