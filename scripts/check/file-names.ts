/** A name as an address can hold it: small letters, digits and hyphens. */
export function plainFileName(name: string) {
  const letters = name.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "new-name";
}

/** What to do with a picture of a format that browsers cannot show; undefined for other files. */
export function unshownFormat(name: string) {
  const [, own = "", format] = /^(.*)\.(heic|heif|gif|tiff?|bmp)$/i.exec(name) ?? [];
  const renamed = `${plainFileName(own)}.jpg`;
  return (
    format &&
    `A picture cannot be ${format.toUpperCase()}, as some phones save it. Open it in a photo program, save it as JPEG, and call it ${renamed} here and in the text.`
  );
}
