import sharp from "sharp";
import { UserError } from "#app/content/user-error.ts";

/** The drawing of the site's mark, which is also in the header of every page. */
const siteMarkFile = "public/favicon.svg";

/** The site's mark as a square PNG of this size in pixels. */
export async function siteMark(size: number): Promise<Buffer> {
  const drawn = sharp(siteMarkFile, { density: (72 * size) / 32 }).resize(size, size, {
    fit: "contain",
    background: "#0000",
  });
  return drawn.png({ palette: true }).toBuffer().catch(refuse);
}

function refuse(error: Error): never {
  throw new UserError(`Icons cannot be made from ${siteMarkFile}: ${error.message}`);
}
