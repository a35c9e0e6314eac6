import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { swahiliText, text } from "#app/model/fields/text.ts";

/** What every form says in one language, each made by the field for that language. */
function formWords(words: typeof text) {
  const says = (description: string, example: string) => words("words", description, example);
  const said = z.strictObject({
    heading: says("The panel's heading", "We could not send it"),
    text: says("What happened and what to do", "Your words are still here."),
  });
  return z.strictObject({
    errorTitle: says(
      "The page's title while something has to be mended; {title}",
      "Error: {title}",
    ),
    errorsHeading: says("Above the list of what to mend", "There is a problem"),
    opensMailApp: says("Below a form that opens the mail app", "Opens your own mail app."),
    goesToService: says("Below a form that a service receives", "A form service receives this."),
    trap: says("The label of the field that only robots fill in", "Leave this field empty"),
    sending: says("While a message is on its way", "Sending your message…"),
    stillSending: says("Once that takes long", "Still sending. Please stay here."),
    handedOver: said.extend({
      text: says("What was asked of the mail app; {email} is the mailbox", "It goes to {email}."),
      left: says("What is left to do", "Press Send in your mail app."),
      nothingOpened: says("What to do where no app opened; {email}", "Copy the text to {email}."),
      tooLong: says("Said where the text is too long for a link", "Copy the full text first."),
      pasteHere: says("Stands in the mail in place of a long text", "Please paste the text here."),
      answer: says("When you answer; {time} is the time", "Send it now and we answer by {time}."),
    }),
    accepted: said.extend({
      answer: says("When you answer; {time} is the time", "We answer by {time}."),
    }),
    refused: said,
    unknown: said,
    offline: said.extend({
      sms: says("Also said where you have a phone", "An SMS needs no data."),
    }),
    doubted: said,
    ways: z.strictObject({
      heading: says("Above the other ways to send the same text", "Other ways to send it"),
      email: says("Opens the mail app", "Email"),
      whatsapp: says("Opens WhatsApp", "WhatsApp"),
      whatsappNote: says("What WhatsApp learns", "WhatsApp then knows that you wrote to us."),
      samplePhone: says(
        "Said in place of WhatsApp and SMS while the phone number is made up",
        "WhatsApp and SMS come with our number.",
      ),
      sms: says("Opens the text message app", "SMS"),
      copy: says("Copies the text", "Copy the text"),
      copied: says("Said once the text was copied", "Copied"),
      copyFailed: says("Said where copying is not allowed", "Please select the text and copy it"),
      print: says("Prints the text", "Print"),
    }),
    receipt: z.strictObject({
      heading: says("Above the text", "What your message says"),
      made: says("When it was written; {time} is the time", "Written on {time}"),
    }),
    draft: z.strictObject({
      restored: says("Said where earlier words came back", "We put back what you wrote before."),
      undo: says("Takes them out again", "Take it out again"),
      clear: says("Empties the form", "Clear this form"),
    }),
    noticeRegion: says("The name of the place where notices appear", "Notices"),
  });
}

/** What every form says, whichever it is; in Swahili too where a page with a form is. */
export const formWordsSchema = formWords(text).extend({
  swahili: formWords(swahiliText),
  confirm: confirmField,
});

/** What every form says, whichever it is. */
export type FormWords = z.infer<ReturnType<typeof formWords>>;
