import { filmFormats } from "#app/model/blocks.ts";

const film = new RegExp(`\\.(?:${filmFormats})$`, "i");

/** A name for an address: small letters, digits and hyphens. */
export function plainFileName(name: string) {
  const letters = name.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "new-name";
}

/** What to do with a film, or a picture in a format that browsers cannot show; undefined for other files. */
export function unshownFormat(name: string) {
  const [, base = "", format] = /^(.*)\.(heic|heif|gif|bmp)$/i.exec(name) ?? [];
  if (film.test(name))
    return 'A film is too large for most visitors. Upload it to YouTube or Vimeo, delete this file, and write <Video title="…" poster="photo.jpg" address="https://…" captions="…" /> in the text.';
  const renamed = `${plainFileName(base)}.jpg`;
  return (
    format &&
    `Browsers cannot show ${format.toUpperCase()} pictures. Open it in a photo app, save it as JPEG, and use the name ${renamed} here and in the text.`
  );
}
