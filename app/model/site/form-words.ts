import { z } from "zod";
import { text } from "#app/model/fields/text.ts";

/** A heading with a text below it, as the panel under a form shows them. */
const saidSchema = z.strictObject({
  heading: text("The panel's heading", "We could not send it"),
  text: text("What happened and what to do", "Your words are still here."),
});

/** What every form says, whichever it is. */
export const formWordsSchema = z.strictObject({
  errorTitle: text("The page's title while something has to be mended; {title}", "Error: {title}"),
  errorsHeading: text("Above the list of what to mend", "There is a problem"),
  opensMailApp: text("Below a form that opens the mail app", "Opens your own mail app."),
  goesToService: text("Below a form that a service receives", "A form service receives this."),
  trap: text("The label of the field that only robots fill in", "Leave this field empty"),
  sending: text("While a message is on its way", "Sending your message…"),
  handedOver: saidSchema.extend({
    text: text("What was asked of the mail app; {email} is the mailbox", "It goes to {email}."),
    left: text("What is left to do", "Press Send in your mail app."),
    nothingOpened: text("What to do where no app opened; {email}", "Copy the text to {email}."),
    tooLong: text("Said where the text is too long for a link", "Copy the full text first."),
    pasteHere: text("Stands in the mail in place of a long text", "Please paste the text here."),
    answer: text("When you answer; {time} is the time", "Send it now and we answer by {time}."),
  }),
  accepted: saidSchema.extend({
    answer: text("When you answer; {time} is the time", "We answer by {time}."),
  }),
  refused: saidSchema,
  unknown: saidSchema,
  offline: saidSchema,
  doubted: saidSchema,
  ways: z.strictObject({
    heading: text("Above the other ways to send the same text", "Other ways to send it"),
    email: text("Opens the mail app", "Email"),
    whatsapp: text("Opens WhatsApp", "WhatsApp"),
    whatsappNote: text("What WhatsApp learns", "WhatsApp then knows that you wrote to us."),
    samplePhone: text(
      "Said in place of WhatsApp and SMS while the phone number is made up",
      "WhatsApp and SMS come with our number.",
    ),
    sms: text("Opens the text message app", "SMS"),
    copy: text("Copies the text", "Copy the text"),
    copied: text("Said once the text was copied", "Copied"),
    copyFailed: text("Said where copying is not allowed", "Please select the text and copy it"),
    print: text("Prints the text", "Print"),
  }),
  receipt: z.strictObject({
    heading: text("Above the text", "What your message says"),
    made: text("When it was written; {time} is the time", "Written on {time}"),
  }),
  draft: z.strictObject({
    restored: text("Said where earlier words came back", "We put back what you wrote before."),
    undo: text("Takes them out again", "Take it out again"),
    clear: text("Empties the form", "Clear this form"),
  }),
  noticeRegion: text("The name of the place where notices appear", "Notices"),
});

/** What every form says, whichever it is. */
export type FormWords = z.infer<typeof formWordsSchema>;
