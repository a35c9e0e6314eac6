// Run from the root: `eslint --config scripts/eslint.config.js .`. With --config, ESLint resolves
// the patterns below against the current folder, not the folder of this file.
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";

// The import table: what each room may import, and what it may also `import type`. "**" matches any
// path, "packages" any package or part of Node.
const types = ["#app/model/**", "#app/content/**"];
const rooms = [
  { room: "app/model", values: ["zod", "fastest-levenshtein", "#app/model/**"], maximumLines: 250 },
  {
    room: "app/leso",
    values: ["#app/leso/**", "#app/model/fields/leso.ts"],
    types: ["#app/model/**"],
  },
  {
    room: "app/content",
    values: ["#app/content/**", "#app/model/**", "#app/leso/**", "#app/components/**", "packages"],
    types: ["#app/islands/**"],
  },
  {
    room: "app/routes",
    values: [
      "#app/content/**",
      "#app/head/**",
      "#app/leso/**",
      "#app/views/**",
      "#app/components/written-date.tsx",
      "@remix-run/**",
    ],
    types: ["#app/model/**", "#app/components/**"],
    maximumLines: 150,
  },
  {
    room: "app/views",
    values: ["#app/views/**", "#app/components/**", "#app/islands/**", "#app/leso/**", "react"],
    types: [...types, "#app/routes/**"],
    maximumLines: 350,
  },
  {
    room: "app/components",
    values: ["#app/components/**", "#app/islands/**", "#app/leso/**", "react"],
    types,
    maximumLines: 180,
  },
  // tests/supply checks which packages reach the browser.
  { room: "app/islands", values: ["#app/components/**", "#app/islands/**", "packages"], types },
  { room: "app/head", values: ["#app/head/**", "packages"], types },
  {
    room: "scripts",
    values: [
      "#scripts/**",
      "#app/content/**",
      "#app/model/**",
      "#app/leso/**",
      "#app/head/**",
      "#app/components/**",
      "#app/server-build.ts",
      "#tests/support/command.ts",
      // It serves the editor to anybody who wants to try it.
      "#tests/support/stand-in-host.ts",
      "packages",
    ],
  },
];

const codeFiles = "**/*.{ts,tsx,js,jsx}";

const parentImports = {
  regex: "(^|/)\\.\\.(/|$)",
  message: 'Use an alias such as "#app/model/fields/link.ts": a parent path breaks when moved.',
};

// Assigning a variable and handing all of them to another program are fine.
const environment = "object.object.name='process'][object.property.name='env'";
const environmentSyntax = {
  selector:
    `:not(AssignmentExpression, UnaryExpression) > MemberExpression[${environment}], ` +
    "VariableDeclarator[id.type='ObjectPattern'][init.object.name='process'][init.property.name='env']",
  message: "Use setting() of app/content/setting.ts: an empty variable is an unset one.",
};

const defaultExportSyntax = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message:
    "Use a named export, so that the name is the same everywhere and can be found by search.",
};

const unfinishedTestSyntax = {
  selector: "MemberExpression[property.name=/^(only|skip|todo)$/]",
  message: "Every test runs: take out .only, .skip or .todo.",
};

const realWordsSyntax = {
  selector:
    ":matches(CallExpression[callee.name=/^(openSite|siteAddressesOf)$/] > Literal[value='real'], " +
    "MemberExpression[object.name='testSites'][property.name='real'])",
  message: "Writers change these words: test the frozen site, or what is true of any content.",
};

const wordAttribute =
  "JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|aria-valuetext|" +
  "alt|title|placeholder|label)$/]";
const braces = `:matches(${wordAttribute}, JSXElement, JSXFragment) > JSXExpressionContainer`;
const choice = ":matches(ConditionalExpression, LogicalExpression)";
// Punctuation between two words of the content, such as a dot, is not text.
const words = "Literal[value=/[\\p{L}\\p{N}]/u], TemplateLiteral";
const wordSyntax = {
  selector: [
    "JSXText[value=/[\\p{L}\\p{N}]/u]",
    `${wordAttribute} > Literal[value=/\\S/]`,
    ...["", ` > ${choice}`, ` > ${choice} > ${choice}`].map(
      (inner) => `${braces}${inner} > :matches(${words})`,
    ),
  ].join(", "),
  message: "All text that visitors read comes from content/: use a prop.",
};

// A size that is not a token of styles.css belongs to no scale.
const styleSyntax = {
  selector:
    "JSXAttribute[name.name='style'], " +
    "JSXAttribute[name.name='className'] Literal[value=/-\\[[^\\]]+\\]/]",
  message: 'Use a class with a token of app/styles.css: the security policy refuses style="".',
};

/** The source of a regular expression that matches exactly one of these import paths. */
function oneOf(allowed) {
  const sources = allowed.map((entry) =>
    entry === "packages"
      ? "[^#./].*"
      : entry.replace(/[.+?^$()[\]{}|\\]/g, "\\$&").replace("**", ".+"),
  );
  // `(?!)` matches nothing, for rooms that may import nothing.
  return `(?:${sources.join("|") || "(?!)"})$`;
}

/** The ESLint rules for one row of the import table. */
function rulesOfRoom({ room, values, types = [], maximumLines: max }) {
  const typesToo = types.length > 0 ? `, and \`import type\` from ${types.join(", ")}` : "";
  const message = `${room} may import ${values.join(", ")}${typesToo}. The table is in scripts/eslint.config.js.`;
  const refused = `^(?!${oneOf([...values, ...types])})(?!\\.\\.?/)`;
  const typeOnly = `^(?=${oneOf(types)})(?!${oneOf(values)})`;
  const patterns = [
    { regex: refused, message },
    { regex: typeOnly, message, allowTypeImports: true },
    parentImports,
  ];
  return {
    "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
    ...(max && { "max-lines": ["error", { max, skipBlankLines: false, skipComments: false }] }),
  };
}

export default defineConfig(
  globalIgnores(["build/", "**/.cache/", "**/node_modules/"]),
  {
    name: "every file",
    files: [codeFiles],
    extends: [typescript.configs.recommended],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // `import { type A }` still imports the module; `import type` does not.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/no-restricted-imports": ["error", { patterns: [parentImports] }],
      eqeqeq: "error",
      "no-console": "error",
      "no-restricted-syntax": ["error", defaultExportSyntax, environmentSyntax],
    },
  },
  {
    name: "tests",
    files: [`tests/${codeFiles}`],
    rules: {
      "no-restricted-syntax": ["error", defaultExportSyntax, unfinishedTestSyntax, realWordsSyntax],
    },
  },
  ...rooms.map((row) => ({
    name: row.room,
    files: [`${row.room}/${codeFiles}`],
    rules: rulesOfRoom(row),
  })),
  {
    name: "what visitors see",
    files: [`app/{views,components,islands}/${codeFiles}`],
    rules: {
      "no-restricted-syntax": [
        "error",
        defaultExportSyntax,
        environmentSyntax,
        wordSyntax,
        styleSyntax,
      ],
    },
  },
  {
    name: "scripts print to the console",
    files: [`scripts/${codeFiles}`],
    rules: { "no-console": "off" },
  },
  {
    // The specification requires the 404 page to log the unknown path.
    name: "the 404 page writes to the console",
    files: ["app/islands/log-not-found.ts"],
    rules: { "no-console": ["error", { allow: ["info"] }] },
  },
  {
    // The second runs before its packages are installed.
    name: "files that read the environment",
    files: ["app/content/setting.ts", "scripts/post-review.ts"],
    rules: { "no-restricted-syntax": ["error", defaultExportSyntax] },
  },
  {
    name: "files that need a default export for a tool",
    files: [
      "app/root.tsx",
      "app/routes/*.tsx",
      "app/entry.*.tsx",
      "vite.config.ts",
      "scripts/check/rules/*.ts",
      "scripts/editor/node-parts.ts",
      "scripts/eslint.config.js",
      "**/*.d.ts",
    ],
    rules: { "no-restricted-syntax": "off" },
  },
);
