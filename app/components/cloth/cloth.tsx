type Props = {
  /** A finished SVG from the leso room. */
  svg: string;
  className?: string;
  /** What the cloth shows; without it the cloth is only for the eye. */
  alt?: string;
};

/** A piece of leso cloth, drawn at build. */
export function Cloth({ svg, className = "", alt }: Props) {
  return (
    <div
      className={`cloth-art ${className}`}
      role={alt ? "img" : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
