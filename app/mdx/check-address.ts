import { isInsideSite, isSafeAddress } from "#app/model/fields/address.ts";
import { drawingPath, photoPath } from "#app/model/fields/image.ts";
import { helplineNamed, quotedFigures } from "#app/model/fields/quoted-figures.ts";
import type { BodyCorrection, Mention } from "#app/mdx/body-problem.ts";
import type { Report } from "#app/mdx/check-tree.ts";

type Mentioned = (kind: Mention["kind"], target: string) => void;
type Place = { written?: Omit<BodyCorrection, "text">; folder: string };

/** Checks the alternative text and the source of a picture in a body. */
export function checkPicture(
  url: string,
  alt: string | null | undefined,
  report: Report,
  mention: Mentioned,
) {
  if (!/[\p{L}\p{N}]/u.test(alt ?? "")) {
    const fix = `Say what it shows: ![Two girls read at a desk](${url})`;
    report("A picture has no words for those who cannot see it.", fix);
  }
  if (photoPath.test(url) || drawingPath.test(url)) return mention("image", url);
  const { expected, fix } = otherPicture(url);
  report(`A picture cannot come from "${url}".`, fix, { expected });
}

function otherPicture(url: string) {
  const isBeside = /^[^/:\\]+\.\w{2,4}$/.test(url);
  const ending = /\.\w+$/.exec(url)?.[0] ?? "";
  if (!isBeside) {
    const expected = "It has to be a photo beside this file, or a drawing in files/.";
    return { expected, fix: fromFolder(url) };
  }
  if (/^\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(ending)) {
    const fix = "Give the file a name of letters, digits and hyphens, and write that name here.";
    return { expected: "", fix };
  }
  const expected = `A file that ends in ${ending} cannot be shown; one that ends in .jpg or .png can.`;
  return { expected, fix: "Open it in a photo program, save it as JPEG and write its new name." };
}

// Pictures once stood in a folder of their own, which is for the code now.
function fromFolder(url: string) {
  const name = /^\/(?:[^/\\]+\/)*([\w-][\w.-]*)$/.exec(url)?.[1] ?? "";
  if (photoPath.test(name)) return `Put the picture beside this file, and write ${name}.`;
  if (/\.svg$/i.test(name)) return `Put the drawing into files/, and write /files/${name}.`;
  return "Write its name, such as photo.jpg or /files/map.svg.";
}

/** Checks where a link of a body leads, with the place of its address and the folder of its file. */
export function checkLink(
  url: string,
  report: Report,
  mention: Mentioned,
  { written, folder }: Place,
) {
  const [quoted] = quotedFigures(url);
  if (quoted) {
    const [what, fix] = helplineNamed(quoted.id)
      ? [
          "A helpline",
          `Write ${quoted.written} in the place of the whole link; it becomes one by itself.`,
        ]
      : ["A figure", "Write the address out."];
    return report(`${what} cannot stand in an address: "${url}".`, fix);
  }
  if (isInsideSite(url)) mention("address", url);
  if (isSafeAddress(url)) return;
  const meant = pageOfFile(url, folder) ?? completed(url);
  report(`A link cannot lead to "${url}".`, meant ? `Write ${meant}.` : guess(url), {
    expected: "It can lead to a page of this site like /donate, or to https://, mailto: or tel:.",
    correction: meant && written ? { ...written, text: meant } : undefined,
  });
}

// Beside a post 2.mdx is the page /blog/2.
function pageOfFile(url: string, folder: string) {
  const [, room = folder, name = "", ending] =
    /^(?:\.{0,2}\/)*(?:content\/)?(?:(blog|pages|programs|sw)\/)?([\w-]+)\.(mdx?|ya?ml|html?)$/.exec(
      url,
    ) ?? [];
  if (!ending) return undefined;
  if (/^(?:home|index)$/.test(name)) return room === "sw" ? "/sw" : "/";
  if (room === "programs") return `/programs#${name}`;
  return /^m/.test(ending) && /^(?:blog|sw)$/.test(room) ? `/${room}/${name}` : `/${name}`;
}

function completed(url: string) {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(url)) return `mailto:${url}`;
  if (/^http:\/\/[^/\s]/.test(url)) return url.replace(/^http/, "https");
  if (fileName.test(url)) return undefined;
  return /^www\.|^[\w-]+\.[a-z]{2,}/.test(url) ? `https://${url}` : undefined;
}

const fileName =
  /^(?![\w.-]+\/)[^:]+\.(?:jpe?g|png|webp|avif|tiff?|gif|heic|svg|pdf|docx?|xlsx?)$/i;

// What may have been meant, although it may not exist.
function guess(url: string) {
  const name = url.slice(url.lastIndexOf("/") + 1);
  if (photoPath.test(url))
    return `To show the picture, write ![what it shows](${url}), with no space behind the !.`;
  if (fileName.test(url)) return `Put the file into the folder files/ and write /files/${name}.`;
  const page = /^(?:\.{0,2}\/)*(?:content\/)?((?:blog\/|pages\/)?[\w-]+)$/.exec(url)?.[1];
  return page ? `If it is a page of this site, write /${page.replace(/^pages\//, "")}.` : "";
}
