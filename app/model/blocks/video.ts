import { z } from "zod";
import { address, isHttps } from "#app/model/fields/address.ts";
import { imageSource, isPhoto } from "#app/model/fields/image.ts";
import { wording } from "#app/model/fields/text.ts";
import { filmFormats, videoPage } from "#app/model/blocks/video-page.ts";

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
