import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import type { Photo } from "#app/library/reading/read-photo.server.ts";
import type { Focus, Image } from "#app/model/fields/image.ts";

/** A picture as a page shows it; photographs come in several sizes and formats. */
export type ShownPicture = {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  sizes?: string;
  /** The part that stays in view where the picture is cropped. */
  focus?: Focus;
  /** The sources from which a browser chooses, best format first. */
  sources: { type: string; srcset: string }[];
};

/** The formats in which each photograph is made, best first; the last is for old browsers. */
export const photoFormats = ["avif", "webp", "jpeg"] as const;
/** The name of a format in which photographs are made. */
export type PhotoFormat = (typeof photoFormats)[number];

const widths = [360, 540, 720, 1080, 1440];

/** The `sizes` of a picture in the column of a text, in a grid of cards and beside a name. */
export const pictureSizes = {
  text: "(min-width: 44rem) 42rem, 100vw",
  card: "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw",
  // Wider than its square, which cuts off the sides of most pictures.
  portrait: "(min-width: 48rem) 15rem, 9rem",
};

/** How wide each of them is at most, in pixels, and the shape to which it is cropped. */
export const pictureSpaces: Record<keyof typeof pictureSizes, { width: number; shape?: number }> = {
  text: { width: 672 },
  card: { width: 640, shape: 3 / 2 },
  portrait: { width: 160, shape: 1 },
};

/** The picture as a page shows it, as wide as `sizes` says. */
export function shownPicture(
  { photos }: Pick<Contents, "photos">,
  { src, alt = "", focus }: Pick<Image, "src" | "alt"> & { focus?: Focus },
  sizes: string,
): ShownPicture {
  const photo = photos.get(src);
  if (!photo) return { src, alt, focus, sources: [] };
  const available = photoWidths(photo);
  const address = (width: number, format: PhotoFormat) =>
    withinSite(`/assets/${photoFile(photo, width, format)}`);
  const srcset = (format: PhotoFormat) =>
    available.map((width) => `${address(width, format)} ${width}w`).join(", ");
  const largest = available.at(-1) ?? photo.width;
  return {
    src: address(largest, "jpeg"),
    alt,
    width: largest,
    height: Math.round((photo.height / photo.width) * largest),
    sizes,
    focus,
    sources: photoFormats.map((format) => ({ type: `image/${format}`, srcset: srcset(format) })),
  };
}

/** The widths in which a photograph is made, none wider than the original. */
export function photoWidths({ width }: Photo) {
  const smaller = widths.filter((one) => one < width);
  const largest = Math.min(width, widths.at(-1) ?? width);
  return [...smaller.filter((one) => one < largest), largest];
}

/** The name of a photograph's file in one width and format. */
export function photoFile({ hash }: Photo, width: number, format: PhotoFormat) {
  return `photo-${hash}-${width}.${format === "jpeg" ? "jpg" : format}`;
}
