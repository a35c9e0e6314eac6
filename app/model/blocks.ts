import { z } from "zod";
import { address, isHttps } from "#app/model/fields/link.ts";
import { imageSource, isPhoto } from "#app/model/fields/file.ts";
import { wording } from "#app/model/fields/described.ts";

/** The settings of a callout: a highlighted passage of a post. */
export const calloutSchema = z.strictObject({
  title: wording("The line above the passage", "What a term costs"),
});

/** The settings of a question that opens its answer when pressed. */
export const questionSchema = z.strictObject({
  title: wording("The question", "May I bring my child?"),
});

// The addresses of players, and the start of the page on which the same video is watched.
const players = [
  [
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    "https://www.youtube.com/watch?v=",
  ],
  [/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/, "https://vimeo.com/"],
] as const;

/** The file extensions of films, as part of a pattern. */
export const filmFormats = "mp4|m4v|mov|webm|avi|mkv|3gp";

const hostNames: Partial<Record<string, string>> = {
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "tiktok.com": "TikTok",
};

/** The page on which the video of this player is watched; undefined for other addresses. */
export function videoPage(player: string): string | undefined {
  for (const [pattern, page] of players) {
    const id = pattern.exec(player)?.[1];
    if (id) return page + id;
  }
  return undefined;
}

/** The name of the site that hosts a video, as visitors know it. */
export function videoHost(address: string) {
  const host = new URL(address).hostname.replace(/^(?:www|m)\./, "");
  return hostNames[host] ?? host;
}

const film = new RegExp(`\\.(?:${filmFormats})(?:[?#]|$)`, "i");
const watched = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

/** The settings of a video, which visitors watch on the site that hosts it. */
export const videoSchema = z
  .strictObject({
    title: wording("What the video is called", "Ten words in sign language"),
    poster: imageSource.refine(isPhoto).meta({
      concern: "people",
      description: "A photo to show for the video, in the same folder",
      examples: ["lesson.jpg"],
      expects: "a photo in the same folder, like lesson.jpg",
    }),
    address: z
      .string()
      .refine((written) => isHttps(written) && videoPage(written) === undefined)
      .refine((written) => !film.test(written))
      .meta({
        concern: "contact",
        description: "The page where it is watched",
        examples: [watched],
        expects: `the page on which visitors watch it, such as ${watched}; upload the film to YouTube or Vimeo first`,
      }),
    captions: wording("The languages of its captions", "English, Swahili").optional(),
    transcript: address("The page or file with the transcript", "/files/lesson.pdf").optional(),
  })
  // Without either, people who cannot hear do not know what is said.
  .refine(({ captions, transcript }) => (captions ?? transcript) !== undefined)
  .meta({
    expects: 'captions="English" (the languages of its captions) or transcript="/files/….pdf"',
  });
