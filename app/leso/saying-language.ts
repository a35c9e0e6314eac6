/** The language of the sayings. */
export const sayingLanguage = "sw";
