import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { panelOf } from "#app/leso/draw-cloth.ts";

const width = 1200;
const height = 630;
const shelf = path.resolve(".cache/share");

/** Where a share picture of this name is kept once it was drawn. */
export function sharePicturePlace(file: string) {
  return path.join(shelf, file);
}

/** Draws those of the share pictures that are not kept yet, and answers with how many. */
export async function drawSharePictures(pictures: SharePicture[]) {
  await mkdir(shelf, { recursive: true });
  const waiting = pictures.values();
  let drawn = 0;
  const work = async () => {
    for (const picture of waiting) {
      const kept = sharePicturePlace(picture.file);
      if (!(await exists(kept))) {
        await writeFile(kept, await drawSharePicture(picture));
        drawn += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return drawn;
}

/** One share picture as PNG: the page's cloth, its title on it, the line of Swahili below. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { cloth } = picture;
  const words = await satori(label(picture) as ReactNode, { width, height, fonts: await fonts() });
  const inside = words.slice(words.indexOf(">") + 1, words.lastIndexOf("</svg>"));
  // The cloth is drawn for 800 by 416, so that its border is as bold as on a page.
  const whole =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="scale(${width / 800} ${height / 416})">${panelOf(cloth, 800, 416)}</g>${inside}</svg>`;
  // Choosing a palette would halve the file and take four times as long as all the rest.
  return sharp(Buffer.from(whole)).png({ compressionLevel: 9 }).toBuffer();
}

type Block = { type: string; props: { style: object; children?: unknown; lang?: string } };

const block = (style: object, children?: unknown): Block => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

function label({ title, siteName, jina, cloth }: SharePicture): Block {
  const size = title.length > 60 ? 58 : title.length > 36 ? 70 : 84;
  const paper = "#FFFBF3";
  return block({ width, height, alignItems: "center", justifyContent: "center" }, [
    block(
      {
        width: 900,
        flexDirection: "column",
        backgroundColor: paper,
        border: `10px solid ${cloth.palette.ground}`,
        fontFamily: "Display",
        color: cloth.palette.ground,
      },
      [
        block({ padding: "36px 52px 0", fontSize: 32 }, siteName),
        block(
          {
            padding: "18px 52px 40px",
            fontSize: size,
            lineHeight: 1.04,
            letterSpacing: "-0.015em",
          },
          title,
        ),
        ...(jina
          ? [
              block(
                {
                  padding: "16px 52px",
                  fontSize: 34,
                  justifyContent: "center",
                  backgroundColor: "#F5B324",
                  color: "#1D1533",
                },
                jina,
              ),
            ]
          : []),
      ],
    ),
  ]);
}

type Font = { name: string; data: Buffer; weight: 700 };

let held: Promise<Font[]> | undefined;

function fonts(): Promise<Font[]> {
  held ??= Promise.all(
    ["display", "display-kikuyu"].map(async (name) => ({
      name: name === "display" ? "Display" : "Kikuyu",
      data: await readFile(path.resolve(".cache/fonts", `${name}.ttf`)),
      weight: 700 as const,
    })),
  );
  return held;
}

function exists(file: string) {
  return access(file).then(
    () => true,
    () => false,
  );
}
