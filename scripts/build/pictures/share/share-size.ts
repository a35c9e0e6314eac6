/** The size of a share picture in pixels, which is what the places that show it ask for. */
export const shareSize = { width: 1200, height: 630 };
