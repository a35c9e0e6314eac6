import { Cloth, type ClothSeed } from "#app/components/cloth/cloth.tsx";

type Props = ClothSeed & {
  /** True where the window's left edge cuts it off, instead of the right one. */
  isFirst?: boolean;
  className?: string;
};

/** The field of a cloth beside words, with a border where it ends and none at the window's edge. */
export function BleedingField({ isFirst, className = "", ...cloth }: Props) {
  return (
    <div className={`flex h-32 md:h-auto ${className}`}>
      <Cloth
        {...cloth}
        part="side"
        className={`hidden w-8 flex-none md:block ${isFirst ? "order-last mirrored" : ""}`}
      />
      <Cloth {...cloth} part="field" className="flex-1" />
    </div>
  );
}
