/** The language of a saying on a cloth that names none. */
export const sayingLanguage = "sw";
