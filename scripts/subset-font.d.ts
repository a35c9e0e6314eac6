declare module "subset-font" {
  type Axis = number | { min?: number; max?: number; default?: number };

  /** Subsets a font to the characters of a text; `variationAxes` pins or narrows its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: "sfnt" | "woff" | "woff2" | "truetype";
      variationAxes?: Record<string, Axis>;
      noLayoutClosure?: boolean;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
