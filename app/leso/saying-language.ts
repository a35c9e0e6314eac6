/** The language of a saying that names none. */
export const sayingLanguage = "sw";
