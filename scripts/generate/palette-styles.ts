import { companions, dyes, tonedPalette } from "#app/leso/palette.ts";
import type { Tone } from "#app/model/fields/leso.ts";
import type { GeneratedFile } from "#scripts/generate/generated-files.ts";

// The page's own shell, ink and paper change in dark mode; those of a cloth do not.
const tokens: Record<string, string> = {
  shell: "cloth-shell",
  ink: "cloth-ink",
  paper: "on-cloth",
};
const tokenOf = (dye: string) => `color-${tokens[dye] ?? dye}`;
const valueOf = (dye: string) => `var(--${tokenOf(dye)})`;

/** The stylesheets that take the colours of the cloths from the palette. */
export function paletteStyles(): GeneratedFile[] {
  return [
    { path: "app/styles/palette.css", text: stylesheet(theme()) },
    { path: "app/styles/cloth-colors.css", text: stylesheet(...colorRules(), ...toneRules()) },
  ];
}

function theme() {
  const colors = Object.entries(dyes).map(([dye, hex]) => [tokenOf(dye), hex.toLowerCase()]);
  return rule("@theme", [["color-*", "initial"], ...colors]);
}

function colorRules() {
  return Object.entries(companions).map(([main, other]) =>
    rule(`.color-${main}`, Object.entries({ main: valueOf(main), other: valueOf(other) })),
  );
}

function toneRules() {
  const [dark, bright, pale] = (["dark", "bright", "pale"] as const).map(toned);
  // What differs from the dark tone, which all have otherwise.
  const known = new Map(dark);
  const rest = (tone: string[][] = []) => tone.filter(([name = "", to]) => known.get(name) !== to);
  const light = [rule(".tone-bright", rest(bright)), rule(".tone-pale", rest(pale))].join("\n");
  return [
    "/* In dark mode every cloth is dark. */\n" +
      rule(".tone-dark,\n.tone-bright,\n.tone-pale", dark),
    `@media (prefers-color-scheme: light) {\n${light.replace(/^(?=.)/gm, "  ")}}\n`,
  ];
}

function toned(tone: Tone) {
  const [marigold, shell] = [valueOf("marigold"), valueOf("shell")];
  return Object.entries(
    tonedPalette({ main: "var(--main)", other: "var(--other)", marigold, shell }, tone),
  );
}

function rule(selector: string, properties: string[][] = []) {
  const lines = properties.map(([name, value]) => `  --${name}: ${value};\n`);
  return `${selector} {\n${lines.join("")}}\n`;
}

function stylesheet(...rules: string[]) {
  return ["/* Written by `npm run generate` from app/leso/palette.ts. */\n", ...rules].join("\n");
}
