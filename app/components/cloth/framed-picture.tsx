import { Cloth, type ClothSeed } from "#app/components/cloth/cloth.tsx";
import { Picture, type PictureData } from "#app/components/picture.tsx";

type Props = ClothSeed & {
  picture?: PictureData;
  /** What the cloth shows when there is no picture; without it the cloth is decoration. */
  alt?: string;
};

/** A picture inside the border of a cloth, or the whole cloth if there is no picture. */
export function FramedPicture({ picture, alt, ...cloth }: Props) {
  if (!picture) return <Cloth {...cloth} part="whole" alt={alt} className="aspect-3/2" />;
  return (
    <div className="relative">
      <Cloth {...cloth} part="rim" className="aspect-3/2" />
      {/* The cloth is 480 by 320, and its border takes 38.5 on each side. */}
      <Picture {...picture} className="absolute inset-0 m-auto h-243/320 w-403/480 object-cover" />
    </div>
  );
}
