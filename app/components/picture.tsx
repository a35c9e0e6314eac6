import type { ShownPicture } from "#app/library/shown/shown-picture.ts";

type Props = ShownPicture & {
  className?: string;
  /** True where the picture is on the first screen and must not load lazily. */
  first?: boolean;
};

/** A picture in the best format and size that the browser supports. */
export function Picture({ src, alt, width, height, sizes, sources, className, first }: Props) {
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={className}
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
