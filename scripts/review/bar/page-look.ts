/** How a page is looked at: in another colour scheme than the device's, or as it is printed. */
export type Look = { scheme?: "dark" | "light"; print?: boolean };

const known = new Map<CSSMediaRule, string>();
const [always, never] = ["(min-width: 0px)", "(max-width: 0px)"];

/** Shows a page in another look by the conditions of its own styles, which the browser else decides. */
export function applyLook({ scheme, print = false }: Look) {
  const wanted = print ? "light" : scheme;
  const sheets = [...document.styleSheets].filter(({ href }) => !href?.includes("/_review/"));
  for (const rule of sheets.flatMap(({ cssRules }) => mediaRules(cssRules))) {
    const written = known.get(rule) ?? rule.media.mediaText;
    known.set(rule, written);
    const media = written.replace(/\(prefers-color-scheme: (dark|light)\)/g, (all, one) =>
      wanted === undefined ? all : one === wanted ? always : never,
    );
    const other = { print: "screen", screen: "print" } as Record<string, string>;
    const shown = media.replace(/\b(?:print|screen)\b/g, (one) => (print && other[one]) || one);
    if (rule.media.mediaText !== shown) rule.media.mediaText = shown;
  }
  document.documentElement.style.colorScheme = wanted ?? "";
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);
}
