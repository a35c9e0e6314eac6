import type { Focus } from "#app/model/fields/file.ts";

/** A picture; photographs have several sizes and formats. */
export type PictureData = {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  sizes?: string;
  /** The part that must not be cropped off. */
  focus?: Focus;
  /** The sources that a browser chooses from, best format first. */
  sources: { type: string; srcset: string }[];
};

type Props = PictureData & {
  className?: string;
  /** True if the picture is on the first screen and must not load lazily. */
  first?: boolean;
};

const focusClasses = {
  top: "object-top",
  bottom: "object-bottom",
  left: "object-left",
  right: "object-right",
  centre: "object-center",
};

/** A picture in the best format and size that the browser supports. */
export function Picture({ src, alt, width, height, sizes, sources, first, ...shown }: Props) {
  const { className, focus } = shown;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={focus ? `${className} ${focusClasses[focus]}` : className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
