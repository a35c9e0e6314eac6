import { z } from "zod";
import { text } from "#app/model/fields/text.ts";

/** What the visitor is told once a form was handed over to the mail app. */
export const handoverWordsSchema = z.strictObject({
  noticeTitle: text("The notice's title", "Application Submitted!"),
  noticeText: text("The notice's text", "Thank you for your interest."),
  heading: text("The lasting panel's heading", "Your mail app has your application"),
  whatHappened: text(
    "What just happened; {email} is the receiving address",
    "We asked your mail app to open a message to {email}.",
  ),
  whatIsLeft: text("What is left to do", "Press Send in your mail app."),
  ifNothingOpened: text("What to do where no mail app opened", "Copy the text below."),
  openAgain: text("The link that opens the mail app again", "Open the message again"),
  copy: text("The button that copies the text", "Copy the text"),
  copied: text("Said once the text was copied", "Copied"),
  copyFailed: text("Said where copying is not allowed", "Please select the text and copy it"),
  sent: text("Above the text that was handed over", "What your message says"),
});

/** What the visitor is told after hand-over. */
export type HandoverWords = z.infer<typeof handoverWordsSchema>;
