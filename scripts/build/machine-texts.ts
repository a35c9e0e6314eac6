import { securityText } from "#app/head/security-text.ts";
import type { Contents } from "#app/content/contents.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import { versionText } from "#scripts/build/version-text.ts";

const place = "/.well-known/security.txt";

/** Writes security.txt, and version.txt, which shows what is live and marks the folder as made by a build. */
export function writeMachineTexts(contents: Contents, day: string, next: NextOutput): void {
  const { email } = contents.site;
  const languages = contents.languages.map(({ language }) => language);
  const address = fullAddress(contents, place);
  next.write(place.slice(1), securityText({ email, languages, address }, new Date(day)));
  next.write("version.txt", versionText(day));
}
