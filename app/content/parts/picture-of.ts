import type { PictureData } from "#app/components/picture.tsx";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import type { Photo } from "#app/content/reading/photos.server.ts";
import type { Focus } from "#app/model/fields/file.ts";

/** The formats of each photograph, best first; the last is for old browsers. */
export const photoFormats = ["avif", "webp", "jpeg"] as const;
/** The name of a photograph's format. */
export type PhotoFormat = (typeof photoFormats)[number];

const widths = [360, 540, 720, 1080, 1440];

/** The `sizes` of a picture: across a page, in a column of text, in a grid of cards, and beside a name. */
const pictureSizes = {
  wide: "(min-width: 76rem) 69rem, 100vw",
  text: "(min-width: 44rem) 42rem, 100vw",
  card: "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw",
  // Wider than the square, which crops the sides of most pictures.
  portrait: "(min-width: 48rem) 15rem, 9rem",
  logo: "10rem",
};

/** The largest width of each in pixels, and the aspect ratio to which it is cropped. */
export const pictureSpaces: Record<keyof typeof pictureSizes, { width: number; shape?: number }> = {
  wide: { width: 1104 },
  text: { width: 672 },
  card: { width: 640, shape: 3 / 2 },
  portrait: { width: 160, shape: 1 },
  logo: { width: 160 },
};

/** The space in which the page of an entry shows the picture in its fields, by kind; a body has "text". */
export const spacesOfKinds = {
  posts: "wide",
  team: "portrait",
  gallery: "card",
  partners: "logo",
} as const;

/** A picture as a page shows it; photographs have several sizes and formats. */
export function pictureOf(
  { photos }: Pick<Contents, "photos">,
  { src, alt, focus }: { src: string; alt: string; focus?: Focus },
  place: keyof typeof pictureSizes,
): PictureData {
  const photo = photos.get(src);
  if (!photo) return { src, alt, focus, sources: [] };
  const available = photoWidths(photo);
  const address = (width: number, format: PhotoFormat) =>
    withinSite(`/assets/${photoFile(photo, width, format)}`);
  const srcset = (format: PhotoFormat) =>
    available.map((width) => `${address(width, format)} ${width}w`).join(", ");
  const width = available.at(-1) ?? photo.width;
  return {
    src: address(width, "jpeg"),
    alt,
    width,
    height: Math.round((photo.height / photo.width) * width),
    sizes: pictureSizes[place],
    focus,
    sources: photoFormats.map((format) => ({ type: `image/${format}`, srcset: srcset(format) })),
  };
}

/** The widths that are made of a photograph, none wider than the original. */
export function photoWidths({ width }: Photo) {
  const largest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((width) => width < largest), largest];
}

/**
 * The file name of a photograph in one width, or as a share picture, and format; all begin alike, so
 * that whoever takes a photograph down by hand finds them.
 */
export function photoFile({ hash }: Photo, size: number | "share", format: PhotoFormat) {
  return `photo-${hash}-${size}.${format === "jpeg" ? "jpg" : format}`;
}
