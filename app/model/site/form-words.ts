import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { wording } from "#app/model/fields/text.ts";

const outcome = z.strictObject({
  heading: wording("The panel's heading", "We could not send it"),
  text: wording("What happened and what to do", "Your words are still here."),
});

/** The words that all forms share. */
export const formWordsSchema = z.strictObject({
  errorTitle: wording(
    "The page's title while the form has errors; {title} is its usual title",
    "Error: {title}",
  ),
  errorsHeading: wording("Shown above the list of errors", "There is a problem"),
  opensMailApp: wording("Shown below a form that opens the mail app", "Opens your own mail app."),
  goesToService: wording(
    "Shown below a form that a service receives",
    "A form service receives this.",
  ),
  trap: wording("The label of the field that only robots fill in", "Leave this field empty"),
  sending: wording("Shown while a message is being sent", "Sending your message…"),
  stillSending: wording("Shown if sending takes long", "Still sending. Please stay here."),
  handedOver: outcome.extend({
    text: wording("What the mail app should do; {email} is the receiver", "It goes to {email}."),
    left: wording("What is left to do", "Press Send in your mail app."),
    nothingOpened: wording(
      "What to do if no app opened; {email} is the receiver",
      "Copy the text to {email}.",
    ),
    tooLong: wording("Shown if the text is too long for the mail app", "Copy the full text first."),
    pasteHere: wording(
      "The words in the e-mail in place of a long text",
      "Please paste the text here.",
    ),
    answer: wording("When you answer; {time} is the time", "Send it now and we answer by {time}."),
  }),
  accepted: outcome.extend({
    answer: wording("When you answer; {time} is the time", "We answer by {time}."),
  }),
  refused: outcome,
  unknown: outcome,
  offline: outcome.extend({
    sms: wording("Also shown if you have a phone", "An SMS needs no data."),
  }),
  doubted: outcome,
  ways: z.strictObject({
    heading: wording("Shown above the other ways to send the same text", "Other ways to send it"),
    email: wording("The button that opens the mail app", "Email"),
    whatsapp: wording("The button that opens WhatsApp", "WhatsApp"),
    whatsappNote: wording(
      "Says that WhatsApp will know about the message",
      "WhatsApp then knows that you wrote to us.",
    ),
    samplePhone: wording(
      "Shown in place of WhatsApp and SMS while the phone number is made up",
      "WhatsApp and SMS come with our number.",
    ),
    sms: wording("The button that opens the text message app", "SMS"),
    copy: wording("The button that copies the text", "Copy the text"),
    copied: wording("Shown after the text was copied", "Copied"),
    copyFailed: wording("Shown if copying is not allowed", "Please select the text and copy it"),
    print: wording("The button that prints the text", "Print"),
  }),
  receipt: z.strictObject({
    heading: wording("Shown above the text", "What your message says"),
    made: wording("When it was written; {time} is the time", "Written on {time}"),
  }),
  draft: z.strictObject({
    restored: wording("Shown if earlier words were restored", "We put back what you wrote before."),
    undo: wording("The button that removes them again", "Take it out again"),
    clear: wording("The button that empties the form", "Clear this form"),
  }),
  noticeRegion: wording("The name of the notices, for screen readers", "Notices"),
  confirm: confirmField,
});

/** The words that all forms share. */
export type FormWords = Omit<z.infer<typeof formWordsSchema>, "confirm">;
