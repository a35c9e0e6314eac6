import { swahiliText, word } from "#app/model/fields/text.ts";

/** The words around figures and examples that pages in both languages have. */
export function figureWords(language: "en" | "sw") {
  const words = (description: string, english: string, swahili: string) =>
    language === "en" ? word(description, english) : word(description, swahili, swahiliText);
  return {
    aboutFigure: words(
      "The name of the sign beside a figure; {figure} is the figure and what it counts",
      "About this figure: {figure}",
      "Kuhusu takwimu hii: {figure}",
    ),
    figureNotes: words(
      "The heading above the notes on figures",
      "How we count",
      "Jinsi tunavyohesabu",
    ),
    figureScope: words("Before what a figure covers", "Covers", "Inahusu"),
    figureAsOf: words("Before when it was counted", "As of", "Kufikia"),
    figureSource: words("Before where it comes from", "Source", "Chanzo"),
    example: words("Stands beside whatever is made up", "Example", "Mfano"),
    sampleFigure: words(
      "Said of a figure that is made up",
      "An example, not a real count",
      "Mfano, si hesabu halisi",
    ),
    shareImage: words(
      "What a shared picture shows; {title} is the page's",
      "A leso with {title}",
      "Leso yenye maneno “{title}”",
    ),
  };
}
