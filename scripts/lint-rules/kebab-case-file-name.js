import path from "node:path";

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** The lint rule that keeps file names in kebab-case, with dots for parts such as `.server`. */
export const kebabCaseFileName = {
  meta: {
    type: "suggestion",
    docs: { description: "File names are kebab-case, so that a name never differs by case alone" },
    schema: [],
    messages: {
      notKebabCase: 'The file name "{{name}}" is not kebab-case. Write it like "home-view.tsx".',
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = path.basename(context.filename);
        // Code that comes without a file is called "<input>" or "<text>".
        if (name.startsWith("<") || kebabCase.test(name)) return;
        context.report({
          node,
          loc: { line: 1, column: 0 },
          messageId: "notKebabCase",
          data: { name },
        });
      },
    };
  },
};
