import { z } from "zod";
import { address, isHttps } from "#app/model/fields/address.ts";
import { imageSource, isPhoto } from "#app/model/fields/image.ts";
import { wording } from "#app/model/fields/text.ts";
import { filmFormats, videoPage } from "#app/model/blocks/video-page.ts";

const film = new RegExp(`\\.(?:${filmFormats})(?:[?#]|$)`, "i");
const watched = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

/** The settings of a video, which is watched on the site that holds it. */
export const videoSchema = z
  .strictObject({
    title: wording("What the video is called", "Ten words in sign language"),
    poster: imageSource.refine(isPhoto).meta({
      concern: "people",
      description: "A photo beside this file that stands for the video",
      examples: ["lesson.jpg"],
      expects: "a photo beside this file like lesson.jpg",
    }),
    address: z
      .string()
      .refine((written) => isHttps(written) && videoPage(written) === undefined)
      .refine((written) => !film.test(written))
      .meta({
        concern: "contact",
        description: "The page where it is watched",
        examples: [watched],
        expects: `the page where a visitor watches it, such as ${watched}; upload the film to YouTube or Vimeo first`,
      }),
    captions: wording("The languages of its captions", "English, Swahili").optional(),
    transcript: address(
      "The page or the file with all that is said",
      "/files/lesson.pdf",
    ).optional(),
  })
  // Without either it says nothing to those who cannot hear it.
  .refine(({ captions, transcript }) => (captions ?? transcript) !== undefined)
  .meta({
    expects:
      'captions="English" with the languages of its captions, or transcript="/files/….pdf" with all that is said',
  });
