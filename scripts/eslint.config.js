// Run from the root: `eslint --config scripts/eslint.config.js .`. With --config, ESLint reads every
// pattern below from the folder it is run in, not from the folder of this file.
import path from "node:path";

import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";

// The import table, row by row: what a room may import, what it may `import type`
// besides, and nothing else. "**" stands for whatever follows, "packages" for any package and any
// part of Node.
const types = ["#app/model/**", "#app/content/**"];
const rooms = [
  { room: "app/model", values: ["zod", "fastest-levenshtein", "#app/model/**"], maximumLines: 80 },
  {
    room: "app/leso",
    values: ["#app/leso/**", "#app/model/fields/leso-field.ts"],
    types: ["#app/model/**"],
  },
  {
    room: "app/content",
    values: [
      "#app/content/**",
      "#app/model/**",
      "#app/leso/**",
      "#app/components/**",
      "node:**",
      "zod",
      "yaml",
      "gray-matter",
      "unified",
      "remark-parse",
      "remark-mdx",
      "remark-gfm",
      "remark-rehype",
      "hast-util-to-jsx-runtime",
      "sharp",
      "exif-reader",
      "react",
      "react/**",
      "react-dom/**",
    ],
    types: ["packages", "#app/islands/**"],
  },
  {
    room: "app/routes",
    values: ["#app/content/**", "#app/head/**", "@remix-run/**", "react"],
    maximumLines: 40,
  },
  {
    room: "app/views",
    values: ["#app/views/**", "#app/components/**", "#app/islands/**", "#app/leso/**", "react"],
    types,
    wordsFromContent: true,
    maximumLines: 120,
  },
  {
    room: "app/components",
    values: ["#app/components/**", "#app/islands/**", "#app/leso/**", "react"],
    types,
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
    types,
    wordsFromContent: true,
  },
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
      "packages",
    ],
  },
];

const codeFiles = "**/*.{ts,tsx,js,jsx}";
const defaultExportFiles = [
  "app/root.tsx",
  "app/entry.*.tsx",
  "vite.config.ts",
  "scripts/check/rules/*.ts",
  "scripts/eslint.config.js",
  "**/*.d.ts",
];

const parentImports = {
  regex: "(^|/)\\.\\.(/|$)",
  message: 'Use an alias such as "#app/model/fields/text.ts": a parent path breaks when moved.',
};

const defaultExportSyntax = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message: "Export by name: a name is found by search and stays the same everywhere.",
};

const packedSyntax = {
  selector: "SpreadElement > :matches(ArrayExpression, ObjectExpression)",
  message: "A literal that is spread where it stands only packs lines: write its entries out.",
};

const testObject = "/^(it|test|describe|suite)$/";
const unfinishedTestSyntax = {
  selector:
    "MemberExpression[property.name=/^(only|skip|todo)$/]" +
    `:matches([object.name=${testObject}], [object.object.name=${testObject}])`,
  message: "Every test runs: take out .only, .skip or .todo.",
};

const wordAttribute =
  "JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|aria-valuetext|" +
  "alt|title|placeholder|label)$/]";
const braces = `:matches(${wordAttribute}, JSXElement, JSXFragment) > JSXExpressionContainer`;
const choice = ":matches(ConditionalExpression, LogicalExpression)";
// Marks that a page may set between two words of the content, such as a dot, are no words.
const words = "Literal[value=/[\\p{L}\\p{N}]/u], TemplateLiteral";
const wordSyntax = {
  selector: [
    "JSXText[value=/[\\p{L}\\p{N}]/u]",
    `${wordAttribute} > Literal[value=/\\S/]`,
    ...["", ` > ${choice}`, ` > ${choice} > ${choice}`].map(
      (inner) => `${braces}${inner} > :matches(${words})`,
    ),
  ].join(", "),
  message: "Every word a visitor reads comes from content/: take it from a prop.",
};

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

const kebabCaseFileName = {
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename);
      const message = `The file name "${name}" is not kebab-case. Write it like "home-view.tsx".`;
      if (!/^([a-z0-9]+[-.])+[a-z0-9]+$/.test(name)) context.report({ node, message });
    },
  }),
};

const realWordsSyntax = {
  selector:
    ":matches(CallExpression[callee.name=/^(openSite|siteAddressesOf)$/] > Literal[value='real'], " +
    "MemberExpression[object.name='testSites'][property.name='real'])",
  message: "Writers change these words: ask the frozen site, or what holds of anyContent.",
};

/** The source of a regular expression that matches one of the given import paths, whole. */
function oneOf(allowed) {
  const sources = allowed.map((entry) =>
    entry === "packages"
      ? "[^#./].*"
      : entry.replace(/[.+?^$()[\]{}|\\]/g, "\\$&").replace("**", ".+"),
  );
  // Where nothing is allowed, nothing matches: `(?!)` is the expression for that.
  return `(?:${sources.join("|") || "(?!)"})$`;
}

/** The rules that hold one row of the import table. */
function rulesOfRoom(row) {
  const { room, values, types = [], maximumLines: max } = row;
  const typesToo = types.length > 0 ? `, and \`import type\` from ${types.join(", ")}` : "";
  const message = `${room} may import ${values.join(", ")}${typesToo}. The table stands in scripts/eslint.config.js.`;
  const refused = `^(?!${oneOf([...values, ...types])})(?!\\.\\.?/)`;
  const typeOnly = `^(?=${oneOf(types)})(?!${oneOf(values)})`;
  // A selector cannot hold a slash inside its regular expression.
  const dynamic = `${refused}|${typeOnly}`.replaceAll("/", "\\x2F");

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
      { selector: `ImportExpression[source.value=/${dynamic}/]`, message },
      packedSyntax,
      defaultExportSyntax,
      ...markupSyntax,
      ...(row.wordsFromContent ? [wordSyntax, arbitraryValueSyntax] : []),
    ],
    ...(max && { "max-lines": ["error", { max, skipBlankLines: false, skipComments: false }] }),
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
      "no-restricted-syntax": ["error", packedSyntax, defaultExportSyntax, ...markupSyntax],
    },
  },
  {
    name: "tests",
    files: [`tests/${codeFiles}`],
    rules: {
      "no-restricted-syntax": [
        "error",
        packedSyntax,
        defaultExportSyntax,
        unfinishedTestSyntax,
        realWordsSyntax,
      ],
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
    rules: { "no-restricted-syntax": ["error", packedSyntax] },
  },
);
