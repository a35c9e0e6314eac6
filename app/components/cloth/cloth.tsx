type Props = {
  /** An SVG drawn by the code in app/leso. */
  svg: string;
  className?: string;
  /** What the cloth shows; without it the cloth is decoration and hidden from screen readers. */
  alt?: string;
};

/** A piece of leso cloth as an SVG inside the page. */
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
