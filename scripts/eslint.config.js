// Run from the root: `eslint --config scripts/eslint.config.js .`. With --config, ESLint reads every
// pattern below from the folder it is run in, not from the folder of this file.
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";

import { kebabCaseFileName } from "./lint-rules/kebab-case-file-name.js";

// A package or a part of Node: anything that is neither an alias of ours nor a path.
const anyPackage = /[^#./].*/;
const mdxPackages =
  /(?:@mdx-js|acorn|estree|hast|mdast|mdx|micromark|rehype|remark|unified|unist|vfile)(?:[-/].*)?/;

// The import table of the design, row by row. A room may import its values, may `import type` its
// types besides, and nothing else. "/**" stands for everything below.
const rooms = [
  {
    room: "app/model",
    values: ["zod", "fastest-levenshtein", "#app/model/**"],
    maximumLines: 80,
  },
  {
    room: "app/leso",
    values: ["#app/leso/**", "#app/model/fields/leso.ts"],
    types: ["#app/model/**"],
  },
  {
    room: "app/library",
    values: [
      "#app/library/**",
      "#app/model/**",
      "#app/leso/**",
      "#app/mdx/compile-body.server.ts",
      "node:**",
      "yaml",
      "gray-matter",
      "fastest-levenshtein",
      "sharp",
      "exif-reader",
      "cspell-trie-lib",
      "zod",
    ],
  },
  {
    room: "app/routes",
    values: ["#app/library/**", "#app/views/**", "#app/mdx/**", "#app/head/**", "@remix-run/**"],
    siblings: false,
    defaultExports: true,
    maximumLines: 40,
  },
  {
    room: "app/views",
    values: ["#app/views/**", "#app/components/**", "#app/islands/**", "react", "react-dom/server"],
    types: ["#app/model/**", "#app/library/**"],
    wordsFromContent: true,
    maximumLines: 120,
  },
  {
    room: "app/components",
    values: ["#app/components/**", "#app/islands/**", "react"],
    types: ["#app/model/**", "#app/library/**"],
    wordsFromContent: true,
    maximumLines: 80,
  },
  {
    room: "app/islands",
    values: [
      "#app/components/**",
      "#app/islands/**",
      "react",
      "react-dom",
      "react-dom/**",
      "sonner",
      "sonner/**",
      "@radix-ui/**",
    ],
    types: ["#app/model/**", "#app/library/**"],
    wordsFromContent: true,
  },
  {
    room: "app/mdx",
    values: [
      "#app/mdx/**",
      "#app/components/**",
      "#app/model/**",
      "node:**",
      "react",
      "react/**",
      "react-dom/**",
      mdxPackages,
    ],
    types: [anyPackage],
  },
  {
    room: "app/head",
    values: ["#app/head/**", anyPackage],
    types: ["#app/model/**", "#app/library/**"],
  },
  {
    room: "scripts",
    values: [
      "#scripts/**",
      "#app/library/**",
      "#app/model/**",
      "#app/leso/**",
      "#app/head/**",
      "#app/mdx/**",
      anyPackage,
    ],
  },
];

const codeFiles = "**/*.{ts,tsx,js,jsx}";
const defaultExportFiles = [
  "app/root.tsx",
  "app/routes.ts",
  "app/entry.*.tsx",
  "vite.config.ts",
  "scripts/eslint.config.js",
  "**/*.d.ts",
];

const wordAttributes =
  "JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|aria-valuetext|" +
  "alt|title|placeholder|label)$/]";

const parentImports = {
  regex: "(^|/)\\.\\.(/|$)",
  message: 'Use an alias such as "#app/model/fields/text.ts": a parent path breaks when moved.',
};

const defaultExportSyntax = [
  "ExportDefaultDeclaration",
  "ExportSpecifier[exported.name='default']",
].map((selector) => ({
  selector,
  message: "Export by name: a name is found by search and stays the same everywhere.",
}));

const unfinishedTestSyntax = ["object.name", "object.object.name"].map((owner) => ({
  selector:
    `MemberExpression[${owner}=/^(it|test|describe|suite)$/]` +
    "[property.name=/^(only|skip|todo)$/]",
  message: "Every test runs: take out .only, .skip or .todo.",
}));

const choice = ":matches(ConditionalExpression, LogicalExpression)";
const wordSyntax = [
  // Marks that a page may set between two words of the content, such as a dot, are no words.
  "JSXText[value=/[\\p{L}\\p{N}]/u]",
  ":matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/[\\p{L}\\p{N}]/u]",
  `${wordAttributes} > Literal[value=/\\S/]`,
  `${wordAttributes} > JSXExpressionContainer > Literal[value=/\\S/]`,
  `${wordAttributes} > JSXExpressionContainer > TemplateLiteral`,
  ":matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral",
  ...[wordAttributes, "JSXElement", "JSXFragment"].flatMap((parent) =>
    [choice, `${choice} > ${choice}`].flatMap((choices) => [
      `${parent} > JSXExpressionContainer > ${choices} > Literal[value=/[A-Za-z]/]`,
      `${parent} > JSXExpressionContainer > ${choices} > TemplateLiteral`,
    ]),
  ),
].map((selector) => ({
  selector,
  message: "Every word a visitor reads comes from content/: take it from a prop.",
}));

// Two more mistakes that a page would only show in the browser.
const markupSyntax = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The site\'s security policy refuses style="" in a page: use a class.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(map|flatMap)$/] > ArrowFunctionExpression > " +
      "JSXElement > JSXOpeningElement:not(:has(JSXAttribute[name.name='key']))",
    message: "React needs a key for each element of a list.",
  },
];

// A size that is no token of styles.css belongs to no scale.
const arbitraryValueSyntax = {
  selector: "JSXAttribute[name.name='className'] Literal[value=/-\\[[^\\]]+\\]/]",
  message: "Use a token of app/styles.css instead of a value of its own.",
};

/** The source of a regular expression that matches one of the given import paths, whole. */
function oneOf(allowed) {
  const sources = allowed.map((entry) =>
    entry instanceof RegExp
      ? entry.source
      : entry.replace(/[.+?^$()[\]{}|\\]/g, "\\$&").replace("**", ".+"),
  );
  // Where nothing is allowed, nothing matches: `(?!)` is the expression for that.
  return `(?:${sources.join("|") || "(?!)"})$`;
}

/** The regular expression of every import path that a room may not use at all. */
function refusedPaths({ values, types = [], siblings = true }) {
  return `^(?!${oneOf([...values, ...types])})(?!${siblings ? "\\.\\.?/" : "\\.\\./"})`;
}

/** What the linter tells somebody who imported what a room may not import. */
function importMessage({ room, values, types = [] }) {
  const list = (entries) =>
    entries.map((entry) => (entry instanceof RegExp ? "packages" : entry)).join(", ");
  const typesToo = types.length > 0 ? `, and \`import type\` from ${list(types)}` : "";
  return `${room} may import ${list(values)}${typesToo}. The table is in app/README.md.`;
}

/** The rules that hold one row of the import table. */
function rulesOfRoom(row) {
  const { values, types = [], wordsFromContent = false, defaultExports = false } = row;
  const message = importMessage(row);
  const refused = refusedPaths(row);
  const typeOnly = `^(?=${oneOf(types)})(?!${oneOf(values)})`;
  // A selector cannot hold a slash inside its regular expression.
  const inSelector = (source) => `/${source.replaceAll("/", "\\x2F")}/`;

  return {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          { regex: refused, message },
          { regex: typeOnly, message, allowTypeImports: true },
          parentImports,
        ],
      },
    ],
    "no-restricted-syntax": [
      "error",
      ...[refused, typeOnly].map((source) => ({
        selector: `ImportExpression[source.value=${inSelector(source)}]`,
        message,
      })),
      ...(defaultExports ? [] : defaultExportSyntax),
      ...markupSyntax,
      ...(wordsFromContent ? [...wordSyntax, arbitraryValueSyntax] : []),
    ],
    ...(row.maximumLines && {
      "max-lines": ["error", { max: row.maximumLines, skipBlankLines: false, skipComments: false }],
    }),
  };
}

export default defineConfig(
  globalIgnores(["build/", "**/.cache/", "**/node_modules/"]),
  {
    name: "every file",
    files: [codeFiles],
    extends: [typescript.configs.recommended],
    plugins: { local: { rules: { "kebab-case-file-name": kebabCaseFileName } } },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "local/kebab-case-file-name": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      // `import { type A }` leaves an import of the module behind; `import type` leaves nothing.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/no-restricted-imports": ["error", { patterns: [parentImports] }],
      eqeqeq: "error",
      "no-console": "error",
      "no-restricted-syntax": ["error", ...defaultExportSyntax, ...markupSyntax],
    },
  },
  {
    name: "tests",
    files: [`tests/${codeFiles}`],
    rules: {
      "no-restricted-syntax": ["error", ...defaultExportSyntax, ...unfinishedTestSyntax],
    },
  },
  ...rooms.map((row) => ({
    name: row.room,
    files: [`${row.room}/${codeFiles}`],
    rules: rulesOfRoom(row),
  })),
  {
    name: "scripts speak on the console",
    files: [`scripts/${codeFiles}`],
    rules: { "no-console": "off" },
  },
  {
    // The specification has the 404 page write the path that was tried to the console.
    name: "the 404 page writes to the console",
    files: ["app/islands/log-not-found.ts"],
    rules: { "no-console": ["error", { allow: ["info"] }] },
  },
  {
    name: "files whose tool demands a default export",
    files: defaultExportFiles,
    rules: { "no-restricted-syntax": "off" },
  },
);
